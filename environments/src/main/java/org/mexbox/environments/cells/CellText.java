package org.mexbox.environments.cells;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.mexbox.environments.InputError;

/** Boards as text: {@code 3x4}, all free, or row after row, {@code x..x/....}. */
public final class CellText {
  /** The most cells: one bit of a {@code long} each. */
  public static final int MAX_CELLS = 64;

  private final Sides sides;
  private final String cells;

  private CellText(Sides sides, String cells) {
    this.sides = sides;
    this.cells = cells;
  }

  /**
   * Reads a board.
   *
   * @param letters what may stand on a cell that is not free
   * @throws InputError if the text is none
   */
  public static CellText parse(String text, String letters) {
    return parse(text, letters, MAX_CELLS);
  }

  /** Reads a board of so many cells at the most; beyond {@link #MAX_CELLS} they are no bits. */
  public static CellText parse(String text, String letters, int maxCells) {
    String stripped = text.strip();
    if (Sides.isSides(stripped)) {
      Sides sides = Sides.parse(stripped, maxCells);
      return new CellText(sides, ".".repeat(sides.area()));
    }
    String[] rows = stripped.split("/", -1);
    boolean even = Arrays.stream(rows).allMatch(row -> row.length() == rows[0].length());
    if (!even || !stripped.matches("[./" + letters + "]+") || rows[0].isEmpty()) {
      throw InputError.of(
          "board", "must be rows x columns or rows of . and " + letters, text, "3x4 or x../...");
    }
    Sides sides = Sides.parse(rows.length + "x" + rows[0].length(), maxCells);
    return new CellText(sides, String.join("", rows));
  }

  /** The size of the board. */
  public Sides sides() {
    return sides;
  }

  /** The cells with a letter. */
  public long cells(char letter) {
    long found = 0;
    for (int cell = 0; cell < cells.length(); cell++) {
      found |= cells.charAt(cell) == letter ? 1L << cell : 0;
    }
    return found;
  }

  /** The cells with a letter, on a board of any size. */
  public BitSet cellSet(char letter) {
    BitSet found = new BitSet();
    for (int cell = 0; cell < cells.length(); cell++) {
      found.set(cell, cells.charAt(cell) == letter);
    }
    return found;
  }

  /** The rows of a board. */
  public static List<String> rows(Sides sides, long filled, char letter) {
    return rows(sides, BitSet.valueOf(new long[] {filled}), letter);
  }

  /** The rows of a board of any size. */
  public static List<String> rows(Sides sides, BitSet filled, char letter) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < sides.rows(); row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < sides.columns(); column++) {
        int cell = row * sides.columns() + column;
        line.append(filled.get(cell) ? letter : '.');
      }
      rows.add(line.toString());
    }
    return rows;
  }

  /** All cells of a board. */
  public static long all(Sides sides) {
    return -1L >>> (MAX_CELLS - sides.area());
  }
}
