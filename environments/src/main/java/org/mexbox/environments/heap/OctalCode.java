package org.mexbox.environments.heap;

import java.util.Arrays;
import org.mexbox.environments.InputError;

/**
 * The code of an octal game (Guy and Smith 1956; <i>Winning Ways</i>, ch. 4). Digit t says what may
 * be left of a heap from which t objects are taken: 1 nothing, 2 one heap, 4 two heaps, or a sum of
 * these. The digit before the point is 4 where a heap may be split without taking. Digits in
 * brackets come again for ever: {@code 0.[3]} is Nim. Immutable; equal codes are written alike.
 */
public final class OctalCode {
  /** A digit has this part where the whole heap may be taken. */
  public static final int NOTHING = 1;

  /** A digit has this part where one heap may be left. */
  public static final int ONE_HEAP = 2;

  /** A digit has this part where two heaps may be left. */
  public static final int TWO_HEAPS = 4;

  private static final int MAX_DIGITS = 1_000;
  private static final String EXAMPLE = "code=0.6";

  private final int[] digits;
  private final int[] repeated;

  private OctalCode(int[] digits, int[] repeated) {
    this.digits = digits;
    this.repeated = repeated;
  }

  /**
   * Reads {@code 0.77}, {@code .77}, {@code 4.0} or {@code 4.[3]}.
   *
   * @throws InputError if the text is no code; the message names the digit
   */
  public static OctalCode parse(String text) {
    String code = text.strip();
    int point = code.indexOf('.');
    if (point < 0) {
      throw InputError.of("code", "must be 0 or 4, a point and octal digits", text, EXAMPLE);
    }
    String before = point == 0 ? "0" : code.substring(0, point);
    if (!before.equals("0") && !before.equals("4")) {
      throw InputError.of("code, digit 0 (before the point)", "must be 0 or 4", before, EXAMPLE);
    }
    String after = code.substring(point + 1);
    int open = after.endsWith("]") ? after.indexOf('[') : -1;
    int[] digits = digits(before + (open < 0 ? after : after.substring(0, open)), 0);
    int[] repeated =
        open < 0 ? new int[0] : digits(after.substring(open + 1, after.length() - 1), open + 1);
    if (after.isEmpty() || (open >= 0 && repeated.length == 0)) {
      throw InputError.of("code", "must have digits where they belong", text, EXAMPLE);
    }
    return normal(digits, repeated);
  }

  private static int[] digits(String text, int place) {
    if (text.length() > MAX_DIGITS) {
      throw InputError.of("code", "must have at most " + MAX_DIGITS + " digits", text.length());
    }
    int[] digits = new int[text.length()];
    for (int i = 0; i < digits.length; i++) {
      char letter = text.charAt(i);
      if (letter < '0' || letter > '7') {
        int end = i + (Character.isHighSurrogate(letter) && i + 1 < digits.length ? 2 : 1);
        throw InputError.of(
            "code, digit " + (place + i), "must be 0..7", text.substring(i, end), EXAMPLE);
      }
      digits[i] = letter - '0';
    }
    return digits;
  }

  // The shortest way to write it: 0.60 as 0.6, 0.3[33] as 0.[3], 0.1[21] as 0.[12].
  private static OctalCode normal(int[] digits, int[] repeated) {
    int[] cycle = Arrays.copyOf(repeated, smallestPeriod(repeated));
    if (Arrays.stream(cycle).allMatch(digit -> digit == 0)) {
      cycle = new int[0];
    }
    int end = digits.length;
    if (cycle.length == 0) {
      while (end > 1 && digits[end - 1] == 0) {
        end--;
      }
    } else {
      int last = cycle.length - 1;
      while (end > 1 && digits[end - 1] == cycle[last]) {
        int moved = cycle[last];
        System.arraycopy(cycle, 0, cycle, 1, last);
        cycle[0] = moved;
        end--;
      }
    }
    return new OctalCode(Arrays.copyOf(digits, end), cycle);
  }

  private static int smallestPeriod(int[] repeated) {
    for (int period = 1; period < repeated.length; period++) {
      boolean fits = repeated.length % period == 0;
      for (int i = period; i < repeated.length && fits; i++) {
        fits = repeated[i] == repeated[i - period];
      }
      if (fits) {
        return period;
      }
    }
    return repeated.length;
  }

  /** What may be left when {@code taken} objects are taken, 0..7. */
  public int digit(int taken) {
    if (taken < digits.length) {
      return digits[taken];
    }
    return repeated.length == 0 ? 0 : repeated[(taken - digits.length) % repeated.length];
  }

  /** True if no digit is repeated for ever. */
  public boolean isFinite() {
    return repeated.length == 0;
  }

  /** How many digits stand before those that come again, the one before the point included. */
  public int firstDigits() {
    return digits.length;
  }

  /** How many digits come again for ever; 0 if none do. */
  public int repeatedDigits() {
    return repeated.length;
  }

  /** The most that can be taken from a heap. */
  public int largestTake(int heap) {
    return isFinite() ? Math.min(heap, digits.length - 1) : heap;
  }

  /** True if the code allows a heap to be left in two. */
  public boolean splits() {
    return smallestTake(TWO_HEAPS) >= 0;
  }

  /** The fewest objects whose digit has this part; -1 if none has. */
  int smallestTake(int part) {
    for (int taken = 0; taken < digits.length + repeated.length; taken++) {
      if ((digit(taken) & part) != 0) {
        return taken;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OctalCode that
        && Arrays.equals(digits, that.digits)
        && Arrays.equals(repeated, that.repeated);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(digits) + Arrays.hashCode(repeated);
  }

  /** {@code 0.6}, {@code 4.0}, {@code 0.1[37]} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(digits[0]).append('.');
    for (int taken = 1; taken < digits.length; taken++) {
      text.append(digits[taken]);
    }
    if (repeated.length > 0) {
      text.append('[');
      Arrays.stream(repeated).forEach(text::append);
      text.append(']');
    }
    return text.charAt(text.length() - 1) == '.' ? text.append('0').toString() : text.toString();
  }
}
