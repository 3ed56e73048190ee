package org.mexbox.agents.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.sum.SumPosition;

/**
 * The rules of a game of sums, as numbers: every component that play from the start can bring is
 * numbered in the order in which a walk through the rules first meets it, so that a number tells
 * nothing of a size. What one move can leave of a component is a sum of components again, and these
 * remainders are numbered too.
 */
public final class Components {
  /** The most components. */
  public static final int MAX = 1_024;

  private final Map<Position, Integer> numbers = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  private final Map<Sum, Integer> remainderNumbers = new HashMap<>();
  private final List<Sum> remainders = new ArrayList<>();
  private final List<int[]> options = new ArrayList<>();
  private final Game game;
  private final String agent;
  private final Sum start;
  private final boolean endIsLost;

  /**
   * Walks through the rules.
   *
   * @param game an impartial game of sums that comes to an end
   * @param agent who asks, for messages
   * @throws InputError if its positions are no sums, may end in a draw or come back, or have other
   *     moves for the other player
   * @throws LimitError if there are more than {@link #MAX} different components
   */
  public Components(Game game, String agent) {
    this.game = game;
    this.agent = agent;
    if (!game.ruleset().impartial()) {
      throw refused("must have the same moves for both players", game);
    }
    if (game.ruleset().loopy()) {
      throw refused("must not come back to a position", game);
    }
    // The order of heaps must not matter, nor which of two equal starts it was.
    this.start = number(sum(game.start().canonical()));
    for (int component = 0; component < positions.size(); component++) {
      options.add(remaindersOf(positions.get(component)));
    }
    // Last, for only now is it known that the walk to the end is short.
    this.endIsLost = isEndLost();
  }

  private InputError refused(String rule, Object value) {
    return InputError.of("game", rule + " for " + agent, value, "nim:1,3,5,7");
  }

  private boolean isEndLost() {
    Position end = game.start();
    while (!end.isTerminal()) {
      end = end.after(end.moves().get(0));
    }
    double reward = game.ruleset().moverReward(end);
    if (reward == 0) {
      throw refused("must have a winner", game);
    }
    return reward < 0;
  }

  private SumPosition sum(Position position) {
    if (position instanceof SumPosition sum) {
      return sum;
    }
    throw refused("must fall into components", position);
  }

  private Sum number(SumPosition position) {
    List<Position> parts = position.components();
    int[] found = new int[parts.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = number(parts.get(i).canonical());
    }
    return Sum.of(found);
  }

  private int number(Position component) {
    Integer known = numbers.get(component);
    if (known != null) {
      return known;
    }
    int number = positions.size();
    if (number == MAX) {
      throw LimitError.of(
          "different components of " + game, "more than " + MAX, MAX, "choose a smaller start");
    }
    numbers.put(component, number);
    positions.add(component);
    return number;
  }

  private int[] remaindersOf(Position component) {
    Set<Integer> found = new LinkedHashSet<>();
    for (Move move : component.moves()) {
      Sum left = number(sum(component.after(move)));
      Integer number = remainderNumbers.get(left);
      if (number == null) {
        number = remainders.size();
        remainderNumbers.put(left, number);
        remainders.add(left);
      }
      found.add(number);
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /** How many there are. */
  public int count() {
    return positions.size();
  }

  /** The component of a number. */
  public Position position(int component) {
    return positions.get(component);
  }

  /** The start of the game. */
  public Sum start() {
    return start;
  }

  /** True if the player who faces the end of play has lost. */
  public boolean endIsLost() {
    return endIsLost;
  }

  /** How many different remainders there are. */
  public int remainderCount() {
    return remainders.size();
  }

  /** The components that are left, by the number of the remainder. */
  public Sum remainder(int number) {
    return remainders.get(number);
  }

  /** What a move can leave of a component, as numbers of remainders; each once. */
  public int[] options(int component) {
    return options.get(component);
  }

  /** How many moves the longest play of each component has. */
  public int[] lengths() {
    int[] lengths = new int[count()];
    for (int component = 0; component < lengths.length; component++) {
      length(component, lengths);
    }
    return lengths;
  }

  private int length(int component, int[] lengths) {
    if (lengths[component] == 0) {
      for (int remainder : options(component)) {
        Sum left = remainder(remainder);
        int length = 1;
        for (int i = 0; i < left.size(); i++) {
          length += length(left.part(i), lengths);
        }
        lengths[component] = Math.max(lengths[component], length);
      }
    }
    return lengths[component];
  }

  /** Takes a move: which part of a sum it changes, and the number of what it leaves of it. */
  public interface MoveTaker {
    void take(int part, int remainder);
  }

  /** Every move of a sum; of equal components only the first is moved. */
  public void forEachOption(Sum sum, MoveTaker taker) {
    for (int part = 0; part < sum.size(); part++) {
      if (sum.isFirst(part)) {
        for (int remainder : options(sum.part(part))) {
          taker.take(part, remainder);
        }
      }
    }
  }

  /** The sum after a move. */
  public Sum after(Sum sum, int part, int remainder) {
    return sum.replaced(part, remainder(remainder));
  }

  /** The numbers of the components of a position; null if play cannot bring one of them. */
  public @Nullable Sum find(Position position) {
    List<Position> parts = sum(position).components();
    int[] found = new int[parts.size()];
    for (int i = 0; i < found.length; i++) {
      Integer number = numbers.get(parts.get(i).canonical());
      if (number == null) {
        return null;
      }
      found[i] = number;
    }
    return Sum.of(found);
  }

  /**
   * A move of a position.
   *
   * @param next chooses an option of a sum
   * @throws InputError if play cannot bring the position
   */
  public Move choose(Position position, UnaryOperator<Sum> next) {
    Sum sum = find(position);
    if (sum == null) {
      throw InputError.of("position", "must follow " + game, position);
    }
    Sum chosen = next.apply(sum);
    for (Move move : position.moves()) {
      Sum after = find(position.after(move));
      if (after != null && after.equals(chosen)) {
        return move;
      }
    }
    throw new IllegalStateException(position + " is no sum: no move leads to " + chosen);
  }
}
