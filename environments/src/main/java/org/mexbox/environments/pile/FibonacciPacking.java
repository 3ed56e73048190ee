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

  @Override
  public long size() {
    return Triangle.code(start.size(), start.most()) + 1;
  }

  @Override
  public int maxOptions() {
    return Math.max(1, start.size());
  }

  @Override
  public long pack(Position position) {
    FibonacciPile pile = (FibonacciPile) position;
    long code = Triangle.code(pile.size(), pile.most());
    if (code >= size() || !pile.ruleset().equals(start.ruleset())) {
      throw InputError.of("position", "must follow " + start + " by moves", pile, "" + start);
    }
    return code;
  }

  @Override
  public Position unpack(long code) {
    return new FibonacciPile(start.ruleset(), Triangle.row(code), Triangle.place(code));
  }

  @Override
  public int options(long code, long[] into) {
    int size = Triangle.row(code);
    int most = Triangle.place(code);
    for (int taken = 1; taken <= most; taken++) {
      int left = size - taken;
      into[taken - 1] = Triangle.code(left, Math.min(left, 2L * taken));
    }
    return most;
  }
}
