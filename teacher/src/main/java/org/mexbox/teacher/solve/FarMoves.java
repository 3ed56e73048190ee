package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Periodicity;

/**
 * Winning moves of heaps too large for a look at all options, where the values have an {@link
 * ArithmeticPeriod}. They are constructed: one part has the value that is wanted but for its last
 * binary digits, which the saltus does not touch, and what lies beside it has those. By the proof
 * of the period there is one wherever a smaller value is wanted; there may be others.
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
    int unit = Integer.lowestOneBit(period.saltus());
    for (int taken = 0; taken <= code.largestTake(heap) && wanted < unit; taken++) {
      if ((code.digit(taken) & HexadecimalCode.TWO_HEAPS) != 0) {
        levelPairs(heap - taken, wanted)
            .forEach((smaller, larger) -> found.add(List.of(smaller, larger, 0)));
      }
    }
    for (int besides = 0; besides < unit; besides++) {
      for (int part : heapsOf(wanted ^ besides)) {
        for (int taken = 0; taken <= code.largestTake(heap); taken++) {
          leaving(part, heap - taken - part, besides, code.digit(taken), found);
        }
      }
    }
    return found;
  }

  // The part, and so many objects beside it that are to have a value.
  private void leaving(int part, int beside, int value, int digit, Set<List<Integer>> into) {
    if (beside == 0 && value == 0 && (digit & HexadecimalCode.ONE_HEAP) != 0) {
      into.add(List.of(part, 0, 0));
    }
    if (beside > 0 && values.at(beside) == value && (digit & HexadecimalCode.TWO_HEAPS) != 0) {
      into.add(List.of(Math.min(part, beside), Math.max(part, beside), 0));
    }
    if ((digit & HexadecimalCode.THREE_HEAPS) != 0) {
      levelPairs(beside, value)
          .forEach(
              (smaller, larger) -> into.add(Stream.of(part, smaller, larger).sorted().toList()));
    }
  }

  // Two heaps of so many objects in all, of which the nim-sum has a value below the unit. Values
  // that differ by so little lie near each other.
  private Map<Integer, Integer> levelPairs(int objects, int value) {
    Map<Integer, Integer> pairs = new LinkedHashMap<>();
    int reach = 2 * (period.preperiod() + period.period()) + code.largestTake(Integer.MAX_VALUE);
    int middle = objects / 2;
    for (int smaller = middle; smaller >= Math.max(1, middle - reach); smaller--) {
      int larger = objects - smaller;
      if ((values.at(smaller) ^ values.at(larger)) == value) {
        pairs.put(smaller, larger);
      }
    }
    return pairs;
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
