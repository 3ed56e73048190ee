package org.mexbox.environments.heap;

import java.util.regex.Pattern;
import org.mexbox.environments.InputError;

/** Reads the digits of a code, octal or hexadecimal, and names the one that is none. */
enum CodeReader {
  OCTAL(7, "0..7", "0 or 4", "code=0.6"),
  HEXADECIMAL(15, "0..9 or A..F", "0, 4, 8 or C", "code=0.8");

  private static final int MAX_DIGITS = 1_000;
  private static final String DIGITS = "0123456789ABCDEF";
  private static final String BEFORE_POINT = "048C";
  private static final Pattern ANY_CODE =
      Pattern.compile(
          "[" + BEFORE_POINT + "]?\\.([0-9A-F]+|[0-9A-F]*\\[[0-9A-F]+])", Pattern.CASE_INSENSITIVE);

  private final int largest;
  private final String rule;
  private final String ruleBeforePoint;
  private final String example;

  CodeReader(int largest, String rule, String ruleBeforePoint, String example) {
    this.largest = largest;
    this.rule = rule;
    this.ruleBeforePoint = ruleBeforePoint;
    this.example = example;
  }

  HexadecimalCode read(String text) {
    String code = text.strip();
    int point = code.indexOf('.');
    if (point < 0) {
      String digits = this == OCTAL ? "octal digits" : "hexadecimal digits";
      throw InputError.of(
          "code", "must be " + ruleBeforePoint + ", a point and " + digits, text, example);
    }
    String before = point == 0 ? "0" : code.substring(0, point);
    boolean isSplit = before.length() == 1 && BEFORE_POINT.indexOf(upper(before.charAt(0))) >= 0;
    if (!isSplit || digit(before.charAt(0)) > largest) {
      throw InputError.of(
          "code, digit 0 (before the point)", "must be " + ruleBeforePoint, before, nearest(code));
    }
    String after = code.substring(point + 1);
    int open = after.endsWith("]") ? after.indexOf('[') : -1;
    String once = before + (open < 0 ? after : after.substring(0, open));
    String repeated = open < 0 ? "" : after.substring(open + 1, after.length() - 1);
    HexadecimalCode read =
        HexadecimalCode.of(digits(once, 0, code), digits(repeated, open + 1, code));
    if (after.isEmpty() || (open >= 0 && repeated.isEmpty())) {
      throw InputError.of("code", "must have digits where they belong", text, example);
    }
    return read;
  }

  private int[] digits(String text, int place, String code) {
    if (text.length() > MAX_DIGITS) {
      throw InputError.of("code", "must have at most " + MAX_DIGITS + " digits", text.length());
    }
    int[] digits = new int[text.length()];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = digit(text.charAt(i));
      if (digits[i] < 0 || digits[i] > largest) {
        int end = text.offsetByCodePoints(i, 1);
        throw InputError.of(
            "code, digit " + (place + i), "must be " + rule, text.substring(i, end), nearest(code));
      }
    }
    return digits;
  }

  // A code that is only not octal is one of the other family.
  private String nearest(String code) {
    return this == OCTAL && ANY_CODE.matcher(code).matches()
        ? "hexadecimal:12:code=" + code
        : example;
  }

  private static int digit(char letter) {
    return DIGITS.indexOf(upper(letter));
  }

  private static char upper(char letter) {
    return Character.toUpperCase(letter);
  }

  /** How a digit is written. */
  static char letter(int digit) {
    return DIGITS.charAt(digit);
  }
}
