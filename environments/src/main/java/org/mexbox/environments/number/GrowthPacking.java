package org.mexbox.environments.number;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** A number by how far it is from the largest one. */
final class GrowthPacking implements Packing {
  // More divisors than any number below a million has.
  private static final int MAX_DIVISORS = 256;

  private final GrowingNumber start;
  private final int limit;
  private final int max;

  GrowthPacking(GrowingNumber start) {
    this.start = start;
    this.limit = start.ruleset().limit();
    this.max = start.ruleset().max();
  }

  @Override
  public long size() {
    return max - start.number() + 1L;
  }

  @Override
  public int maxOptions() {
    return MAX_DIVISORS;
  }

  @Override
  public long pack(Position position) {
    GrowingNumber number = (GrowingNumber) position;
    if (number.number() < start.number() || !number.ruleset().equals(start.ruleset())) {
      throw InputError.of(
          "position", "must follow " + start + " by moves", number, start.toString());
    }
    return max - (long) number.number();
  }

  @Override
  public Position unpack(long code) {
    return new GrowingNumber(start.ruleset(), (int) (max - code));
  }

  @Override
  public int options(long code, long[] into) {
    int[] divisors = GrowingNumber.divisors((int) (max - code), limit);
    for (int i = 0; i < divisors.length; i++) {
      into[i] = code - divisors[i];
    }
    return divisors.length;
  }
}
