package org.mexbox.environments.strip;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Captions;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * What is left of a {@link StripOfNumbers}, and who is ahead: {@code 1,4,1,5@-3} when the player to
 * move is three behind, {@code none@2} when all is cut off.
 *
 * @param ruleset the rules
 * @param numbers from left to right, at most {@link #MAX_NUMBERS}
 * @param lead by how much the player to move is ahead so far
 */
public record NumberStrip(StripOfNumbers ruleset, List<Integer> numbers, int lead)
    implements Pictured {
  /** The most numbers of a strip. */
  public static final int MAX_NUMBERS = 64;

  private static final String EMPTY = "none";
  private static final String EXAMPLE = "3,1,4,1,5,9";
  private static final Pattern TEXT =
      Pattern.compile(
          "(?:" + EMPTY + "|([+-]?\\d+(?:,[+-]?\\d+)*))(?:@([+-]?\\d+))?",
          Pattern.CASE_INSENSITIVE);

  /** A move: the end that is cut. */
  public enum End implements Move {
    LEFT,
    RIGHT;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Copies the numbers.
   *
   * @throws InputError if they are too many, or come to too much
   */
  public NumberStrip {
    numbers = List.copyOf(numbers);
    if (numbers.size() > MAX_NUMBERS) {
      throw InputError.of("strip", "must have at most " + MAX_NUMBERS + " numbers", numbers.size());
    }
    long total = Math.abs((long) lead);
    for (int number : numbers) {
      total += Math.abs((long) number);
    }
    if (total > StripOfNumbers.MAX_TOTAL) {
      throw InputError.of(
          "strip",
          "must come to at most " + StripOfNumbers.MAX_TOTAL + ", signs left aside",
          total,
          EXAMPLE);
    }
  }

  static NumberStrip parse(StripOfNumbers rules, String text) {
    Matcher matcher = TEXT.matcher(text.replace(" ", ""));
    if (!matcher.matches()) {
      throw InputError.of("strip", "must be whole numbers, and @ the lead if any", text, EXAMPLE);
    }
    List<Integer> numbers = new ArrayList<>();
    if (matcher.group(1) != null) {
      for (String number : matcher.group(1).split(",")) {
        numbers.add(number(number));
      }
    }
    return new NumberStrip(rules, numbers, matcher.group(2) == null ? 0 : number(matcher.group(2)));
  }

  private static int number(String text) {
    if (text.length() > 9) {
      throw InputError.of("number", "must be at most " + StripOfNumbers.MAX_TOTAL, text, "9");
    }
    return Integer.parseInt(text);
  }

  /** The last number can be cut off in one way only. */
  @Override
  public List<Move> moves() {
    return switch (numbers.size()) {
      case 0 -> List.of();
      case 1 -> List.of(End.LEFT);
      default -> List.of(End.LEFT, End.RIGHT);
    };
  }

  @Override
  public Position after(Move move) {
    if (!moves().contains(move)) {
      throw InputError.illegal(move, this);
    }
    int size = numbers.size();
    boolean left = move == End.LEFT;
    int taken = numbers.get(left ? 0 : size - 1);
    List<Integer> rest = left ? numbers.subList(1, size) : numbers.subList(0, size - 1);
    return new NumberStrip(ruleset, rest, -(lead + taken));
  }

  /** A strip and its mirror image play alike. */
  @Override
  public Position canonical() {
    for (int i = 0, j = numbers.size() - 1; i < j; i++, j--) {
      int order = Integer.compare(numbers.get(i), numbers.get(j));
      if (order != 0) {
        return order < 0 ? this : mirrored();
      }
    }
    return this;
  }

  private NumberStrip mirrored() {
    List<Integer> mirrored = new ArrayList<>(numbers);
    Collections.reverse(mirrored);
    return new NumberStrip(ruleset, mirrored, lead);
  }

  /** The strip in its cells, and the lead behind it. */
  @Override
  public List<String> picture() {
    String cells = numbers.stream().map(String::valueOf).collect(Collectors.joining(" | "));
    String strip = (numbers.isEmpty() ? "||" : "| " + cells + " |") + " @" + lead;
    return strip.length() > 80 ? Pictured.super.picture() : List.of(strip);
  }

  @Override
  public Drawing drawing() {
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int number : numbers) {
      cells.add(new Drawing.Cell(0, cells.size(), Drawing.Tone.FREE, String.valueOf(number)));
    }
    return new Drawing.Board(cells).captioned(Captions.lead(lead));
  }

  @Override
  public String toString() {
    String cells =
        numbers.isEmpty()
            ? EMPTY
            : numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    return lead == 0 ? cells : cells + "@" + lead;
  }
}
