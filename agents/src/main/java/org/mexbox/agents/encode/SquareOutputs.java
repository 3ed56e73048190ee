package org.mexbox.agents.encode;

import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.picture.Cells;

/** The cell that a move names, row by row. */
final class SquareOutputs implements Outputs {
  private final int columns;
  private final int count;

  SquareOutputs(Cells start) {
    int[][] cells = start.cells();
    this.columns = cells[0].length;
    this.count = Encoding.limited("outputs", (long) cells.length * columns);
  }

  static boolean fit(Position start) {
    return start.moves().stream().allMatch(Square.class::isInstance);
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int of(Move move, Position shown) {
    Square square = (Square) move;
    return (square.row() - 1) * columns + square.column() - 1;
  }
}
