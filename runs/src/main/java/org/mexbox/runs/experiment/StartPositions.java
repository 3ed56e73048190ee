package org.mexbox.runs.experiment;

import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.sum.SumPosition;

/**
 * The positions of a game that can be reached and are not over, in an order: by how long the
 * longest play from them is, or by their components. Rules alone tell that; who wins is not asked.
 * Immutable, so runs can share it.
 */
final class StartPositions {
  /** The most codes that are gone through. */
  static final int MAX_POSITIONS = 2_000_000;

  private final Packing packing;
  // Ascending by rank; upTo[s] of them have one of the s lowest ranks that occur.
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
   * @param order what they are ordered by: {@link Starts#GROWING}, {@link Starts#FEW} or {@link
   *     Starts#SMALL}
   * @throws LimitError if they are too many, not numbered, or play can come back to one
   * @throws InputError if the game is over at its start
   */
  static StartPositions of(Game game, Starts order) {
    order.requireFits(game);
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
    Components components = new Components();
    int[] ranks =
        switch (order) {
          case FEW -> ranks(packing, reached, components::count);
          case SMALL -> ranks(packing, reached, components::largest);
          default -> lengths;
        };
    int[] codes =
        reached.stream()
            .filter(code -> lengths[code] > 0)
            .boxed()
            .sorted(Comparator.comparingInt(code -> ranks[code]))
            .mapToInt(Integer::intValue)
            .toArray();
    IntStream.Builder upTo = IntStream.builder().add(0);
    for (int i = 0; i < codes.length; i++) {
      if (i + 1 == codes.length || ranks[codes[i]] < ranks[codes[i + 1]]) {
        upTo.add(i + 1);
      }
    }
    return new StartPositions(packing, codes, upTo.build().toArray());
  }

  private static int[] ranks(Packing packing, BitSet reached, ToIntFunction<SumPosition> rank) {
    int[] ranks = new int[(int) packing.size()];
    reached.stream()
        .forEach(code -> ranks[code] = rank.applyAsInt((SumPosition) packing.unpack(code)));
    return ranks;
  }

  /** Counts components and measures them. */
  private static final class Components {
    private final Map<Position, Integer> lengths = new HashMap<>();

    int count(SumPosition sum) {
      return sum.components().size();
    }

    int largest(SumPosition sum) {
      return sum.components().stream().mapToInt(this::length).max().orElse(0);
    }

    private int length(Position position) {
      Integer known = lengths.get(position);
      if (known != null) {
        return known;
      }
      int longest = 0;
      for (Move move : position.moves()) {
        longest = Math.max(longest, 1 + length(position.after(move)));
      }
      lengths.put(position, longest);
      return longest;
    }
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

  /** How many ranks there are, 1 or more: the plies of the longest play where that is the order. */
  int steps() {
    return upTo.length - 1;
  }

  /**
   * One of the positions that have one of the lowest ranks, all with equal probability.
   *
   * @param steps how many ranks, 1..{@link #steps}
   */
  Position draw(int steps, RandomGenerator random) {
    return packing.unpack(codes[random.nextInt(upTo[steps])]);
  }
}
