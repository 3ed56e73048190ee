package org.mexbox.environments.exercise;

import java.util.Arrays;
import java.util.List;
import org.mexbox.environments.InputError;

/**
 * An exercise in the arithmetic of Nim. Exercises are values; {@code toString} is the text that the
 * catalogue reads back.
 *
 * @param kind what is asked
 * @param numbers what it is asked about: digits of numbers, each in the notation of its kind
 */
public record Exercise(Kind kind, List<String> numbers) {
  /** The largest number. */
  public static final int MAX_NUMBER = 1_000_000_000;

  /** The most numbers of one exercise. */
  public static final int MAX_NUMBERS = 20;

  /** The largest limit up to which all pairs of numbers are looked at. */
  public static final int MAX_PAIRS_UP_TO = 1_023;

  private static final int MAX_DIGITS = 30;

  /** What is asked. */
  public enum Kind {
    /** Write the numbers in binary. */
    BINARY("binary"),
    /** Write the binary numbers in decimal. */
    DECIMAL("decimal"),
    /** Add the numbers in binary without carrying. */
    NIM_SUM("nim-sum"),
    /** Of two numbers a and b: which x has the nim-sum b with a? */
    NIM_EQUATION("nim-equation"),
    /** Of one number: for which pairs up to it is the nim-sum the sum? */
    NO_CARRY("no-carry");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** How it begins in the text of an exercise. */
    public String word() {
      return word;
    }
  }

  /** Refuses numbers that do not fit the kind. */
  public Exercise {
    numbers = List.copyOf(numbers);
    int least = kind == Kind.NIM_SUM || kind == Kind.NIM_EQUATION ? 2 : 1;
    int most =
        switch (kind) {
          case NIM_EQUATION -> 2;
          case NO_CARRY -> 1;
          default -> MAX_NUMBERS;
        };
    if (numbers.size() < least || numbers.size() > most) {
      String rule = "must be " + (least == most ? "" + least : least + ".." + most);
      throw InputError.of("count of numbers", rule, numbers.size());
    }
    for (String number : numbers) {
      check(kind, number);
    }
  }

  private static void check(Kind kind, String number) {
    if (kind == Kind.DECIMAL) {
      if (!number.matches("[01]{1," + MAX_DIGITS + "}")) {
        String rule = "must be 1.." + MAX_DIGITS + " digits 0 and 1";
        throw InputError.of("binary number", rule, number, "10111");
      }
      return;
    }
    int most = kind == Kind.NO_CARRY ? MAX_PAIRS_UP_TO : MAX_NUMBER;
    if (!number.matches("[0-9]{1,10}") || Long.parseLong(number) > most) {
      throw InputError.of("number", "must be a whole number 0.." + most, number, "41");
    }
  }

  /**
   * Reads the numbers of an exercise, with commas between them.
   *
   * @throws InputError if they do not fit the kind
   */
  public static Exercise parse(Kind kind, String text) {
    return new Exercise(kind, Arrays.stream(text.split(",", -1)).map(String::strip).toList());
  }

  /** The numbers as such. */
  public List<Integer> values() {
    int radix = kind == Kind.DECIMAL ? 2 : 10;
    return numbers.stream().map(number -> Integer.parseInt(number, radix)).toList();
  }

  @Override
  public String toString() {
    return kind.word() + ":" + String.join(",", numbers);
  }
}
