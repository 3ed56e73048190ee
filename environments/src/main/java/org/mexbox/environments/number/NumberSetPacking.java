package org.mexbox.environments.number;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** Numbers as bits. */
final class NumberSetPacking implements Packing {
  private final NumberSet start;
  private final long[] erased = new long[NumberSet.MAX_NUMBER];

  NumberSetPacking(NumberSet start) {
    this.start = start;
    for (int i = 0; i < erased.length; i++) {
      erased[i] = NumberSet.withDivisors(i + 1);
    }
  }

  @Override
  public long size() {
    return start.numbers() + 1;
  }

  @Override
  public int maxOptions() {
    // Codes that no play comes to may have other numbers than the start.
    return Long.SIZE - Long.numberOfLeadingZeros(start.numbers());
  }

  @Override
  public long pack(Position position) {
    NumberSet set = (NumberSet) position;
    if ((set.numbers() & ~start.numbers()) != 0 || !set.ruleset().equals(start.ruleset())) {
      throw InputError.of("position", "must follow " + start + " by moves", set, start.toString());
    }
    return set.numbers();
  }

  @Override
  public Position unpack(long code) {
    return new NumberSet(start.ruleset(), code);
  }

  @Override
  public int options(long code, long[] into) {
    int count = 0;
    for (long rest = code; rest != 0; rest &= rest - 1) {
      into[count++] = code & ~erased[Long.numberOfTrailingZeros(rest)];
    }
    return count;
  }
}
