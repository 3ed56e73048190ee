package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Periodicity;

/**
 * Winning moves of heaps too large for a look at all options, where the values have an {@link
 * ArithmeticPeriod}. They are constructed: one part has the value that is wanted, and what lies
 * beside it has the value 0. By the proof of the period there is one wherever a smaller value is
 * wanted; there may be others.
 */
final class FarMoves {
  private final HexadecimalCode code;
  private final NimValues values;
  private final Periodicity period;

  /**
   * For the heaps of a game.
   *
   * @param period that of the values, with a saltus of 1 or more
   */
  FarMoves(HexadecimalCode code, NimValues values, Periodicity period) {
    this.code = code;
    this.values = values;
    this.period = period;
  }

  /** What may be left of a heap so that it has a value: three parts, rising, missing ones 0. */
  Collection<List<Integer>> leaving(int heap, int wanted) {
    Set<List<Integer>> found = new LinkedHashSet<>();
    for (int taken = 0; taken <= code.largestTake(heap); taken++) {
      int rest = heap - taken;
      int digit = code.digit(taken);
      for (int part : heapsOf(wanted)) {
        int beside = rest - part;
        if (beside == 0 && taken > 0 && (digit & HexadecimalCode.ONE_HEAP) != 0) {
          found.add(List.of(part, 0, 0));
        }
        if (beside > 0 && values.at(beside) == 0 && (digit & HexadecimalCode.TWO_HEAPS) != 0) {
          found.add(List.of(Math.min(part, beside), Math.max(part, beside), 0));
        }
        if ((digit & HexadecimalCode.THREE_HEAPS) != 0) {
          equalPairs(part, beside, found);
        }
      }
    }
    return found;
  }

  // Equal values lie near each other: in the middle of what is beside the part.
  private void equalPairs(int part, int beside, Set<List<Integer>> into) {
    int reach = 2 * (period.preperiod() + period.period()) + code.largestTake(Integer.MAX_VALUE);
    int middle = beside / 2;
    for (int smaller = middle; smaller >= Math.max(1, middle - reach); smaller--) {
      int larger = beside - smaller;
      if (values.at(smaller) == values.at(larger)) {
        List<Integer> parts = new ArrayList<>(List.of(part, smaller, larger));
        parts.sort(null);
        into.add(parts);
      }
    }
  }

  // All heaps of a value.
  private List<Integer> heapsOf(int value) {
    List<Integer> heaps = new ArrayList<>();
    int late = Math.max(1, period.preperiod());
    for (int heap = 1; heap < late; heap++) {
      if (values.at(heap) == value) {
        heaps.add(heap);
      }
    }
    for (int heap = late; heap < late + period.period(); heap++) {
      int more = value - values.at(heap);
      if (more >= 0 && more % period.saltus() == 0) {
        heaps.add(heap + more / period.saltus() * period.period());
      }
    }
    return heaps;
  }
}
