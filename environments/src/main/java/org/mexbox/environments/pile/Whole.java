package org.mexbox.environments.pile;

import org.mexbox.environments.InputError;

/** Whole numbers as people write them. */
final class Whole {
  private Whole() {}

  /**
   * Reads a number.
   *
   * @throws InputError unless it is one from {@code min} to {@code max}
   */
  static int parse(String argument, String text, int min, int max) {
    String digits = text.strip().replaceFirst("^0+(?=[0-9])", "");
    boolean isShort = digits.matches("[0-9]{1,10}");
    if (!isShort || Long.parseLong(digits) < min || Long.parseLong(digits) > max) {
      boolean isLarge = isShort || digits.matches("[0-9]+");
      throw InputError.of(
          argument,
          "must be a whole number " + min + ".." + max,
          text,
          String.valueOf(isLarge && !digits.equals("0") ? max : min));
    }
    return Integer.parseInt(digits);
  }
}
