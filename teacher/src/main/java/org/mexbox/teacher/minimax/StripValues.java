package org.mexbox.teacher.minimax;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Position;
import org.mexbox.environments.strip.NumberStrip;

/**
 * Strips of numbers by a table of their parts: whoever cuts the left number of a part gets it and
 * loses what the rest is worth, and so on the right; the better one counts. A strip of n numbers
 * has n (n + 1) / 2 parts, while the lead makes many more positions out of them.
 */
public final class StripValues implements Values {
  private final int parts;

  /** Values of a strip and what can be left of it. */
  public StripValues(NumberStrip start) {
    int size = start.numbers().size();
    this.parts = size * (size + 1) / 2 + 1;
  }

  @Override
  public String method() {
    return "table-of-parts";
  }

  @Override
  public int value(Position position) {
    NumberStrip strip = (NumberStrip) position;
    List<Integer> numbers = strip.numbers();
    // Of the parts that begin with each number, by their length, which grows.
    int[] values = new int[numbers.size() + 1];
    for (int length = 1; length <= numbers.size(); length++) {
      for (int from = 0; from + length <= numbers.size(); from++) {
        int left = numbers.get(from) - values[from + 1];
        int right = numbers.get(from + length - 1) - values[from];
        values[from] = Math.max(left, right);
      }
    }
    return strip.lead() + values[0];
  }

  @Override
  public OptionalInt distance(Position position) {
    return OptionalInt.empty();
  }

  @Override
  public int positions() {
    return parts;
  }
}
