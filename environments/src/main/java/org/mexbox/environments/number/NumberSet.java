package org.mexbox.environments.number;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * The numbers that are left of {@link ErasingDivisors}.
 *
 * @param ruleset the rules
 * @param numbers as bits; number 1 is bit 0
 */
record NumberSet(ErasingDivisors ruleset, long numbers) implements Pictured {
  static final int MAX_NUMBER = 61;

  private static final int ROW = 10;

  private static final Pattern RANGE =
      Pattern.compile("\\s*0*(\\d{1,3})\\s*(?:\\.\\.\\s*0*(\\d{1,3})\\s*)?");

  /**
   * A move: {@code 14}.
   *
   * @param number what is erased with its divisors
   */
  private record Erase(int number) implements Move {
    @Override
    public String toString() {
      return String.valueOf(number);
    }
  }

  static NumberSet parse(ErasingDivisors rules, String text) {
    if (text.strip().equals("0")) {
      return new NumberSet(rules, 0);
    }
    long numbers = 0;
    for (String part : text.split(",", -1)) {
      Matcher matcher = RANGE.matcher(part);
      int from = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
      int to = from == 0 || matcher.group(2) == null ? from : Integer.parseInt(matcher.group(2));
      if (from < 1 || to < from || to > MAX_NUMBER) {
        throw InputError.of(
            "numbers", "must be numbers or ranges in 1.." + MAX_NUMBER, text, "1..16");
      }
      for (int number = from; number <= to; number++) {
        numbers |= bit(number);
      }
    }
    return new NumberSet(rules, numbers);
  }

  private static long bit(int number) {
    return 1L << (number - 1);
  }

  /** A number and all its divisors. */
  static long withDivisors(int number) {
    long divisors = 0;
    for (int divisor = 1; divisor <= number; divisor++) {
      divisors |= number % divisor == 0 ? bit(divisor) : 0;
    }
    return divisors;
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int number = 1; number <= MAX_NUMBER; number++) {
      if ((numbers & bit(number)) != 0) {
        moves.add(new Erase(number));
      }
    }
    return List.copyOf(moves);
  }

  @Override
  public boolean isTerminal() {
    return numbers == 0;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Erase erase)
        || erase.number < 1
        || erase.number > MAX_NUMBER
        || (numbers & bit(erase.number)) == 0) {
      throw InputError.illegal(move, this);
    }
    return new NumberSet(ruleset, numbers & ~withDivisors(erase.number));
  }

  /** Rows of ten, those that are left. */
  @Override
  public Drawing drawing() {
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int number = 1; number <= MAX_NUMBER; number++) {
      if ((numbers & bit(number)) != 0) {
        cells.add(
            new Drawing.Cell(
                (number - 1) / ROW, (number - 1) % ROW, Drawing.Tone.FREE, "" + number));
      }
    }
    return new Drawing.Board(cells);
  }

  /** Ranges from three numbers in a row on. */
  @Override
  public String toString() {
    if (numbers == 0) {
      return "0";
    }
    List<String> parts = new ArrayList<>();
    for (long rest = numbers; rest != 0; ) {
      int from = Long.numberOfTrailingZeros(rest) + 1;
      int length = Long.numberOfTrailingZeros(~(rest >>> (from - 1)));
      int to = length < 3 ? from : from + length - 1;
      parts.add(to == from ? "" + from : from + ".." + to);
      rest &= -1L << to;
    }
    return String.join(",", parts);
  }
}
