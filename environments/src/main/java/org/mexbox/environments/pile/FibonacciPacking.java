package org.mexbox.environments.pile;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** The pile in a triangle of numbers: a row for each size, in it a place for the most to take. */
final class FibonacciPacking implements Packing {
  private final FibonacciPile start;

  FibonacciPacking(FibonacciPile start) {
    this.start = start;
  }

  private static long code(long size, long most) {
    return size * (size + 1) / 2 + most;
  }

  @Override
  public long size() {
    return code(start.size(), start.most()) + 1;
  }

  @Override
  public int maxOptions() {
    return Math.max(1, start.size());
  }

  @Override
  public long pack(Position position) {
    FibonacciPile pile = (FibonacciPile) position;
    long code = code(pile.size(), pile.most());
    if (code >= size() || !pile.ruleset().equals(start.ruleset())) {
      throw InputError.of("position", "must follow " + start + " by moves", pile, "" + start);
    }
    return code;
  }

  @Override
  public Position unpack(long code) {
    int size = row(code);
    return new FibonacciPile(start.ruleset(), size, (int) (code - code(size, 0)));
  }

  // The floating-point guess is off by one at the most.
  private static int row(long code) {
    long size = (long) ((Math.sqrt(8.0 * code + 1) - 1) / 2);
    while (code(size, 0) > code) {
      size--;
    }
    while (code(size + 1, 0) <= code) {
      size++;
    }
    return (int) size;
  }

  @Override
  public int options(long code, long[] into) {
    int size = row(code);
    int most = (int) (code - code(size, 0));
    for (int taken = 1; taken <= most; taken++) {
      int left = size - taken;
      into[taken - 1] = code(left, Math.min(left, 2L * taken));
    }
    return most;
  }
}
