package org.mexbox.teacher.value;

import java.util.Arrays;
import java.util.OptionalInt;

/**
 * A sequence in which the last few values alone decide the next one, known up to a point and, once
 * its period is proved, for ever. Immutable.
 */
public final class PeriodicSequence {
  private final int[] values;
  private final int preperiod;
  private final int period;

  private PeriodicSequence(int[] values, int preperiod, int period) {
    this.values = values;
    this.preperiod = preperiod;
    this.period = period;
  }

  /**
   * The sequence that begins with some values. If the last {@code window} of them stood side by
   * side before, then everything after repeats what came after then: that proves the period.
   *
   * <p>Cost: linear time (the search of Knuth, Morris and Pratt, read backward).
   *
   * @param values the first values, from index 0
   * @param window how many values decide the next one by a rule that never changes, 1 or more
   */
  public static PeriodicSequence of(int[] values, int window) {
    int period = window < values.length ? shiftOfLast(values, window) : 0;
    int preperiod = values.length;
    if (period > 0) {
      preperiod -= period;
      while (preperiod > 0 && values[preperiod - 1] == values[preperiod - 1 + period]) {
        preperiod--;
      }
    }
    int known = period > 0 ? Math.min(values.length, preperiod + period) : values.length;
    return new PeriodicSequence(Arrays.copyOf(values, known), preperiod, period);
  }

  /** True if the value is known. */
  public boolean covers(int index) {
    return period > 0 || index < values.length;
  }

  /**
   * A value.
   *
   * @throws IndexOutOfBoundsException unless {@link #covers} it
   */
  public int at(int index) {
    return index < values.length || period == 0
        ? values[index]
        : values[preperiod + (index - preperiod) % period];
  }

  /** The smallest period, if it is proved. */
  public OptionalInt period() {
    return period > 0 ? OptionalInt.of(period) : OptionalInt.empty();
  }

  /** From which index on the period holds; the number of values known if none is proved. */
  public int preperiod() {
    return preperiod;
  }

  // How far back the last `window` values stood before, the nearest such place; 0 if nowhere.
  private static int shiftOfLast(int[] values, int window) {
    int last = values.length - 1;
    int[] border = new int[window];
    for (int i = 1, matched = 0; i < window; i++) {
      matched = extend(values, border, matched, values[last - i], window);
      border[i] = matched;
    }
    for (int shift = 1, matched = 0; shift <= last; shift++) {
      matched = extend(values, border, matched, values[last - shift], window);
      if (matched == window) {
        return shift - window + 1;
      }
    }
    return 0;
  }

  private static int extend(int[] values, int[] border, int matched, int value, int window) {
    int last = values.length - 1;
    int length = matched;
    while (length > 0 && (length == window || values[last - length] != value)) {
      length = border[length - 1];
    }
    return values[last - length] == value ? length + 1 : length;
  }
}
