package org.mexbox.environments.pile;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/**
 * Two numbers as the number of times that the smaller one can be subtracted, once at a time, before
 * a number is 0: the quotients of Euclid's algorithm, added up. Every play leaves out some of these
 * subtractions, so it meets no position besides theirs, except for one: if the second number is a
 * multiple of the first, it may become 0 at once; but where the two are equal, it is the first.
 */
final class EuclidPacking implements Packing {
  private final NumberPair start;
  private final long steps;
  private final int largestQuotient;
  private final NumberPair atOnce;

  // 1 if it is a position of its own, with code 0; else 0.
  private final int shift;

  EuclidPacking(NumberPair start) {
    this.start = start;
    int largest = 1;
    NumberPair pair = start;
    while (!pair.isTerminal()) {
      largest = Math.max(largest, pair.quotient());
      pair = pair.less(pair.quotient());
    }
    this.atOnce = pair;
    this.largestQuotient = largest;
    this.steps = steps(start);
    this.shift = after(steps).equals(atOnce) ? 0 : 1;
  }

  private static long steps(NumberPair from) {
    long steps = 0;
    for (NumberPair pair = from; !pair.isTerminal(); pair = pair.less(pair.quotient())) {
      steps += pair.quotient();
    }
    return steps;
  }

  /** The position after so many single subtractions. */
  private NumberPair after(long count) {
    NumberPair pair = start;
    for (long left = count; left > 0; ) {
      // The last one by itself: before it the numbers may be equal.
      int times = (int) Math.min(left, Math.max(1, pair.quotient() - 1));
      pair = pair.less(times);
      left -= times;
    }
    return pair;
  }

  @Override
  public long size() {
    return steps + 1 + shift;
  }

  @Override
  public int maxOptions() {
    return largestQuotient;
  }

  @Override
  public long pack(Position position) {
    NumberPair pair = (NumberPair) position;
    long code = pair.equals(atOnce) ? 0 : steps(pair) + shift;
    if (code >= size() || !unpack(code).equals(pair)) {
      throw InputError.of("position", "must follow " + start + " by moves", pair, "" + start);
    }
    return code;
  }

  @Override
  public NumberPair unpack(long code) {
    return code == 0 ? atOnce : after(steps + shift - code);
  }

  @Override
  public int options(long code, long[] into) {
    NumberPair pair = unpack(code);
    int count = pair.isTerminal() ? 0 : pair.quotient();
    for (int i = 0; i < count; i++) {
      into[i] = code - count + i;
    }
    if (count > 0 && pair.less(count).equals(atOnce)) {
      into[0] = 0;
    }
    return count;
  }
}
