package org.mexbox.environments.pile;

import java.util.AbstractList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * The two numbers of {@link Euclid}, written {@code 25,7}. They keep their places; of two equal
 * ones it is the first that is made smaller.
 *
 * @param ruleset the rules
 * @param first 0 to {@link #MAX_NUMBER}
 * @param second 0 to {@link #MAX_NUMBER}
 */
public record NumberPair(Euclid ruleset, int first, int second) implements Pictured {
  /** The largest number: its square fits a {@code long}. */
  public static final int MAX_NUMBER = 1_000_000_000;

  private static final Pattern MOVE = Pattern.compile("\\s*(\\d{1,10})\\s*->\\s*(\\d{1,10})\\s*");

  /**
   * A move: {@code 25->4}.
   *
   * @param from the larger number before
   * @param to what is left of it
   */
  private record Subtract(int from, int to) implements Move {
    @Override
    public String toString() {
      return from + "->" + to;
    }
  }

  static NumberPair parse(Euclid rules, String text) {
    String[] parts = text.split(",", -1);
    if (parts.length != 2) {
      throw InputError.of("numbers", "must be two whole numbers", text, "25,7");
    }
    return new NumberPair(
        rules,
        Whole.parse("number 1", parts[0], 0, MAX_NUMBER),
        Whole.parse("number 2", parts[1], 0, MAX_NUMBER));
  }

  /** The larger number. */
  public int larger() {
    return Math.max(first, second);
  }

  /** The smaller number. */
  public int smaller() {
    return Math.min(first, second);
  }

  /** How often the smaller number, which is not 0, can be subtracted from the larger one. */
  int quotient() {
    return larger() / smaller();
  }

  /** The position after the smaller number was subtracted so often. */
  NumberPair less(int times) {
    int rest = larger() - times * smaller();
    return first >= second
        ? new NumberPair(ruleset, rest, second)
        : new NumberPair(ruleset, first, rest);
  }

  @Override
  public boolean isTerminal() {
    return smaller() == 0;
  }

  /** What is left of the larger number, the least first. */
  @Override
  public List<Move> moves() {
    int larger = larger();
    int smaller = smaller();
    int size = isTerminal() ? 0 : quotient();
    return Collections.unmodifiableList(
        new AbstractList<Move>() {
          @Override
          public Move get(int index) {
            return new Subtract(
                larger, larger % smaller + Objects.checkIndex(index, size) * smaller);
          }

          @Override
          public int size() {
            return size;
          }
        });
  }

  /**
   * The move that leaves so much of the larger number.
   *
   * @throws InputError if it is not legal
   */
  public Move leave(int rest) {
    if (!reaches(larger(), rest)) {
      throw InputError.illegal(larger() + "->" + rest, this);
    }
    return new Subtract(larger(), rest);
  }

  private boolean reaches(long from, long to) {
    return from == larger()
        && smaller() > 0
        && to >= 0
        && to < from
        && (from - to) % smaller() == 0;
  }

  @Override
  public NumberPair after(Move move) {
    if (!(move instanceof Subtract subtract) || !reaches(subtract.from, subtract.to)) {
      throw InputError.illegal(move, this);
    }
    return less((subtract.from - subtract.to) / smaller());
  }

  @Override
  public Move move(String text) {
    Matcher matcher = MOVE.matcher(text);
    if (matcher.matches()) {
      long from = Long.parseLong(matcher.group(1));
      long to = Long.parseLong(matcher.group(2));
      if (reaches(from, to)) {
        return new Subtract((int) from, (int) to);
      }
    }
    throw InputError.illegal(text, this);
  }

  @Override
  public Position canonical() {
    return first >= second ? this : new NumberPair(ruleset, larger(), smaller());
  }

  @Override
  public Drawing drawing() {
    return new Drawing.Rows(
        Drawing.Thing.MATCH, List.of(new Drawing.Row("1", first), new Drawing.Row("2", second)));
  }

  @Override
  public String toString() {
    return first + "," + second;
  }
}
