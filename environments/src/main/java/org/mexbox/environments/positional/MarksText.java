package org.mexbox.environments.positional;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.mexbox.environments.InputError;
import org.mexbox.environments.cells.Sides;

/** Reads boards with marks: {@code 3x3}, empty, or row after row, {@code xo./.x./...}. */
final class MarksText {
  private static final String EXAMPLE = "3x3 or xo./.x./...";

  private MarksText() {}

  static Marks parse(MarkRules rules, String text) {
    String stripped = text.strip();
    if (Sides.isSides(stripped)) {
      Board board = rules.board(Sides.parse(stripped, Board.MAX_CELLS));
      byte[] cells = new byte[board.cells()];
      Arrays.fill(cells, Marks.FREE);
      return new Marks(rules, board, cells, false);
    }
    String[] rows = stripped.split("/", -1);
    boolean even = Arrays.stream(rows).allMatch(row -> row.length() == rows[0].length());
    if (!even || rows[0].isEmpty() || !stripped.matches("[./xo]+")) {
      throw InputError.of("board", "must be rows x columns or rows of . x o", text, EXAMPLE);
    }
    Sides sides = Sides.parse(rows.length + "x" + rows[0].length(), Board.MAX_CELLS);
    byte[] cells = String.join("", rows).getBytes(StandardCharsets.US_ASCII);
    return checked(rules, rules.board(sides), cells, text);
  }

  private static Marks checked(MarkRules rules, Board board, byte[] cells, String text) {
    int lead = count(cells, Marks.FIRST) - count(cells, Marks.SECOND);
    if (lead != 0 && lead != 1) {
      throw InputError.of("board", "must have as many x as o, or one more", text, EXAMPLE);
    }
    Marks position = Marks.of(rules, board, cells);
    byte mover = position.mark(true);
    if (rules.isDecidedBy(mover) && position.isFilledBy(mover)) {
      throw InputError.of("board", "must be one where play ended with the first line", text);
    }
    rules.check(position);
    return position;
  }

  private static int count(byte[] cells, byte mark) {
    int count = 0;
    for (byte cell : cells) {
      count += cell == mark ? 1 : 0;
    }
    return count;
  }
}
