package org.mexbox.environments.board;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/**
 * A move that names a square: {@code (3,4)}.
 *
 * @param row counted from 1
 * @param column counted from 1
 */
public record Square(int row, int column) implements Move {
  private static final Pattern TEXT =
      Pattern.compile("\\s*\\(?\\s*(\\d{1,4})\\s*,\\s*(\\d{1,4})\\s*\\)?\\s*");

  /**
   * Reads {@code (3,4)} or {@code 3,4} as a move of a position.
   *
   * @throws InputError if it is none
   */
  public static Square parse(String text, Position position) {
    Matcher matcher = TEXT.matcher(text);
    if (matcher.matches()) {
      Square square =
          new Square(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      if (position.moves().contains(square)) {
        return square;
      }
    }
    throw InputError.illegal(text, position);
  }

  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
