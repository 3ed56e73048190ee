package org.mexbox.environments.positional;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.mexbox.environments.InputError;
import org.mexbox.environments.board.Sides;

/** Reads boards with marks: {@code 3x3}, empty, or row after row, {@code xo./.x./...}. */
final class MarksText {
  private static final String EXAMPLE = "3x3 or xo./.x./...";

  private MarksText() {}

  static Marks parse(LineRules rules, String text) {
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

  private static Marks checked(LineRules rules, Board board, byte[] cells, String text) {
    int lead = count(cells, Marks.FIRST) - count(cells, Marks.SECOND);
    if (lead != 0 && lead != 1) {
      throw InputError.of("board", "must have as many x as o, or one more", text, EXAMPLE);
    }
    byte last = lead == 1 ? Marks.FIRST : Marks.SECOND;
    byte other = lead == 1 ? Marks.SECOND : Marks.FIRST;
    if (rules.isDecidedBy(other) && hasLine(board, cells, other)) {
      throw InputError.of("board", "must be one where play ended with the first line", text);
    }
    if (rules.falls() && floats(board, cells)) {
      throw InputError.of("board", "must have no free cell below a mark", text, "./x");
    }
    return new Marks(rules, board, cells, rules.isDecidedBy(last) && hasLine(board, cells, last));
  }

  private static int count(byte[] cells, byte mark) {
    int count = 0;
    for (byte cell : cells) {
      count += cell == mark ? 1 : 0;
    }
    return count;
  }

  private static boolean hasLine(Board board, byte[] cells, byte mark) {
    return board.lines().stream()
        .anyMatch(line -> Arrays.stream(line).allMatch(cell -> cells[cell] == mark));
  }

  private static boolean floats(Board board, byte[] cells) {
    for (int cell = 0; cell + board.sides().columns() < cells.length; cell++) {
      if (cells[cell] != Marks.FREE && cells[cell + board.sides().columns()] == Marks.FREE) {
        return true;
      }
    }
    return false;
  }
}
