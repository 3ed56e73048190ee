package org.mexbox.teacher.minimax;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Range;

/**
 * Exact values by alpha-beta search: what the player to move gets under perfect play. What the
 * search has learnt of a position, up to symmetry, it keeps as two bounds in a table, for all
 * questions that follow (Knuth and Moore, <i>An Analysis of Alpha-Beta Pruning</i>, Artificial
 * Intelligence 6, 1975; the table after Marsland, 1986). Deep games do not deepen the call stack.
 * Not safe for several threads at once.
 */
public final class AlphaBeta implements Values {
  private static final int OPEN = Integer.MIN_VALUE;

  // So many moves beyond those of the start are looked at for what was proved.
  private static final int DEPTH = 2;

  private final Ruleset rules;
  private final Bounds bounds;
  private final Distances distances;
  private final Budget budget;
  // How often a move has made all others needless: such moves are tried first (Schaeffer 1989).
  private final Map<Move, Integer> cuts = new HashMap<>();

  private AlphaBeta(Ruleset rules, Bounds bounds, Budget budget) {
    this.rules = rules;
    this.bounds = bounds;
    this.distances = new Distances(rules, budget);
    this.budget = budget;
  }

  /**
   * A search, with nothing known yet.
   *
   * @param start names the game where there are too many positions
   * @param maxPositions how many positions may be kept, symmetric ones counted once; some 100 bytes
   *     each
   * @throws IllegalArgumentException if play can come back to a position: this search would not end
   */
  public static AlphaBeta of(Position start, int maxPositions) {
    return of(start, maxPositions, Budget.usual());
  }

  /** The same within a budget, which can be asked what is proved of the start. */
  public static AlphaBeta of(Position start, int maxPositions, Budget budget) {
    Ruleset rules = start.ruleset();
    if (rules.loopy()) {
      throw new IllegalArgumentException("start: must be of a game that ends, was " + start);
    }
    Bounds bounds =
        new Bounds(maxPositions, () -> Budget.full("positions of " + start, maxPositions), budget);
    AlphaBeta search = new AlphaBeta(rules, bounds, budget);
    budget.reporting(() -> search.learned(start));
    return search;
  }

  private Learned learned(Position start) {
    return new Learned(method(), "positions", positions())
        .with(start, option -> Optional.of(proved(option, DEPTH)));
  }

  /** What the table tells of a position, and what follows from its options. */
  private Range proved(Position position, int depth) {
    Range byRules = Range.of(position);
    int place = bounds.find(position.canonical());
    Range known =
        place < 0 ? byRules : byRules.and(new Range(bounds.least(place), bounds.most(place)));
    if (depth == 0 || position.isTerminal() || known.least() == known.most()) {
      return known;
    }
    int least = -Integer.MAX_VALUE;
    int most = -Integer.MAX_VALUE;
    for (Move move : position.moves()) {
      Range option = proved(position.after(move), depth - 1).negated();
      least = Math.max(least, option.least());
      most = Math.max(most, option.most());
    }
    return known.and(new Range(least, most));
  }

  @Override
  public String method() {
    return "alpha-beta";
  }

  @Override
  public int positions() {
    return bounds.size();
  }

  @Override
  public int value(Position position) {
    return search(position, -rules.maxReward(), rules.maxReward());
  }

  @Override
  public OptionalInt distance(Position position) {
    int value = rules.maxReward() == 1 ? value(position) : 0;
    return value == 0 ? OptionalInt.empty() : distances.of(position, value);
  }

  private int search(Position root, int alpha, int beta) {
    Deque<Frame> open = new ArrayDeque<>();
    int value = enter(root, alpha, beta, open);
    while (!open.isEmpty()) {
      Frame top = open.element();
      if (value != OPEN) {
        top.take(-value);
      }
      value = top.isDone() ? close(open.remove()) : enter(top.next(), -top.beta, -top.sure(), open);
    }
    return value;
  }

  /** The value as far as the window asks for it; {@code OPEN} if it has to be searched. */
  private int enter(Position given, int alpha, int beta, Deque<Frame> open) {
    if (given.isTerminal()) {
      return (int) rules.moverReward(given);
    }
    budget.tick();
    Position position = given.canonical();
    int place = bounds.find(position);
    int least = place < 0 ? rules.leastReward(position) : bounds.least(place);
    int most = place < 0 ? rules.mostReward(position) : bounds.most(place);
    if (least >= beta || least == most) {
      return least;
    }
    if (most <= alpha) {
      return most;
    }
    Move[] moves = sorted(position.moves());
    Position[] options = options(position, moves);
    int atOnce = quickest(options);
    if (atOnce >= beta) {
      bounds.put(position, Math.max(least, atOnce), most);
      return atOnce;
    }
    bounds.put(position, least, most);
    open.push(new Frame(position, moves, options, Math.max(alpha, least), Math.min(beta, most)));
    return OPEN;
  }

  private Move[] sorted(List<Move> moves) {
    Move[] sorted = moves.toArray(Move[]::new);
    Arrays.sort(sorted, Comparator.comparingInt(move -> -cuts.getOrDefault(move, 0)));
    return sorted;
  }

  private static Position[] options(Position position, Move[] moves) {
    Position[] options = new Position[moves.length];
    for (int i = 0; i < options.length; i++) {
      options[i] = position.after(moves[i]);
    }
    return options;
  }

  /** The most that is seen at once to be reached. */
  private int quickest(Position[] options) {
    int best = -rules.maxReward();
    for (Position option : options) {
      if (option.isTerminal()) {
        best = Math.max(best, -(int) rules.moverReward(option));
      }
    }
    return best;
  }

  private int close(Frame frame) {
    int place = bounds.find(frame.position);
    int best = frame.best();
    if (best >= frame.beta) {
      cuts.merge(frame.last(), 1, Integer::sum);
    }
    int least = best > frame.alpha ? Math.max(best, bounds.least(place)) : bounds.least(place);
    int most = best < frame.beta ? Math.min(best, bounds.most(place)) : bounds.most(place);
    bounds.put(frame.position, least, most);
    return best;
  }
}
