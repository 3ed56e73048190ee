package org.mexbox.teacher.solve;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.mexbox.teacher.value.Periodicity;

/**
 * A proof that the values of a hexadecimal game grow by the same in each period. Carries do no
 * harm: the last binary digits, which the saltus does not touch, are kept apart from the rest, and
 * of the rest it is enough to know the sum. It does not find a proof for every game that grows.
 *
 * <p>Let {@code g} be the known values, continued from e on (1 or more) by {@code g(n + p) = g(n) +
 * s}. Let u be the largest power of two that divides s, {@code s = cu}, and write each value as
 * {@code g = uq + r} with r below u: a period adds c to q and leaves r. The value of an option is u
 * times the nim-sum of the q of its heaps, and the nim-sum of their r. A nim-sum is no larger than
 * the sum, and both are even or both odd. Let a move take at most t objects. For each of the 2p
 * heaps n from {@code 3e + 2p + t} on, {@code g(n) = uq + r}, it is checked that
 *
 * <ol>
 *   <li>no move to one heap leaves the value g(n), and of no move to more heaps, where the nim-sum
 *       of the r is that of n, the sum Q of the q is q, q + 2, q + 4 and so on;
 *   <li>for each x below u, and b the largest number with {@code ub + x < g(n)}, there is an h from
 *       2c to b + 1, such that each {@code ui + x} with i below h is the value of a move from n to
 *       a, v, w where {@code g(a) = ui + y} for some y, and v and w are equal, or e or more and
 *       have the same q (if i is 0, to v, w alone will do); where i is 2c or less below h, a is e
 *       or more; and each {@code ui + x} with i from h to b is the value of a move from n to a heap
 *       a of e or more, {@code g(a) = ui + y}, and beside it nothing, a heap with q = 0, or two
 *       heaps with the same q.
 * </ol>
 *
 * <p>Then g(n) is the value of each heap n beyond those known. Proof by induction: the parts of its
 * options have the values g. (1) holds for {@code n + p} if it holds for n: of at most three heaps
 * of {@code n + p - t} objects or more the largest has {@code e + p} or more. Cut by p it gives a
 * move from n, with the same r and a q less by c; so Q is compared with q as it is for {@code n +
 * p}, where both are larger by c. So no option has the value g(n): its Q would be q or more, and
 * even if q is. Let n be one of the 2p heaps, and look at {@code n + 2kp}: a move from n to a, v, w
 * can be made from there to {@code a + 2jp, v + (k - j)p, w + (k - j)p} for each j from 0 to k (if
 * a is less than e or there is no a, for j = 0), and has a value larger by 2jcu, for the q of v and
 * w cancel. So for each x those with j = 0 have the values {@code ui + x} for all i below h; those
 * with j from 1 to k for i from h to {@code h + 2kc - 1}. The other moves of (2) can be made with
 * {@code a + 2kp}, all else equal, which gives i from {@code h + 2kc} to {@code b + 2kc}. So every
 * smaller value is an option, and {@code g(n + 2kp)} is the mex.
 *
 * <p>Cost: the square of the heaps looked at, and u times the heaps looked at for each of 2p.
 */
final class ArithmeticPeriod {
  /**
   * So many heaps are looked at, at most: with longer periods their sums would take seconds. Twice
   * as many known values show every period that can be proved from these.
   */
  static final int MOST = 4_096;

  // With more heaps times remainders, likewise.
  private static final int MOST_CELLS = 1 << 18;
  private static final int NONE = -1;

  private final PairRules rules;
  private final char[] values;
  private final int from;
  private final int bits;
  private final int unit;
  private final int twice;
  private final int first;
  private final int end;

  private ArithmeticPeriod(PairRules rules, char[] values, Periodicity seen) {
    this.rules = rules;
    this.values = values;
    // Heaps of 0 are no heaps.
    this.from = Math.max(1, seen.preperiod());
    this.bits = Integer.numberOfTrailingZeros(seen.saltus());
    this.unit = 1 << bits;
    this.twice = 2 * (seen.saltus() >> bits);
    this.first = 3 * from + 2 * seen.period() + rules.reach.take();
    this.end = first + 2 * seen.period();
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
    if (end > Math.min(known, MOST) || (long) end * unit > MOST_CELLS) {
      return false;
    }
    int[][] largest = largestOfTwo();
    BitSet[] level = levelPairs(1);
    BitSet[] movable = levelPairs(from);
    for (int heap = first; heap < end; heap++) {
      if (isReached(heap, largest) || !reachesAllBelow(heap, level, movable)) {
        return false;
      }
    }
    return true;
  }

  private int high(int heap) {
    return values[heap] >> bits;
  }

  private int low(int heap) {
    return values[heap] & (unit - 1);
  }

  /**
   * {@code [objects][2r + parity]}: of two heaps with that nim-sum of the r and that parity of the
   * sum of the q, the largest such sum.
   */
  private int[][] largestOfTwo() {
    int[][] largest = new int[end][2 * unit];
    Arrays.stream(largest).forEach(row -> Arrays.fill(row, NONE));
    for (int larger = 1; larger < end; larger++) {
      for (int smaller = 1; smaller <= larger && smaller + larger < end; smaller++) {
        int sum = high(smaller) + high(larger);
        int kind = kind(low(smaller) ^ low(larger), sum);
        int[] row = largest[smaller + larger];
        row[kind] = Math.max(row[kind], sum);
      }
    }
    return largest;
  }

  private static int kind(int low, int sum) {
    return 2 * low + (sum & 1);
  }

  /**
   * {@code [objects]}: the nim-sums of the r of two heaps with the same q, both of so many objects
   * at least, or equal.
   */
  private BitSet[] levelPairs(int least) {
    BitSet[] pairs = new BitSet[end];
    Arrays.setAll(pairs, objects -> new BitSet(unit));
    for (int larger = 1; larger < end; larger++) {
      for (int smaller = 1; smaller <= larger && smaller + larger < end; smaller++) {
        boolean counts = smaller >= least || smaller == larger;
        if (counts && high(smaller) == high(larger)) {
          pairs[smaller + larger].set(low(smaller) ^ low(larger));
        }
      }
    }
    return pairs;
  }

  // The first condition fails.
  private boolean isReached(int heap, int[][] largest) {
    for (int taken : rules.singles) {
      if (values[heap - taken] == values[heap]) {
        return true;
      }
    }
    for (int taken : rules.pairs) {
      if (largest[heap - taken][kind(low(heap), high(heap))] >= high(heap)) {
        return true;
      }
    }
    for (int taken : rules.triples) {
      for (int one = heap - taken - 2; one >= 1; one--) {
        int kind = kind(low(heap) ^ low(one), high(heap) ^ high(one));
        int others = largest[heap - taken - one][kind];
        if (others != NONE && high(one) + others >= high(heap)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean reachesAllBelow(int heap, BitSet[] level, BitSet[] movable) {
    BitSet[] beside = sets();
    BitSet[] late = sets();
    BitSet[] fixed = fixed(heap, level);
    for (int taken : rules.pairs) {
      BitSet sums = movable[heap - taken];
      sums.stream().forEach(sum -> beside[sum].set(0));
    }
    for (int taken : rules.triples) {
      for (int one = heap - taken - 2; one >= 1; one--) {
        add(one, movable[heap - taken - one], beside);
        if (one >= from) {
          add(one, movable[heap - taken - one], late);
        }
      }
    }
    for (int x = 0; x < unit; x++) {
      int below = x < low(heap) ? high(heap) + 1 : high(heap);
      int h = Math.min(beside[x].nextClearBit(0), below);
      if (h < twice || late[x].nextClearBit(h - twice) < h || fixed[x].nextClearBit(h) < below) {
        return false;
      }
    }
    return true;
  }

  // Values of a heap that is not early, beside which what stays the same from period to period.
  private BitSet[] fixed(int heap, BitSet[] level) {
    BitSet[] found = sets();
    for (int taken : rules.singles) {
      found[low(heap - taken)].set(high(heap - taken));
    }
    for (int one = from; one < heap; one++) {
      for (int taken : rules.pairs) {
        int other = heap - taken - one;
        if (other >= 1 && high(other) == 0) {
          found[low(one) ^ low(other)].set(high(one));
        }
      }
      for (int taken : rules.triples) {
        int others = heap - taken - one;
        if (others >= 2) {
          add(one, level[others], found);
        }
      }
    }
    return found;
  }

  // What a heap is worth beside pairs of these nim-sums, by r; the sets hold the q.
  private void add(int heap, BitSet pairs, BitSet[] found) {
    for (int sum = pairs.nextSetBit(0); sum >= 0; sum = pairs.nextSetBit(sum + 1)) {
      found[low(heap) ^ sum].set(high(heap));
    }
  }

  private BitSet[] sets() {
    BitSet[] sets = new BitSet[unit];
    Arrays.setAll(sets, x -> new BitSet());
    return sets;
  }
}
