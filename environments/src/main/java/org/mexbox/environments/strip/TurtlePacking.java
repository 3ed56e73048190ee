package org.mexbox.environments.strip;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** Turtles on their back as bits: the one turned counts more than any to the left of it. */
final class TurtlePacking implements Packing {
  private final TurtleRow start;

  TurtlePacking(TurtleRow start) {
    this.start = start;
  }

  @Override
  public long size() {
    return Math.max(1, 2 * Long.highestOneBit(start.onBack()));
  }

  @Override
  public int maxOptions() {
    return start.length() * (start.length() + 1) / 2;
  }

  @Override
  public long pack(Position position) {
    TurtleRow row = (TurtleRow) position;
    if (row.onBack() >= size() || !row.ruleset().equals(start.ruleset())) {
      throw InputError.of("position", "must follow " + start + " by moves", row, start.toString());
    }
    return row.onBack();
  }

  @Override
  public Position unpack(long code) {
    return new TurtleRow(start.ruleset(), start.length(), code);
  }

  @Override
  public int options(long code, long[] into) {
    int count = 0;
    for (long rest = code; rest != 0; rest &= rest - 1) {
      long turtle = Long.lowestOneBit(rest);
      into[count++] = code ^ turtle;
      for (long flipped = 1; flipped < turtle; flipped <<= 1) {
        into[count++] = code ^ turtle ^ flipped;
      }
    }
    return count;
  }
}
