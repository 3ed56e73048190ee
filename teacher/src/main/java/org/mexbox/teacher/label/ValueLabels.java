package org.mexbox.teacher.label;

import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.teacher.limit.Budget;

/**
 * The exact value of every position of a game that can be drawn or is played for a score: what the
 * player to move gets when both play as well as can be (minimax; von Neumann 1928), in the units of
 * {@link Ruleset#moverReward}. Found in one pass over the codes of the game's {@link Packing}, in
 * which options come before their position. Immutable, so that threads may share it.
 *
 * <p>Where play can only be won or lost, {@link Labels} says more in less time.
 */
public final class ValueLabels {
  // Of a code: its value, its distance, and whether it can be reached.
  private static final int BYTES = 9;

  private final Game game;
  private final Packing packing;
  private final Reach reach;
  private final int[] values;
  private final int[] distances;

  private ValueLabels(Game game, Packing packing, Reach reach) {
    this.game = game;
    this.packing = packing;
    this.reach = reach;
    this.values = new int[reach.start() + 1];
    this.distances = new int[values.length];
  }

  /** True for games whose positions need values: {@link Labels} knows the others. */
  public static boolean fit(Ruleset rules) {
    return !rules.impartial();
  }

  /**
   * Values all positions that can be reached.
   *
   * @throws LimitError if the positions cannot be numbered, or are more than {@link
   *     Labels#MAX_POSITIONS}
   */
  public static ValueLabels of(Game game) {
    return of(game, Labels.packing(game), Budget.usual());
  }

  /** Values all positions by the codes of a packing of the game, within a budget. */
  public static ValueLabels of(Game game, Packing packing, Budget budget) {
    long start = packing.pack(game.start());
    int maxCodes = budget.positions(Labels.MAX_CODES);
    if (start >= maxCodes) {
      throw tooMany(game, start + 1, maxCodes);
    }
    budget.hold((start + 1) * BYTES);
    Reach reach = Reach.of(packing, (int) start);
    int maxPositions = budget.positions(Labels.MAX_POSITIONS);
    if (reach.positions() > maxPositions) {
      throw tooMany(game, reach.positions(), maxPositions);
    }
    ValueLabels labels = new ValueLabels(game, packing, reach);
    labels.run(budget);
    return labels;
  }

  private static LimitError tooMany(Game game, Object needed, Object allowed) {
    return LimitError.of("positions of " + game, needed, allowed, "choose a smaller start");
  }

  private void run(Budget budget) {
    long[] options = new long[packing.maxOptions()];
    for (int code = 0; code < values.length; code++) {
      budget.tick();
      if (reach.contains(code)) {
        label(code, options, packing.options(code, options));
      }
    }
  }

  private void label(int code, long[] options, int count) {
    if (count == 0) {
      values[code] = (int) game.ruleset().moverReward(packing.unpack(code));
      return;
    }
    int best = Integer.MIN_VALUE;
    int quickest = Integer.MAX_VALUE;
    int longest = -1;
    for (int i = 0; i < count; i++) {
      int option = (int) options[i];
      int value = -values[option];
      if (value > best) {
        best = value;
        quickest = distances[option];
        longest = distances[option];
      } else if (value == best) {
        quickest = Math.min(quickest, distances[option]);
        longest = Math.max(longest, distances[option]);
      }
    }
    values[code] = best;
    distances[code] = 1 + (best > 0 ? quickest : longest);
  }

  /** What was labelled. */
  public Game game() {
    return game;
  }

  /** The numbering of the positions. */
  public Packing packing() {
    return packing;
  }

  /** The code of the start; no position that can be reached has a larger one. */
  public int start() {
    return reach.start();
  }

  /** How many positions can be reached, the start and the terminal ones included. */
  public int positions() {
    return reach.positions();
  }

  /** True if play from the start can come to this code; nothing is known of others. */
  public boolean isReachable(int code) {
    return reach.contains(code);
  }

  /** What the player to move gets: more than 0 he wins, 0 a draw, less than 0 he loses. */
  public int value(int code) {
    return values[code];
  }

  /**
   * The number of plies to the end when both keep the value, the player who is ahead hurries, and
   * the other, or in a draw both, hold out.
   */
  public int distance(int code) {
    return distances[code];
  }

  /**
   * The code of a position.
   *
   * @throws org.mexbox.environments.InputError if it cannot follow the start
   */
  public int code(Position position) {
    return (int) packing.pack(position);
  }

  /** True if the codes of another packing mean the same positions, see {@link Labels}. */
  public boolean speaksOf(Packing other) {
    return other == packing
        || (other.size() == packing.size() && other.unpack(start()).equals(game.start()));
  }
}
