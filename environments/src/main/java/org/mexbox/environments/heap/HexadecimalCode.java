package org.mexbox.environments.heap;

import java.util.Arrays;
import org.mexbox.environments.InputError;

/**
 * The code of an octal or a hexadecimal game (Guy and Smith 1956; <i>Winning Ways</i>, ch. 4).
 * Digit t says what may be left of a heap from which t objects are taken: 1 nothing, 2 one heap, 4
 * two heaps, 8 three heaps, or a sum of these, A to F standing for 10 to 15. The digit before the
 * point is 4, 8 or C where a heap may be split without taking. Digits in brackets come again for
 * ever: {@code 0.[3]} is Nim. A code without a digit above 7 is octal. Immutable; equal codes are
 * written alike.
 */
public final class HexadecimalCode {
  /** A digit has this part where the whole heap may be taken. */
  public static final int NOTHING = 1;

  /** A digit has this part where one heap may be left. */
  public static final int ONE_HEAP = 2;

  /** A digit has this part where two heaps may be left. */
  public static final int TWO_HEAPS = 4;

  /** A digit has this part where three heaps may be left. */
  public static final int THREE_HEAPS = 8;

  private final int[] digits;
  private final int[] repeated;

  private HexadecimalCode(int[] digits, int[] repeated) {
    this.digits = digits;
    this.repeated = repeated;
  }

  /**
   * Reads {@code 0.8}, {@code .77}, {@code 4.0}, {@code 0.1f} or {@code 4.[3]}.
   *
   * @throws InputError if the text is no code; the message names the digit
   */
  public static HexadecimalCode parse(String text) {
    return CodeReader.HEXADECIMAL.read(text);
  }

  /**
   * Reads an octal code.
   *
   * @throws InputError if the text is none; the message names the digit
   */
  public static HexadecimalCode parseOctal(String text) {
    return CodeReader.OCTAL.read(text);
  }

  /**
   * The code of digits that stand once, the one before the point first, and of digits that come
   * again for ever, in the shortest way to write it: 0.60 as 0.6, 0.3[33] as 0.[3], 0.1[21] as
   * 0.[12].
   */
  static HexadecimalCode of(int[] digits, int[] repeated) {
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
    return new HexadecimalCode(Arrays.copyOf(digits, end), cycle);
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

  /** What may be left when {@code taken} objects are taken, 0..15. */
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

  /** True if no digit is above 7: no move leaves three heaps. */
  public boolean isOctal() {
    return smallestTake(THREE_HEAPS) < 0;
  }

  /** The most heaps that a move may leave of one, 1 to 3. */
  public int mostParts() {
    return !isOctal() ? 3 : smallestTake(TWO_HEAPS) >= 0 ? 2 : 1;
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
    return other instanceof HexadecimalCode that
        && Arrays.equals(digits, that.digits)
        && Arrays.equals(repeated, that.repeated);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(digits) + Arrays.hashCode(repeated);
  }

  /** {@code 0.6}, {@code 4.0}, {@code 0.1[3F]} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(CodeReader.letter(digits[0])).append('.');
    for (int taken = 1; taken < digits.length; taken++) {
      text.append(CodeReader.letter(digits[taken]));
    }
    if (repeated.length > 0) {
      text.append('[');
      Arrays.stream(repeated).forEach(digit -> text.append(CodeReader.letter(digit)));
      text.append(']');
    }
    return text.charAt(text.length() - 1) == '.' ? text.append('0').toString() : text.toString();
  }
}
