package org.mexbox.environments.board;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.Move;

/**
 * A square of cells that a move fills on a large board: {@code (1,27)-(16,42)}, or {@code (1,2)}.
 *
 * @param from the upper left cell
 * @param side in cells
 */
record Block(Square from, int side) implements Move {
  private static final String SQUARE = "\\(\\s*(\\d{1,4})\\s*,\\s*(\\d{1,4})\\s*\\)";
  private static final Pattern TEXT =
      Pattern.compile("\\s*" + SQUARE + "(?:\\s*-\\s*" + SQUARE + ")?\\s*");

  /** Reads a block; empty if the text is no square of cells. */
  static Optional<Block> parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int row = Integer.parseInt(matcher.group(1));
    int column = Integer.parseInt(matcher.group(2));
    int down = matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3)) - row;
    int across = matcher.group(4) == null ? 0 : Integer.parseInt(matcher.group(4)) - column;
    return down == across && down >= 0
        ? Optional.of(new Block(new Square(row, column), down + 1))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return side == 1
        ? from.toString()
        : from + "-" + new Square(from.row() + side - 1, from.column() + side - 1);
  }
}
