package org.mexbox.environments.pile;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** Two numbers as the digits of one. */
final class PairPacking implements Packing {
  private final NumberPair start;
  private final long digits;

  PairPacking(NumberPair start) {
    this.start = start;
    this.digits = start.second() + 1L;
  }

  @Override
  public long size() {
    return (start.first() + 1L) * digits;
  }

  @Override
  public int maxOptions() {
    return Math.max(1, start.larger());
  }

  @Override
  public long pack(Position position) {
    NumberPair pair = (NumberPair) position;
    if (pair.first() > start.first()
        || pair.second() > start.second()
        || !pair.ruleset().equals(start.ruleset())) {
      throw InputError.of("position", "must follow " + start + " by moves", pair, "" + start);
    }
    return pair.first() * digits + pair.second();
  }

  @Override
  public Position unpack(long code) {
    return new NumberPair(start.ruleset(), (int) (code / digits), (int) (code % digits));
  }

  @Override
  public int options(long code, long[] into) {
    int first = (int) (code / digits);
    int second = (int) (code % digits);
    int larger = Math.max(first, second);
    int smaller = Math.min(first, second);
    if (smaller == 0) {
      return 0;
    }
    long stride = first >= second ? digits : 1;
    int count = larger / smaller;
    for (int i = 0; i < count; i++) {
      int rest = larger % smaller + i * smaller;
      into[i] = code - (larger - rest) * stride;
    }
    return count;
  }
}
