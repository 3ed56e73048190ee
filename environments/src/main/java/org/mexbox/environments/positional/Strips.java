package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.cells.Sides;

/** The strips of a patch of triangles, {@link TriangularGomoku}, and its symmetries. */
record Strips(Sides sides) {
  /** How many ways a strip can run. */
  static final int DIRECTIONS = 3;

  /** The row of so many triangles that begins at a cell and follows a strip, if it stays inside. */
  Optional<int[]> line(int cell, int direction, int length) {
    int[] line = new int[length];
    int row = cell / sides.columns();
    int column = cell % sides.columns();
    for (int i = 0; i < length; i++) {
      if (row < 0 || row >= sides.rows() || column < 0 || column >= sides.columns()) {
        return Optional.empty();
      }
      line[i] = row * sides.columns() + column;
      boolean isDown = column % 2 == 0;
      switch (direction) {
        case 0 -> column++;
        case 1 -> {
          row += isDown ? 0 : 1;
          column += isDown ? 1 : -1;
        }
        default -> {
          row += isDown ? -1 : 0;
          column += 1;
        }
      }
    }
    return Optional.of(line);
  }

  /** As it is, and turned half round; with rows and columns of lozenges changed over. */
  List<int[]> symmetries() {
    List<int[]> maps = new ArrayList<>();
    boolean square = sides.columns() == 2 * sides.rows();
    for (int bits = 0; bits < (square ? 4 : 2); bits++) {
      maps.add(map((bits & 1) != 0, (bits & 2) != 0));
    }
    return maps;
  }

  private int[] map(boolean turned, boolean transposed) {
    int[] map = new int[sides.area()];
    for (int cell = 0; cell < map.length; cell++) {
      int row = cell / sides.columns();
      int lozenge = cell % sides.columns() / 2;
      int half = cell % 2;
      int newRow = transposed ? lozenge : row;
      int newLozenge = transposed ? row : lozenge;
      if (turned) {
        newRow = sides.rows() - 1 - newRow;
        newLozenge = sides.columns() / 2 - 1 - newLozenge;
        half = 1 - half;
      }
      map[cell] = newRow * sides.columns() + 2 * newLozenge + half;
    }
    return map;
  }
}
