package org.mexbox.teacher.solve;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Some heaps of each common value, and the values that are met most: to find quickly two heaps
 * whose values have a given sum. Where none is found there may still be some.
 */
final class Witnesses {
  private static final int HEAPS = 64;
  private static final int FREQUENT = 24;

  // heaps[v * HEAPS + i]: the i-th of the last heaps of value v, in no order; 0 where there is
  // none.
  private int[] heaps = new int[0];
  private int[] counts = new int[0];
  private int[] frequent = new int[0];

  /** Makes room for values below a number. */
  void grow(int values) {
    heaps = Arrays.copyOf(heaps, values * HEAPS);
    counts = Arrays.copyOf(counts, values);
  }

  void enter(int heap, int value) {
    heaps[value * HEAPS + counts[value] % HEAPS] = heap;
    counts[value]++;
  }

  /** Sorts out which values are met most. */
  void rank() {
    frequent =
        IntStream.range(0, counts.length)
            .filter(value -> counts[value] > 0)
            .boxed()
            .sorted((v, w) -> Integer.compare(counts[w], counts[v]))
            .limit(FREQUENT)
            .mapToInt(Integer::intValue)
            .toArray();
  }

  /** True if two heaps, together {@code rest}, are found whose values have the sum. */
  boolean find(char[] values, int rest, int sum, boolean unequal) {
    for (int value : frequent) {
      int from = (value ^ sum) * HEAPS;
      for (int i = from; i < from + HEAPS && heaps[i] > 0; i++) {
        int other = rest - heaps[i];
        if (other > 0 && values[other] == value && !(unequal && other == heaps[i])) {
          return true;
        }
      }
    }
    return false;
  }
}
