package org.mexbox.environments.pile;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** Two heaps row by row: a row for both together, which every move makes smaller. */
final class TwoHeapsPacking implements Packing {
  private final TwoHeaps start;

  TwoHeapsPacking(TwoHeaps start) {
    this.start = start;
  }

  // How many pairs have less together: the sum of s/2 over all smaller sums s.
  private static long before(long sum) {
    return (sum - 1) * (sum - 1) / 4;
  }

  private static long code(int smaller, int larger) {
    return before(smaller + (long) larger) + smaller - 1;
  }

  private static int sum(long code) {
    // The floating-point guess is off by two at the most.
    long sum = (long) (2 * Math.sqrt((double) code));
    while (before(sum + 1) <= code) {
      sum++;
    }
    return (int) sum;
  }

  @Override
  public long size() {
    return code(start.smaller(), start.larger()) + 1;
  }

  @Override
  public int maxOptions() {
    return start.smaller() + start.larger();
  }

  @Override
  public long pack(Position position) {
    TwoHeaps heaps = (TwoHeaps) position;
    long code = code(heaps.smaller(), heaps.larger());
    boolean fits = heaps.equals(start) || heaps.smaller() + heaps.larger() <= start.larger();
    if (!fits || !heaps.ruleset().equals(start.ruleset())) {
      throw InputError.of("position", "must follow " + start + " by moves", heaps, "" + start);
    }
    return code;
  }

  @Override
  public Position unpack(long code) {
    int sum = sum(code);
    int smaller = (int) (code - before(sum)) + 1;
    return new TwoHeaps(start.ruleset(), smaller, sum - smaller);
  }

  @Override
  public int options(long code, long[] into) {
    int sum = sum(code);
    int smaller = (int) (code - before(sum)) + 1;
    int larger = sum - smaller;
    int count = smaller < larger ? splits(smaller, into, 0) : 0;
    return splits(larger, into, count);
  }

  private static int splits(int heap, long[] into, int from) {
    int count = from;
    for (int first = 1; first <= heap / 2; first++) {
      into[count++] = code(first, heap - first);
    }
    return count;
  }
}
