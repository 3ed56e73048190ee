package org.mexbox.agents.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

/**
 * One search, from one position in which both seats choose at once; chance may decide the rest.
 * Random games grow a tree; at its positions each seat matches regrets: it chooses in proportion to
 * how much more the other choices seem to bring than what was got (Lanctot, Wittlin, Winands and
 * Den Teuling, <i>Monte Carlo Tree Search for Simultaneous Move Games</i>, 2013). How a seat chose
 * on average is its answer.
 */
final class SimultaneousSearch {
  // Times the exploration of the settings: how often a choice of the search is any.
  private static final double ANY = 0.2;

  private final MonteCarloTreeSearch spec;
  private final RandomGenerator random;
  private final Map<SimultaneousPosition, Turn> turns = new HashMap<>();
  private final Turn root;

  SimultaneousSearch(
      MonteCarloTreeSearch spec, SimultaneousPosition position, RandomGenerator random) {
    this.spec = spec;
    this.random = random;
    this.root = turn(position);
  }

  /** What is known of a position: what may follow, and what it was worth. */
  private static final class Turn {
    private final SimultaneousPosition position;
    final List<Move> first;
    final List<Move> second;
    final @Nullable Chances[] chances;
    final double[] sums;
    final int[] counts;
    final Chooser ofFirst;
    final Chooser ofSecond;
    int visits;

    Turn(SimultaneousPosition position) {
      this.position = position;
      first = position.moves(Seat.FIRST);
      second = position.moves(Seat.SECOND);
      chances = new Chances[first.size() * second.size()];
      sums = new double[chances.length];
      counts = new int[chances.length];
      ofFirst = new Chooser(first.size());
      ofSecond = new Chooser(second.size());
    }

    List<Branch> after(int row, int column) {
      return position.after(first.get(row), second.get(column));
    }

    // What FIRST got of a pair of choices on average; 0 where it was never tried.
    double mean(int row, int column) {
      int pair = row * second.size() + column;
      return counts[pair] == 0 ? 0 : sums[pair] / counts[pair];
    }

    void learn(int row, int column, double gain) {
      int pair = row * second.size() + column;
      sums[pair] += gain;
      counts[pair]++;
      for (int i = 0; i < ofFirst.regrets.length; i++) {
        ofFirst.regrets[i] += i == row ? 0 : mean(i, column) - gain;
      }
      for (int j = 0; j < ofSecond.regrets.length; j++) {
        ofSecond.regrets[j] += j == column ? 0 : gain - mean(row, j);
      }
    }
  }

  /** What may come of a pair of choices. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Chances(double[] probabilities, double[] gains, List<Branch> branches) {
    static Chances of(List<Branch> branches) {
      return new Chances(
          branches.stream().mapToDouble(each -> each.probability().doubleValue()).toArray(),
          branches.stream().mapToDouble(each -> each.gain().doubleValue()).toArray(),
          branches);
    }
  }

  /** How one seat chooses. */
  private static final class Chooser {
    final double[] regrets;
    private final double[] strategy;
    private final double[] sums;

    Chooser(int choices) {
      regrets = new double[choices];
      strategy = new double[choices];
      sums = new double[choices];
    }

    int choose(double any, RandomGenerator random) {
      double total = 0;
      for (double regret : regrets) {
        total += Math.max(0, regret);
      }
      for (int i = 0; i < strategy.length; i++) {
        strategy[i] = total > 0 ? Math.max(0, regrets[i]) / total : 1.0 / strategy.length;
        sums[i] += strategy[i];
      }
      return Draws.unit(random) < any
          ? Draws.below(strategy.length, random)
          : Draws.index(strategy, random);
    }

    double[] average() {
      double total = 0;
      for (double sum : sums) {
        total += sum;
      }
      double[] average = new double[sums.length];
      for (int i = 0; i < average.length; i++) {
        average[i] = total > 0 ? sums[i] / total : 1.0 / average.length;
      }
      return average;
    }
  }

  /** How FIRST, and how SECOND, should choose: probabilities in the order of their moves. */
  List<double[]> run() {
    for (int left = spec.playouts(); left > 0; left--) {
      visit(root, spec.plies());
    }
    return List.of(root.ofFirst.average(), root.ofSecond.average());
  }

  private Turn turn(SimultaneousPosition position) {
    return turns.computeIfAbsent(position, Turn::new);
  }

  /** Plays on from a position, and learns; answers what FIRST got. */
  private double visit(Turn turn, int turnsLeft) {
    if (turn.chances.length == 0 || turnsLeft == 0) {
      return 0;
    }
    boolean isKnown = turn.visits++ > 0 || turn == root;
    if (!isKnown) {
      return playouts(turn, turnsLeft);
    }
    double any = Math.min(1, ANY * spec.exploration());
    int row = turn.ofFirst.choose(any, random);
    int column = turn.ofSecond.choose(any, random);
    Chances chances = chances(turn, row, column);
    int drawn = Draws.index(chances.probabilities, random);
    double gain =
        chances.gains[drawn] + visit(turn(chances.branches.get(drawn).next()), turnsLeft - 1);
    turn.learn(row, column, gain);
    return gain;
  }

  private double playouts(Turn start, int turnsLeft) {
    double sum = 0;
    for (int i = 0; i < spec.batch(); i++) {
      Turn turn = start;
      for (int left = turnsLeft; left > 0 && turn.chances.length > 0; left--) {
        int row = Draws.below(turn.first.size(), random);
        int column = Draws.below(turn.second.size(), random);
        Chances chances = chances(turn, row, column);
        int drawn = Draws.index(chances.probabilities, random);
        sum += chances.gains[drawn];
        turn = turn(chances.branches.get(drawn).next());
      }
    }
    return sum / spec.batch();
  }

  private static Chances chances(Turn turn, int row, int column) {
    int pair = row * turn.second.size() + column;
    Chances known = turn.chances[pair];
    if (known == null) {
      known = Chances.of(turn.after(row, column));
      turn.chances[pair] = known;
    }
    return known;
  }
}
