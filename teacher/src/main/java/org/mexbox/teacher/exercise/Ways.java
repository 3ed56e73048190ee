package org.mexbox.teacher.exercise;

import java.util.List;

/** The same answers as a pupil finds them who knows no operators on bits. */
final class Ways {
  private Ways() {}

  /** The remainders of halving again and again, the last one first. */
  static String halved(int number) {
    StringBuilder digits = new StringBuilder();
    int rest = number;
    do {
      digits.append(rest % 2);
      rest /= 2;
    } while (rest > 0);
    return digits.reverse().toString();
  }

  /** From the left: double, and add the next digit. */
  static String doubled(String binary) {
    int number = 0;
    for (int i = 0; i < binary.length(); i++) {
      number = 2 * number + (binary.charAt(i) == '1' ? 1 : 0);
    }
    return String.valueOf(number);
  }

  static int nimSum(List<Integer> numbers) {
    return numbers.stream().reduce(0, (a, b) -> a ^ b);
  }

  /** Counts the ones of each column of halved numbers; an odd count leaves one. */
  static String byColumns(List<Integer> numbers) {
    long sum = 0;
    for (long column = 1; column <= Integer.MAX_VALUE; column *= 2) {
      long worth = column;
      long ones = numbers.stream().filter(number -> number / worth % 2 == 1).count();
      sum += ones % 2 * column;
    }
    return String.valueOf(sum);
  }

  static boolean shareNoColumn(int x, int y) {
    boolean shares = false;
    for (int column = 1; column <= Math.max(x, y); column *= 2) {
      shares |= x / column % 2 == 1 && y / column % 2 == 1;
    }
    return !shares;
  }
}
