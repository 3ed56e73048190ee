package org.mexbox.teacher.solve;

import java.util.stream.IntStream;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.teacher.value.Periodicity.Reach;

/** Take-and-break rules with finitely many numbers to take, sorted by what they leave. */
final class PairRules {
  /** Grundy's game: split into two unequal heaps. */
  static final PairRules GRUNDY = new PairRules(HexadecimalCode.parse("4.0"), true);

  /** What {@link #pairParities} says where some numbers are even and some odd. */
  static final int BOTH = 2;

  /** Heaps that may be taken as a whole. */
  final int[] wholes;

  /** Numbers that may be taken where one heap is left. */
  final int[] singles;

  /** Numbers that may be taken where two heaps are left. */
  final int[] pairs;

  /** Numbers that may be taken where three heaps are left. */
  final int[] triples;

  /** True if two heaps that are left must differ. */
  final boolean unequal;

  /** The largest of all these numbers, and of heaps that are left. */
  final Reach reach;

  private PairRules(HexadecimalCode code, boolean unequal) {
    this.reach = new Reach(code.largestTake(Integer.MAX_VALUE), code.mostParts());
    this.wholes = takes(code, HexadecimalCode.NOTHING);
    this.singles = takes(code, HexadecimalCode.ONE_HEAP);
    this.pairs = takes(code, HexadecimalCode.TWO_HEAPS);
    this.triples = takes(code, HexadecimalCode.THREE_HEAPS);
    this.unequal = unequal;
  }

  static PairRules of(HexadecimalCode code) {
    return new PairRules(code, false);
  }

  // A 4, 8 or C before the point splits; it does not leave one heap, or nothing.
  private static int[] takes(HexadecimalCode code, int part) {
    return IntStream.rangeClosed(0, code.largestTake(Integer.MAX_VALUE))
        .filter(taken -> (code.digit(taken) & part) != 0)
        .toArray();
  }

  /**
   * Whether the numbers in {@link #pairs} are all even (0), all odd (1) or {@link #BOTH}; there is
   * one at least.
   */
  int pairParities() {
    int parity = pairs[0] % 2;
    return IntStream.of(pairs).allMatch(taken -> taken % 2 == parity) ? parity : BOTH;
  }

  /** The largest first part, the smaller one, of two parts of so many objects; below 1 if none. */
  int lastFirst(int rest) {
    return unequal ? (rest - 1) / 2 : rest / 2;
  }
}
