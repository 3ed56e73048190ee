package org.mexbox.teacher.minimax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Exact values by alpha-beta search: what the player to move gets under perfect play. What the
 * search has learnt of a position, up to symmetry, it keeps as two bounds in a table, for all
 * questions that follow (Knuth and Moore, <i>An Analysis of Alpha-Beta Pruning</i>, Artificial
 * Intelligence 6, 1975; the table after Marsland, 1986). Deep games do not deepen the call stack.
 * Not safe for several threads at once.
 */
public final class AlphaBeta {
  private static final int OPEN = Integer.MIN_VALUE;

  private final Ruleset rules;
  private final Bounds bounds;

  private AlphaBeta(Ruleset rules, Bounds bounds) {
    this.rules = rules;
    this.bounds = bounds;
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
    Ruleset rules = start.ruleset();
    if (rules.loopy()) {
      throw new IllegalArgumentException("start: must be of a game that ends, was " + start);
    }
    return new AlphaBeta(
        rules,
        new Bounds(
            maxPositions,
            () ->
                LimitError.of(
                    "positions of " + start,
                    "more",
                    maxPositions,
                    "choose a smaller start, or raise it (solve --limit)")));
  }

  /** How many positions are known, symmetric ones counted once. */
  public int positions() {
    return bounds.size();
  }

  /**
   * What the player to move gets: +1, 0 or -1, or the difference of a scoring game.
   *
   * @throws LimitError if the table is full
   */
  public int value(Position position) {
    return search(position, -rules.maxReward(), rules.maxReward());
  }

  /** True if the player to move gets no more than so much; cheaper to ask than the value. */
  public boolean isAtMost(Position position, int value) {
    return search(position, value, value + 1) <= value;
  }

  /** The moves that keep the value, in the order of the position. */
  public List<Move> bestMoves(Position position) {
    List<Move> best = new ArrayList<>();
    if (!position.isTerminal()) {
      int value = value(position);
      for (Move move : position.moves()) {
        if (isAtMost(position.after(move), -value)) {
          best.add(move);
        }
      }
    }
    return best;
  }

  private int search(Position root, int alpha, int beta) {
    Deque<Frame> open = new ArrayDeque<>();
    int value = enter(root, alpha, beta, open);
    while (!open.isEmpty()) {
      Frame top = open.element();
      if (value != OPEN) {
        top.take(-value);
      }
      value =
          top.isDone()
              ? close(open.remove())
              : enter(top.next(), -top.beta, -top.sure(), open);
    }
    return value;
  }

  /** The value as far as the window asks for it; {@code OPEN} if it has to be searched. */
  private int enter(Position given, int alpha, int beta, Deque<Frame> open) {
    if (given.isTerminal()) {
      return (int) rules.moverReward(given);
    }
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
    Position[] options = options(position);
    int atOnce = quickest(options);
    if (atOnce >= beta) {
      bounds.put(position, Math.max(least, atOnce), most);
      return atOnce;
    }
    bounds.put(position, least, most);
    open.push(new Frame(position, options, Math.max(alpha, least), Math.min(beta, most)));
    return OPEN;
  }

  private static Position[] options(Position position) {
    List<Move> moves = position.moves();
    Position[] options = new Position[moves.size()];
    for (int i = 0; i < options.length; i++) {
      options[i] = position.after(moves.get(i));
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
    int least = best > frame.alpha ? Math.max(best, bounds.least(place)) : bounds.least(place);
    int most = best < frame.beta ? Math.min(best, bounds.most(place)) : bounds.most(place);
    bounds.put(frame.position, least, most);
    return best;
  }
}
