package org.mexbox.runs.experiment;

import java.util.BitSet;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/**
 * The positions of a game that can be reached and are not over, by how long the longest play from
 * them is. Rules alone tell that; who wins is not asked. Immutable, so runs can share it.
 */
final class StartPositions {
  /** The most codes that are gone through. */
  static final int MAX_POSITIONS = 2_000_000;

  private final Packing packing;
  // Ascending by the length of their longest play; upTo[d] of them last d plies at the most.
  private final int[] codes;
  private final int[] upTo;

  private StartPositions(Packing packing, int[] codes, int[] upTo) {
    this.packing = packing;
    this.codes = codes;
    this.upTo = upTo;
  }

  /**
   * The positions of a game.
   *
   * @throws LimitError if they are too many, not numbered, or play can come back to one
   * @throws InputError if the game is over at its start
   */
  static StartPositions of(Game game) {
    if (game.start().isTerminal()) {
      throw InputError.of("starts", "must be game where play is over at once", game, "game");
    }
    Packing packing =
        game.packing()
            .filter(each -> each.size() <= MAX_POSITIONS)
            .orElseThrow(
                () ->
                    new LimitError(
                        "starts in "
                            + game
                            + ": drawn where play ends and positions are at most "
                            + MAX_POSITIONS
                            + "; choose a smaller game or --starts game"));
    int[] lengths = lengths(packing);
    BitSet reached = reached(packing, (int) packing.pack(game.start()));
    int longest = reached.stream().map(code -> lengths[code]).max().orElse(0);
    int[] upTo = new int[longest + 1];
    reached.stream().filter(code -> lengths[code] > 0).forEach(code -> upTo[lengths[code]]++);
    for (int length = 1; length <= longest; length++) {
      upTo[length] += upTo[length - 1];
    }
    int[] codes = new int[upTo[longest]];
    int[] next = upTo.clone();
    reached.stream()
        .filter(code -> lengths[code] > 0)
        .forEach(code -> codes[next[lengths[code] - 1]++] = code);
    return new StartPositions(packing, codes, upTo);
  }

  // Options have smaller codes, so their lengths are known before.
  private static int[] lengths(Packing packing) {
    int[] lengths = new int[(int) packing.size()];
    long[] options = new long[packing.maxOptions()];
    for (int code = 0; code < lengths.length; code++) {
      int count = packing.options(code, options);
      for (int i = 0; i < count; i++) {
        lengths[code] = Math.max(lengths[code], 1 + lengths[(int) options[i]]);
      }
    }
    return lengths;
  }

  private static BitSet reached(Packing packing, int start) {
    BitSet reached = new BitSet(start + 1);
    reached.set(start);
    long[] options = new long[packing.maxOptions()];
    for (int code = start; code >= 0; code = reached.previousSetBit(code - 1)) {
      int count = packing.options(code, options);
      for (int i = 0; i < count; i++) {
        reached.set((int) options[i]);
      }
    }
    return reached;
  }

  /** The number of plies of the longest play of the game, 1 or more. */
  int longest() {
    return upTo.length - 1;
  }

  /**
   * One of the positions from which play lasts at most {@code plies}, all with equal probability.
   *
   * @param plies 1..{@link #longest}
   */
  Position draw(int plies, RandomGenerator random) {
    return packing.unpack(codes[random.nextInt(upTo[plies])]);
  }
}
