package org.mexbox.teacher.solve;

import java.util.Arrays;
import java.util.Optional;

/**
 * The sparse space of a sequence of nim-values (<i>Winning Ways</i>, ch. 4): a mask such that
 * values which have an even number of ones in common with it, 0 among them, are rare. A sum of two
 * common values is rare, so a common value comes as a sum only from a rare and a common one: all of
 * those are looked at, which gives the smallest common value that is no option. Then it is left to
 * see that all smaller rare values are options; a few sums of common values show that. Where they
 * do not, all sums are looked at, so that each value is exact whatever the mask.
 *
 * <p>The same can hold with the heap itself counted in: call a value odd if it has an odd number of
 * ones in common with the mask. If every move that leaves two heaps takes an odd number, the two
 * lie together as far from even as the heap in hand does not, and values may be common that are odd
 * just where the heap is (0.104: 20 rare heaps, and no mask alone makes any value rare). If every
 * such move takes an even number, values that are odd just where the heap is even.
 */
final class SparseSpace {
  // With a greater share of rare heaps it is quicker to look at all options.
  private static final double MAX_SHARE = 0.3;

  // So many sums are looked at for each missing value, before each is looked for by itself.
  private static final int GLANCES = 32;

  private final PairRules rules;
  private final Kind kind;
  private final Witnesses witnesses = new Witnesses();
  private boolean[] isOdd = new boolean[0];
  // seen[v] == stamp: the heap in hand has an option of value v.
  private int[] seen = new int[0];
  // missingIn[v] == stamp: v is rare, and not yet known to be an option.
  private int[] missingIn = new int[0];
  private int stamp;
  private int[] rareHeaps = new int[64];
  private char[] rareValues = new char[64];
  private int rareCount;

  private SparseSpace(PairRules rules, Kind kind) {
    this.rules = rules;
    this.kind = kind;
  }

  /**
   * Which values are common.
   *
   * @param mask 1 or more
   * @param counts 1 if the heap is counted in, else 0
   * @param even 1 if common values of heap 0 are odd, else 0
   */
  record Kind(int mask, int counts, int even) {
    boolean commonIsOdd(int heap) {
      return (even ^ (counts & heap)) == 1;
    }

    boolean isOdd(int value) {
      return Integer.bitCount(value & mask) % 2 == 1;
    }
  }

  /** Empty if nothing makes few heaps rare. */
  static Optional<SparseSpace> of(PairRules rules, char[] values, int known) {
    SparseSpace space = new SparseSpace(rules, best(rules, values, known));
    for (int heap = 0; heap < known; heap++) {
      space.enter(heap, values[heap]);
    }
    space.witnesses.rank();
    return space.rareCount <= MAX_SHARE * known ? Optional.of(space) : Optional.empty();
  }

  /** The kind with the fewest rare values, by Walsh-Hadamard transforms of their histograms. */
  static Kind best(PairRules rules, char[] values, int known) {
    // excess[m]: heaps with an even number of ones in common with m, less those with an odd one.
    int[] ofEven = excess(values, 0, known);
    int[] ofOdd = excess(values, 1, known);
    int parities = rules.pairParities();
    int sign = parities == 0 ? -1 : 1;
    Kind best = new Kind(1, 0, 1);
    int most = Integer.MIN_VALUE;
    for (int mask = 1; mask < ofEven.length; mask++) {
      int alone = -ofEven[mask] - ofOdd[mask];
      if (alone > most) {
        most = alone;
        best = new Kind(mask, 0, 1);
      }
      int counted = sign * (ofEven[mask] - ofOdd[mask]);
      if (parities != PairRules.BOTH && counted > most) {
        most = counted;
        best = new Kind(mask, 1, 1 - parities);
      }
    }
    return best;
  }

  private static int[] excess(char[] values, int first, int known) {
    int largest = 1;
    for (int heap = 0; heap < known; heap++) {
      largest = Math.max(largest, values[heap]);
    }
    int[] sums = new int[2 * Integer.highestOneBit(largest)];
    for (int heap = first; heap < known; heap += 2) {
      sums[values[heap]]++;
    }
    for (int half = 1; half < sums.length; half *= 2) {
      for (int i = 0; i < sums.length; i++) {
        if ((i & half) == 0) {
          int low = sums[i];
          sums[i] = low + sums[i | half];
          sums[i | half] = low - sums[i | half];
        }
      }
    }
    return sums;
  }

  int rareCount() {
    return rareCount;
  }

  /** The value of a heap, all smaller ones being known; they must have been asked for in turn. */
  int next(char[] values, int heap) {
    stamp++;
    seeSingles(values, heap);
    for (int taken : rules.pairs) {
      seeRarePairs(values, heap - taken);
    }
    int value = smallest(values, heap);
    enter(heap, value);
    return value;
  }

  private void seeSingles(char[] values, int heap) {
    for (int whole : rules.wholes) {
      if (whole == heap) {
        seen[0] = stamp;
      }
    }
    for (int taken : rules.singles) {
      if (taken < heap) {
        seen[values[heap - taken]] = stamp;
      }
    }
  }

  private void seeRarePairs(char[] values, int rest) {
    // Locals, because this loop is most of the work.
    int[] heaps = rareHeaps;
    char[] own = rareValues;
    int[] marks = seen;
    int mark = stamp;
    int end = rareCount;
    while (end > 0 && heaps[end - 1] >= rest) {
      end--;
    }
    for (int i = 0; i < end; i++) {
      int other = rest - heaps[i];
      if (other != heaps[i] || !rules.unequal) {
        marks[(own[i] ^ values[other]) & (marks.length - 1)] = mark;
      }
    }
  }

  // The smallest common value that is no option, unless a smaller rare one is none.
  private int smallest(char[] values, int heap) {
    int missing = 0;
    int value = 0;
    boolean common = kind.commonIsOdd(heap);
    while (seen[value] == stamp || isOdd[value] != common) {
      if (seen[value] != stamp) {
        missingIn[value] = stamp;
        missing++;
      }
      value++;
    }
    int left = missing;
    for (int taken : rules.pairs) {
      left = missCommonPairs(values, heap - taken, left, GLANCES * missing);
    }
    left = left > 0 ? missStill(values, heap, value) : left;
    for (int taken : rules.pairs) {
      left = missCommonPairs(values, heap - taken, left, Integer.MAX_VALUE);
    }
    int smallest = 0;
    while (left > 0 && missingIn[smallest] != stamp) {
      smallest++;
    }
    return left > 0 ? smallest : value;
  }

  // How many are missing after some sums of common values have been looked at.
  private int missCommonPairs(char[] values, int rest, int missing, int glances) {
    int left = missing;
    int[] marks = missingIn;
    int mark = stamp;
    int last = Math.min(rules.lastFirst(rest), glances);
    for (int first = 1; first <= last && left > 0; first++) {
      int sum = (values[first] ^ values[rest - first]) & (marks.length - 1);
      if (marks[sum] == mark) {
        marks[sum] = 0;
        left--;
      }
    }
    return left;
  }

  // Looks for each missing value by itself, and tells how many are missing after that.
  private int missStill(char[] values, int heap, int below) {
    int left = 0;
    for (int sum = 0; sum < below; sum++) {
      if (missingIn[sum] == stamp) {
        boolean found = false;
        for (int i = 0; i < rules.pairs.length && !found; i++) {
          found = witnesses.find(values, heap - rules.pairs[i], sum, rules.unequal);
        }
        missingIn[sum] = found ? 0 : stamp;
        left += found ? 0 : 1;
      }
    }
    return left;
  }

  private void enter(int heap, int value) {
    // Sums stay below the next power of two; up to the one after it stands a common value.
    int needed = 4 * Integer.highestOneBit(Math.max(value, kind.mask));
    if (needed > isOdd.length) {
      grow(needed);
    }
    if (heap == 0) {
      return; // It is no part of a sum.
    }
    if (isOdd[value] == kind.commonIsOdd(heap)) {
      witnesses.enter(heap, value);
      return;
    }
    if (rareCount == rareHeaps.length) {
      rareHeaps = Arrays.copyOf(rareHeaps, 2 * rareCount);
      rareValues = Arrays.copyOf(rareValues, 2 * rareCount);
    }
    rareHeaps[rareCount] = heap;
    rareValues[rareCount] = (char) value;
    rareCount++;
  }

  private void grow(int length) {
    seen = Arrays.copyOf(seen, length);
    missingIn = new int[length];
    witnesses.grow(length);
    isOdd = new boolean[length];
    for (int value = 0; value < length; value++) {
      isOdd[value] = kind.isOdd(value);
    }
  }
}
