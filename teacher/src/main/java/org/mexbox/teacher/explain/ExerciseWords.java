package org.mexbox.teacher.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The steps of an exercise in the arithmetic of Nim. */
public final class ExerciseWords {
  private final Lines lines;

  /** The beginning of an explanation. */
  public ExerciseWords(Locale locale) {
    lines = new Lines(locale);
  }

  /** How a number is written in binary. */
  public void binary(int number) {
    lines.say("exercise.binary", number, powers(number), Integer.toBinaryString(number));
  }

  /** What a binary number is. */
  public void decimal(int number) {
    lines.say("exercise.decimal", Integer.toBinaryString(number), powers(number), number);
  }

  private String powers(int number) {
    List<Integer> powers = new ArrayList<>();
    for (int bit = Integer.highestOneBit(number); bit > 0; bit >>= 1) {
      if ((number & bit) != 0) {
        powers.add(bit);
      }
    }
    return powers.isEmpty()
        ? "0"
        : powers.stream().map(String::valueOf).collect(Collectors.joining(" + "));
  }

  /** Numbers under each other, with a cross under every column that has an odd number of ones. */
  public void columns(List<Integer> numbers, int sum) {
    BinaryTable table = new BinaryTable(numbers.stream().mapToInt(Integer::intValue).toArray());
    table.rows(lines.text("exercise.heading")).forEach(lines::row);
    lines.row(table.crosses(lines.text("exercise.odd"), ones -> ones % 2 == 1));
    lines.say("exercise.sum", powers(sum), sum);
  }

  /** Which number makes the nim-sum of another what is wanted. */
  public void equation(int known, int wanted, int found) {
    lines.say("exercise.equation", known, wanted);
    columns(List.of(known, wanted), found);
    lines.say("exercise.equation.check", known, found, wanted);
  }

  /**
   * When adding without carrying is adding.
   *
   * @return the answer in one line
   */
  public String noCarry(int limit, int equal) {
    lines.say("exercise.no-carry.why");
    lines.say("exercise.no-carry.count", limit, equal, (limit + 1) * (limit + 1));
    return lines.text("exercise.no-carry");
  }

  /** The explanation. */
  public List<String> lines() {
    return lines.list();
  }
}
