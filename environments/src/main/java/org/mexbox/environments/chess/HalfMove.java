package org.mexbox.environments.chess;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.Move;

/**
 * One move of chess, in {@link DoubleChess} a half of a turn: {@code b1c3}, {@code a7a8q}; castling
 * is the move of the king, {@code e1g1}.
 *
 * @param from where the piece stands: eight times the row, counted from 0, plus the column
 * @param to where it goes
 * @param promotion what a pawn becomes, a small letter; 0 for none
 */
record HalfMove(int from, int to, char promotion) implements Move {
  private static final Pattern TEXT = Pattern.compile("([a-h])([1-8])([a-h])([1-8])([qrbn]?)");

  static HalfMove of(int from, int to) {
    return new HalfMove(from, to, (char) 0);
  }

  static Optional<HalfMove> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    return matcher.matches()
        ? Optional.of(
            new HalfMove(
                square(matcher.group(1) + matcher.group(2)),
                square(matcher.group(3) + matcher.group(4)),
                matcher.group(5).isEmpty() ? 0 : matcher.group(5).charAt(0)))
        : Optional.empty();
  }

  /** The same move on the board with top and bottom changed over. */
  HalfMove upsideDown(int rows) {
    return new HalfMove(upsideDown(from, rows), upsideDown(to, rows), promotion);
  }

  /** A square's place on the board with top and bottom changed over. */
  static int upsideDown(int square, int rows) {
    return 8 * (rows - 1 - square / 8) + square % 8;
  }

  /** The square of a name such as {@code c3}. */
  static int square(String name) {
    return 8 * (name.charAt(1) - '1') + name.charAt(0) - 'a';
  }

  /** The name of a square. */
  static String name(int square) {
    return (char) ('a' + square % 8) + "" + (square / 8 + 1);
  }

  @Override
  public String toString() {
    return name(from) + name(to) + (promotion == 0 ? "" : promotion);
  }
}
