package org.mexbox.environments.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/**
 * A row of {@link Turtles}.
 *
 * @param ruleset the rules
 * @param length how many turtles there are, 1 to 61
 * @param onBack those on their back; the leftmost turtle is bit 0
 */
public record TurtleRow(Turtles ruleset, int length, long onBack) implements Pictured {
  /** The most turtles. */
  public static final int MAX_TURTLES = 61;

  private static final Pattern TURN = Pattern.compile("\\s*(\\d{1,3})\\s*(?:,\\s*(\\d{1,3})\\s*)?");

  /**
   * A move: {@code 9} turns turtle 9 onto its feet, {@code 9,7} flips turtle 7 as well.
   *
   * @param turtle counted from 1
   * @param flipped counted from 1; 0 for none
   */
  private record Turn(int turtle, int flipped) implements Move {
    @Override
    public String toString() {
      return flipped == 0 ? "" + turtle : turtle + "," + flipped;
    }
  }

  static TurtleRow parse(Turtles rules, String text) {
    String row = text.strip().toUpperCase(Locale.ROOT);
    if (!row.matches("[KN]{1," + MAX_TURTLES + "}")) {
      throw InputError.of(
          "turtles",
          "must be 1.." + MAX_TURTLES + " letters, N on its back, K on its feet",
          text,
          "KKNKN");
    }
    long onBack = 0;
    for (int i = 0; i < row.length(); i++) {
      onBack |= row.charAt(i) == 'N' ? 1L << i : 0;
    }
    return new TurtleRow(rules, row.length(), onBack);
  }

  /** True if a turtle, counted from 1, lies on its back. */
  public boolean isOnBack(int turtle) {
    return (onBack >>> (turtle - 1) & 1) == 1;
  }

  /** Turtle by turtle from the left: alone, then with each one to the left of it. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int turtle = 1; turtle <= length; turtle++) {
      if (isOnBack(turtle)) {
        for (int flipped = 0; flipped < turtle; flipped++) {
          moves.add(new Turn(turtle, flipped));
        }
      }
    }
    return List.copyOf(moves);
  }

  /**
   * The move that turns a turtle and flips another one, 0 for none.
   *
   * @throws InputError if it is not legal
   */
  public Move turn(int turtle, int flipped) {
    Turn move = new Turn(turtle, flipped);
    if (!isLegal(move)) {
      throw InputError.illegal(move, this);
    }
    return move;
  }

  private boolean isLegal(Turn move) {
    return move.turtle >= 1
        && move.turtle <= length
        && isOnBack(move.turtle)
        && move.flipped >= 0
        && move.flipped < move.turtle;
  }

  @Override
  public boolean isTerminal() {
    return onBack == 0;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Turn turn) || !isLegal(turn)) {
      throw InputError.illegal(move, this);
    }
    long next = onBack ^ 1L << (turn.turtle - 1);
    return new TurtleRow(
        ruleset, length, turn.flipped == 0 ? next : next ^ 1L << (turn.flipped - 1));
  }

  @Override
  public Move move(String text) {
    Matcher matcher = TURN.matcher(text);
    if (matcher.matches()) {
      String flipped = matcher.group(2);
      Turn move =
          new Turn(
              Integer.parseInt(matcher.group(1)), flipped == null ? 0 : Integer.parseInt(flipped));
      if (isLegal(move) && (flipped == null || move.flipped > 0)) {
        return move;
      }
    }
    throw InputError.illegal(text, this);
  }

  /** Turtles to the right of the last one on its back play no part. */
  @Override
  public Position canonical() {
    return new TurtleRow(
        ruleset, Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(onBack)), onBack);
  }

  /** The row, {@code v} on its back and {@code A} on its feet, over the numbers of the turtles. */
  @Override
  public List<String> picture() {
    if (length > 20) {
      return Pictured.super.picture();
    }
    StringBuilder turtles = new StringBuilder();
    StringBuilder numbers = new StringBuilder();
    for (int turtle = 1; turtle <= length; turtle++) {
      turtles.append("%3s".formatted(isOnBack(turtle) ? "v" : "A"));
      numbers.append("%3d".formatted(turtle));
    }
    return List.of(turtles.toString(), numbers.toString());
  }

  @Override
  public Drawing drawing() {
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int turtle = 1; turtle <= length; turtle++) {
      Tone tone = isOnBack(turtle) ? Tone.MARKED : Tone.FREE;
      cells.add(new Drawing.Cell(0, turtle - 1, tone, isOnBack(turtle) ? "N" : "K"));
      cells.add(new Drawing.Cell(1, turtle - 1, Tone.NONE, String.valueOf(turtle)));
    }
    return new Drawing.Board(cells);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int turtle = 1; turtle <= length; turtle++) {
      text.append(isOnBack(turtle) ? 'N' : 'K');
    }
    return text.toString();
  }
}
