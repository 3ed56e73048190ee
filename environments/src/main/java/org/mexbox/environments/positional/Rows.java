package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.mexbox.environments.board.Sides;

/** Lines and symmetries of a board of squares. */
record Rows(Sides sides) {

  /** Adds every unbroken line of a length in a direction. */
  void add(int down, int across, int length, List<int[]> lines) {
    for (int row = 0; row < sides.rows(); row++) {
      for (int column = 0; column < sides.columns(); column++) {
        if (isOn(row + (length - 1) * down, column + (length - 1) * across)) {
          int from = row * sides.columns() + column;
          int step = down * sides.columns() + across;
          lines.add(IntStream.range(0, length).map(i -> from + i * step).toArray());
        }
      }
    }
  }

  private boolean isOn(int row, int column) {
    return row >= 0 && row < sides.rows() && column >= 0 && column < sides.columns();
  }

  /** The board as it is, and with left and right changed over. */
  List<int[]> sideways() {
    return List.of(map(false, false, false), map(false, true, false));
  }

  /** The turns and mirror images that leave the board its shape: 8 of a square, else 4. */
  List<int[]> turns() {
    List<int[]> maps = new ArrayList<>();
    boolean square = sides.rows() == sides.columns();
    for (int bits = 0; bits < (square ? 8 : 4); bits++) {
      maps.add(map((bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0));
    }
    return maps;
  }

  private int[] map(boolean down, boolean across, boolean transposed) {
    int[] map = new int[sides.area()];
    for (int cell = 0; cell < map.length; cell++) {
      int row = cell / sides.columns();
      int column = cell % sides.columns();
      int newRow = down ? sides.rows() - 1 - row : row;
      int newColumn = across ? sides.columns() - 1 - column : column;
      map[cell] =
          transposed ? newColumn * sides.rows() + newRow : newRow * sides.columns() + newColumn;
    }
    return map;
  }
}
