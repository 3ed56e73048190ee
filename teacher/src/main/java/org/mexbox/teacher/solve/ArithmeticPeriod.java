package org.mexbox.teacher.solve;

import java.util.BitSet;
import java.util.Optional;
import org.mexbox.teacher.value.Periodicity;

/**
 * A proof that the values of a hexadecimal game grow by the same in each period, for games whose
 * options never have a larger value than the heap itself; others may have such a period, but not by
 * this argument.
 *
 * <p>Let {@code g} be the known values, continued from e on (1 or more) by {@code g(n + p) = g(n) +
 * s}; let P be p or 2p, whichever is even, and S what g gains in P. Let {@code M(r, m)} be the
 * largest sum of g over r heaps of m objects in all. Let a move take at most t objects. For each of
 * the P heaps n from {@code 3e + 2p + t} on it is checked that
 *
 * <ol>
 *   <li>{@code M(r, n - d) < g(n)} wherever a move may take d and leave r heaps;
 *   <li>there is an h, S or more, such that each value below h is g(a) of a move from n to a, w, w
 *       (two equal heaps), where a is e or more for the S values before h; and each value from h up
 *       to {@code g(n) - 1} is that of a move from n to a heap a of e or more, and beside it
 *       nothing, a heap of value 0, or two heaps of equal values.
 * </ol>
 *
 * <p>Then g(n) is the value of each heap n beyond those known. Proof by induction: the parts of its
 * options have the values g. A nim-sum is no larger than the sum, so an option that leaves r heaps
 * has at most the value M(r, n - d). One of r heaps of m objects, m being {@code 3e + 3p} or more,
 * has e + p or more; it can be cut by p, and the largest of m - p objects be made longer by p, so
 * {@code M(r, m) = M(r, m - p) + s}, and (1) holds for all n if it does for P in a row. So no
 * option has the value g(n). Let n be one of the P heaps, and look at n + kP: a move from n to a,
 * w, w can be made from there to a + jP, w + (k - j)P/2 and again that, for each j from 0 to k (if
 * a is less than e, for j = 0), with value g(a) + jS. With j = 0 these are all values below h; with
 * j from 1 to k those from h to h + kS - 1. The other moves of (2) can be made with a + kP, all
 * else equal, which gives the values from h + kS to g(n) + kS - 1. So every smaller value is an
 * option, and g(n + kP) is the mex.
 *
 * <p>Cost: the square of the heaps looked at.
 */
final class ArithmeticPeriod {
  /**
   * So many heaps are looked at, at most: with longer periods their sums would take seconds. Twice
   * as many known values show every period that can be proved from these.
   */
  static final int MOST = 4_096;

  private final PairRules rules;
  private final char[] values;
  private final int from;
  private final int step;
  private final int gain;
  private final int first;
  private final int end;

  private ArithmeticPeriod(PairRules rules, char[] values, Periodicity seen) {
    this.rules = rules;
    this.values = values;
    // Heaps of 0 are no heaps.
    this.from = Math.max(1, seen.preperiod());
    this.step = seen.period() * (1 + seen.period() % 2);
    this.gain = seen.saltus() * (1 + seen.period() % 2);
    this.first = 3 * from + 2 * seen.period() + rules.reach.take();
    this.end = first + step;
  }

  /**
   * The period with a saltus of 1 or more that the values show, if it can be proved.
   *
   * @param values at least the first {@code known} values
   */
  static Optional<Periodicity> proved(PairRules rules, char[] values, int known) {
    if (rules.triples.length == 0) {
      return Optional.empty();
    }
    return Periodicity.seen(values, known)
        .filter(seen -> seen.saltus() > 0)
        .filter(seen -> new ArithmeticPeriod(rules, values, seen).isProved(known));
  }

  private boolean isProved(int known) {
    if (end > Math.min(known, MOST)) {
      return false;
    }
    int[] one = new int[end];
    for (int heap = 1; heap < end; heap++) {
      one[heap] = values[heap];
    }
    int[] two = largestSums(one, 1);
    int[] three = largestSums(two, 2);
    BitSet equalPairs = equalPairs();
    for (int heap = first; heap < end; heap++) {
      boolean isLargest =
          areBelow(heap, rules.singles, one)
              && areBelow(heap, rules.pairs, two)
              && areBelow(heap, rules.triples, three);
      if (!isLargest || !reachesAllBelow(heap, equalPairs)) {
        return false;
      }
    }
    return true;
  }

  // The largest sums of one heap more than those of which the sums are given.
  private int[] largestSums(int[] sums, int heaps) {
    int[] largest = new int[end];
    for (int total = heaps + 1; total < end; total++) {
      for (int heap = 1; heap <= total - heaps; heap++) {
        largest[total] = Math.max(largest[total], values[heap] + sums[total - heap]);
      }
    }
    return largest;
  }

  // The numbers of objects that two heaps of equal values may have.
  private BitSet equalPairs() {
    BitSet totals = new BitSet();
    for (int larger = 1; larger < end; larger++) {
      for (int smaller = 1; smaller <= larger && smaller + larger < end; smaller++) {
        if (values[smaller] == values[larger]) {
          totals.set(smaller + larger);
        }
      }
    }
    return totals;
  }

  private boolean areBelow(int heap, int[] takes, int[] sums) {
    for (int taken : takes) {
      if (sums[heap - taken] >= values[heap]) {
        return false;
      }
    }
    return true;
  }

  private boolean reachesAllBelow(int heap, BitSet equalPairs) {
    BitSet beside = new BitSet();
    BitSet late = new BitSet();
    for (int taken : rules.triples) {
      for (int one = heap - taken - 2; one >= 1; one -= 2) {
        beside.set(values[one]);
        if (one >= from) {
          late.set(values[one]);
        }
      }
    }
    int h = Math.min(beside.nextClearBit(0), values[heap]);
    return h >= gain
        && late.nextClearBit(h - gain) >= h
        && fixed(heap, equalPairs).nextClearBit(h) >= values[heap];
  }

  // Values of a heap that is not early, beside which what stays the same from period to period.
  private BitSet fixed(int heap, BitSet equalPairs) {
    BitSet found = new BitSet();
    for (int taken : rules.singles) {
      found.set(values[heap - taken]);
    }
    for (int one = from; one < heap; one++) {
      for (int taken : rules.pairs) {
        int other = heap - taken - one;
        if (other >= 1 && values[other] == 0) {
          found.set(values[one]);
        }
      }
      for (int taken : rules.triples) {
        int others = heap - taken - one;
        if (others >= 2 && equalPairs.get(others)) {
          found.set(values[one]);
        }
      }
    }
    return found;
  }
}
