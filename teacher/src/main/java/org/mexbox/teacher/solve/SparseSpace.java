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
 */
final class SparseSpace {
  // With a greater share of rare heaps it is quicker to look at all options.
  private static final double MAX_SHARE = 0.2;

  // So many sums are looked at for each missing value, before each is looked for by itself.
  private static final int GLANCES = 16;

  private final PairRules rules;
  private final int mask;
  private final Witnesses witnesses = new Witnesses();
  private boolean[] isRare = new boolean[0];
  // seen[v] == stamp: the heap in hand has an option of value v.
  private int[] seen = new int[0];
  private int stamp;
  private int[] rareHeaps = new int[64];
  private char[] rareValues = new char[64];
  private int rareCount;

  private SparseSpace(PairRules rules, int mask) {
    this.rules = rules;
    this.mask = mask;
  }

  /** Empty if no mask makes few heaps rare. */
  static Optional<SparseSpace> of(PairRules rules, char[] values, int known) {
    int mask = bestMask(values, known);
    SparseSpace space = new SparseSpace(rules, mask);
    for (int heap = 0; heap < known; heap++) {
      space.enter(heap, values[heap]);
    }
    space.witnesses.rank();
    return space.rareCount <= MAX_SHARE * known ? Optional.of(space) : Optional.empty();
  }

  /** The mask with the fewest rare values, by a Walsh-Hadamard transform of their histogram. */
  static int bestMask(char[] values, int known) {
    int largest = 1;
    for (int heap = 0; heap < known; heap++) {
      largest = Math.max(largest, values[heap]);
    }
    int[] sums = new int[2 * Integer.highestOneBit(largest)];
    for (int heap = 0; heap < known; heap++) {
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
    // sums[m]: heaps with an even number of ones in common with m, less those with an odd number.
    int best = 1;
    for (int mask = 1; mask < sums.length; mask++) {
      best = sums[mask] < sums[best] ? mask : best;
    }
    return best;
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
    while (end > 1 && heaps[end - 1] >= rest) {
      end--;
    }
    // Heap 0, always the first of the rare ones, is no part.
    for (int i = 1; i < end; i++) {
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
    while (seen[value] == stamp || isRare[value]) {
      missing += seen[value] == stamp ? 0 : 1;
      value++;
    }
    // Larger values do not matter: as if seen, so that the loop over sums has one test only.
    Arrays.fill(seen, value, seen.length, stamp);
    int left = missing;
    for (int taken : rules.pairs) {
      left = seeCommonPairs(values, heap - taken, left, GLANCES * missing);
    }
    left = left > 0 ? missingStill(values, heap, value) : left;
    for (int taken : rules.pairs) {
      left = seeCommonPairs(values, heap - taken, left, Integer.MAX_VALUE);
    }
    int smallest = 0;
    while (left > 0 && seen[smallest] == stamp) {
      smallest++;
    }
    return left > 0 ? smallest : value;
  }

  private int seeCommonPairs(char[] values, int rest, int missing, int glances) {
    int left = missing;
    int[] marks = seen;
    int mark = stamp;
    int last = Math.min(rules.lastFirst(rest), glances);
    for (int first = 1; first <= last && left > 0; first++) {
      int sum = (values[first] ^ values[rest - first]) & (marks.length - 1);
      if (marks[sum] != mark) {
        marks[sum] = mark;
        left--;
      }
    }
    return left;
  }

  // Looks for each missing value by itself, and tells how many are missing after that.
  private int missingStill(char[] values, int heap, int below) {
    int left = 0;
    for (int sum = 0; sum < below; sum++) {
      if (seen[sum] != stamp) {
        boolean found = false;
        for (int i = 0; i < rules.pairs.length && !found; i++) {
          found = witnesses.find(values, heap - rules.pairs[i], sum, rules.unequal);
        }
        seen[sum] = found ? stamp : seen[sum];
        left += found ? 0 : 1;
      }
    }
    return left;
  }

  private void enter(int heap, int value) {
    // Sums stay below the next power of two; up to the one after it stands a common value.
    int needed = 4 * Integer.highestOneBit(Math.max(value, mask));
    if (needed > isRare.length) {
      grow(needed);
    }
    if (!isRare[value]) {
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
    witnesses.grow(length);
    isRare = new boolean[length];
    for (int value = 0; value < length; value++) {
      isRare[value] = Integer.bitCount(value & mask) % 2 == 0;
    }
  }
}
