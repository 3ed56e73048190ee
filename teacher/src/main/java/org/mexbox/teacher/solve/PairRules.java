package org.mexbox.teacher.solve;

import java.util.stream.IntStream;
import org.mexbox.environments.heap.OctalCode;

/** Take-and-break rules with finitely many numbers to take, sorted by what they leave. */
final class PairRules {
  /** Grundy's game: split into two unequal heaps. */
  static final PairRules GRUNDY = new PairRules(OctalCode.parse("4.0"), true);

  /** What {@link #pairParities} says where some numbers are even and some odd. */
  static final int BOTH = 2;

  /** Heaps that may be taken as a whole. */
  final int[] wholes;

  /** Numbers that may be taken where one heap is left. */
  final int[] singles;

  /** Numbers that may be taken where two heaps are left. */
  final int[] pairs;

  /** True if two heaps that are left must differ. */
  final boolean unequal;

  /** The largest of all these numbers. */
  final int largestTake;

  private PairRules(OctalCode code, boolean unequal) {
    this.largestTake = code.largestTake(Integer.MAX_VALUE);
    this.wholes = takes(code, OctalCode.NOTHING);
    this.singles = takes(code, OctalCode.ONE_HEAP);
    this.pairs = takes(code, OctalCode.TWO_HEAPS);
    this.unequal = unequal;
  }

  static PairRules of(OctalCode code) {
    return new PairRules(code, false);
  }

  // A 4 before the point splits; it does not leave one heap, or nothing.
  private static int[] takes(OctalCode code, int part) {
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
