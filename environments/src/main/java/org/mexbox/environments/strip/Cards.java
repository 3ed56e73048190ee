package org.mexbox.environments.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.strip.CardCircle.Turning;
import org.mexbox.environments.sum.SumPosition;

/** The cards of a {@link CardCircle}, numbered from 1; some are turned. Immutable. */
public final class Cards implements SumPosition, Pictured {
  private static final Pattern TURN = Pattern.compile("\\s*(\\d{1,6})\\s*(?:,\\s*(\\d{1,6})\\s*)?");

  // So many cards are drawn, and so large.
  private static final int DRAWN = 100;
  private static final double RADIUS = 0.42;

  private final CardCircle rules;
  private final int count;
  private final BitSet turned;

  private Cards(CardCircle rules, int count, BitSet turned) {
    this.rules = rules;
    this.count = count;
    this.turned = turned;
  }

  /**
   * A row of cards not turned between turned ones, or a whole circle.
   *
   * @param first its first card
   * @param length how many cards
   * @param isCircle true if no card of the circle is turned
   */
  public record Run(int first, int length, boolean isCircle) {}

  /** A move: {@code 5}, or {@code 5,6} for two. */
  record Turn(int first, int second) implements Move {
    long bits() {
      return 1L << (first - 1) | (second == 0 ? 0 : 1L << (second - 1));
    }

    @Override
    public String toString() {
      return second == 0 ? "" + first : first + "," + second;
    }
  }

  static Cards of(CardCircle rules, int count, IntPredicate isTurned) {
    BitSet turned = new BitSet();
    IntStream.rangeClosed(1, count).filter(isTurned).forEach(turned::set);
    return new Cards(rules, count, turned);
  }

  static Cards parse(CardCircle rules, String text) {
    String[] parts = text.split("/", -1);
    int count = number("cards", parts[0], CardCircle.MAX_CARDS, text);
    if (parts.length > 2) {
      throw InputError.of("cards", "must be how many, and after / those turned", text, "13/1,5");
    }
    BitSet turned = new BitSet();
    if (parts.length == 2) {
      for (String part : parts[1].split(",", -1)) {
        turned.set(number("turned card", part, count, text));
      }
    }
    return new Cards(rules, count, turned);
  }

  private static int number(String argument, String part, int most, String text) {
    String digits = part.strip();
    if (!digits.matches("[0-9]{1,6}")
        || Integer.parseInt(digits) < 1
        || Integer.parseInt(digits) > most) {
      throw InputError.of(argument, "must be 1.." + most, text, "13/1,5");
    }
    return Integer.parseInt(digits);
  }

  @Override
  public CardCircle ruleset() {
    return rules;
  }

  /** How many cards there are, turned or not. */
  public int count() {
    return count;
  }

  /** True if a card, counted from 1, is turned. */
  public boolean isTurned(int card) {
    return turned.get(card);
  }

  private int next(int card, int steps) {
    return Math.floorMod(card - 1 + (long) steps * rules.step(), count) + 1;
  }

  /** Card by card; one alone before it and its next neighbour together. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int card = 1; card <= count; card++) {
      for (int second : new int[] {0, next(card, 1)}) {
        if (isLegal(card, second)) {
          moves.add(new Turn(card, second));
        }
      }
    }
    return List.copyOf(moves);
  }

  private boolean isLegal(int card, int second) {
    if (card < 1 || card > count || isTurned(card)) {
      return false;
    }
    if (rules.turning() == Turning.ONE_WITH_NEIGHBOUR) {
      return second == 0
          && (isFreeBeside(card, next(card, 1)) || isFreeBeside(card, next(card, -1)));
    }
    // Of two cards alone each is the next of the other: they are listed once.
    return second == 0
        || (second == next(card, 1)
            && isFreeBeside(card, second)
            && !(next(second, 1) == card && second < card));
  }

  private boolean isFreeBeside(int card, int other) {
    return other != card && !isTurned(other);
  }

  /**
   * The move that turns a card.
   *
   * @throws InputError if it is not legal
   */
  public Move turn(int card) {
    return turn(card, 0, String.valueOf(card));
  }

  private Move turn(int card, int second, String text) {
    if (!isLegal(card, second)) {
      throw InputError.illegal(text, this);
    }
    return new Turn(card, second);
  }

  @Override
  public Cards after(Move move) {
    if (!(move instanceof Turn turn) || !isLegal(turn.first, turn.second)) {
      throw InputError.illegal(move, this);
    }
    BitSet next = (BitSet) turned.clone();
    next.set(turn.first);
    if (turn.second > 0) {
      next.set(turn.second);
    }
    return new Cards(rules, count, next);
  }

  @Override
  public Move move(String text) {
    Matcher matcher = TURN.matcher(text);
    if (!matcher.matches()) {
      throw InputError.illegal(text, this);
    }
    int first = Integer.parseInt(matcher.group(1));
    if (matcher.group(2) == null) {
      return turn(first, 0, text);
    }
    int second = Integer.parseInt(matcher.group(2));
    if (first == 0 || second == 0) {
      throw InputError.illegal(text, this);
    }
    // 6,5 is 5,6.
    return isLegal(first, second) ? turn(first, second, text) : turn(second, first, text);
  }

  /** The rows and whole circles in which something can still be turned. */
  public List<Run> runs() {
    return circles().stream().flatMap(circle -> runs(circle).stream()).toList();
  }

  // Each circle of neighbours as its cards in order, beginning behind a turned card if there is
  // one.
  private List<int[]> circles() {
    List<int[]> circles = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int card = 1; card <= count; card++) {
      if (!seen.get(card)) {
        List<Integer> circle = new ArrayList<>();
        for (int at = card; !seen.get(at); at = next(at, 1)) {
          seen.set(at);
          circle.add(at);
        }
        int begin = 0;
        while (begin < circle.size() && !isTurned(circle.get(begin))) {
          begin++;
        }
        int shift = begin == circle.size() ? 0 : begin;
        circles.add(
            IntStream.range(0, circle.size())
                .map(i -> circle.get((i + shift) % circle.size()))
                .toArray());
      }
    }
    return circles;
  }

  private List<Run> runs(int[] circle) {
    List<Run> runs = new ArrayList<>();
    if (!isTurned(circle[0])) {
      runs.add(new Run(circle[0], circle.length, true));
    } else {
      for (int i = 0, length = 0; i <= circle.length; i++) {
        if (i < circle.length && !isTurned(circle[i])) {
          length++;
        } else if (length > 0) {
          runs.add(new Run(circle[i - length], length, false));
          length = 0;
        }
      }
    }
    runs.removeIf(run -> run.length() < rules.turning().least());
    return runs;
  }

  @Override
  public List<Position> components() {
    List<Position> components = new ArrayList<>();
    for (Run run : runs()) {
      BitSet others = new BitSet();
      others.set(1, count + 1);
      for (int i = 0; i < run.length(); i++) {
        others.clear(next(run.first(), i));
      }
      components.add(new Cards(rules, count, others));
    }
    return components;
  }

  /** In each circle the rows that can still be used, short ones first, as far forward as can be. */
  @Override
  public Cards canonical() {
    List<int[]> circles =
        circles().stream()
            .map(circle -> runs(circle).stream().mapToInt(this::signed).sorted().toArray())
            .sorted(Comparator.comparing(Arrays::toString))
            .toList();
    BitSet next = new BitSet();
    next.set(1, count + 1);
    for (int circle = 0; circle < circles.size(); circle++) {
      int at = 1;
      for (int length : circles.get(circle)) {
        for (int i = 0; i < Math.abs(length); i++) {
          next.clear(next(circle + 1, at + i));
        }
        at += length + 1;
      }
    }
    return new Cards(rules, count, next);
  }

  // A whole circle is told from a row by its sign.
  private int signed(Run run) {
    return run.isCircle() ? -run.length() : run.length();
  }

  /** The cards in their order, {@code -} for a turned one. */
  @Override
  public List<String> picture() {
    if (count > 20) {
      return Pictured.super.picture();
    }
    return List.of(
        IntStream.rangeClosed(1, count)
            .mapToObj(card -> isTurned(card) ? " -" : "%2d".formatted(card))
            .collect(Collectors.joining(" ", "( ", " )")));
  }

  /** Each circle of neighbours as a ring of cards, the first card on top. */
  @Override
  public Drawing drawing() {
    if (count > DRAWN) {
      return Pictured.super.drawing();
    }
    List<Drawing.Disc> discs = new ArrayList<>();
    double left = 0;
    for (int[] circle : circles()) {
      int first = Arrays.stream(circle).min().orElseThrow();
      double radius = Math.max(1, circle.length / (2 * Math.PI));
      for (int i = 0; i < circle.length; i++) {
        double angle = 2 * Math.PI * i / circle.length - Math.PI / 2;
        double x = left + radius * (1 + Math.cos(angle));
        discs.add(card(next(first, i), new Drawing.Spot(x, radius * Math.sin(angle))));
      }
      left += 2 * radius + 1.5;
    }
    return new Drawing.Discs(discs);
  }

  private Drawing.Disc card(int card, Drawing.Spot spot) {
    Tone tone = isTurned(card) ? Tone.FILLED : Tone.FREE;
    return new Drawing.Disc(spot, RADIUS, tone, isTurned(card) ? "" : String.valueOf(card));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cards that
        && count == that.count
        && turned.equals(that.turned)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return 31 * turned.hashCode() + count;
  }

  /** {@code 13}, or {@code 13/1,5} */
  @Override
  public String toString() {
    return turned.isEmpty()
        ? String.valueOf(count)
        : count + "/" + turned.stream().mapToObj(String::valueOf).collect(Collectors.joining(","));
  }
}
