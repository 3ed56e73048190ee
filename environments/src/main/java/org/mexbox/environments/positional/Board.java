package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mexbox.environments.board.Sides;
import org.mexbox.environments.board.Square;

/**
 * An empty board: its cells, the lines that count on it, and its symmetries. All positions of one
 * play share it. Cells are counted from 0, row by row from the top.
 */
final class Board {
  /** The most cells. */
  static final int MAX_CELLS = 400;

  private final Sides sides;
  private final List<int[]> lines;
  private final List<List<int[]>> through;
  private final List<int[]> symmetries;
  private final List<Square> squares;

  /**
   * A board.
   *
   * @param lines the cells of each line
   * @param maps where each cell comes to, first of all where it stands; what does not carry lines
   *     to lines is left out
   */
  Board(Sides sides, List<int[]> lines, List<int[]> maps) {
    this.sides = sides;
    this.lines = List.copyOf(lines);
    this.through = new ArrayList<>();
    this.squares = new ArrayList<>();
    for (int cell = 0; cell < sides.area(); cell++) {
      through.add(new ArrayList<>());
      squares.add(new Square(cell / sides.columns() + 1, cell % sides.columns() + 1));
    }
    for (int[] line : lines) {
      for (int cell : line) {
        through.get(cell).add(line);
      }
    }
    Set<BitSet> own = images(maps.get(0));
    this.symmetries = maps.stream().filter(map -> images(map).equals(own)).toList();
  }

  private Set<BitSet> images(int[] map) {
    Set<BitSet> images = new HashSet<>();
    for (int[] line : lines) {
      BitSet image = new BitSet();
      for (int cell : line) {
        image.set(map[cell]);
      }
      images.add(image);
    }
    return images;
  }

  Sides sides() {
    return sides;
  }

  int cells() {
    return sides.area();
  }

  List<int[]> lines() {
    return lines;
  }

  /** The lines that a cell is in. */
  List<int[]> through(int cell) {
    return through.get(cell);
  }

  /** Where each cell may come to without a change of the game. */
  List<int[]> symmetries() {
    return symmetries;
  }

  Square square(int cell) {
    return squares.get(cell);
  }

  /** The cell of a square, -1 if it is not on this board. */
  int cell(Square square) {
    boolean isOn =
        square.row() >= 1
            && square.row() <= sides.rows()
            && square.column() >= 1
            && square.column() <= sides.columns();
    return isOn ? (square.row() - 1) * sides.columns() + square.column() - 1 : -1;
  }
}
