package org.mexbox.environments.cells;

import java.util.List;

/**
 * One of the eight turns and mirror images of a board.
 *
 * @param down true if top and bottom change places
 * @param across true if left and right do
 * @param transposed true if rows then become columns
 */
public record Symmetry(boolean down, boolean across, boolean transposed) {
  /** All eight, the one that changes nothing first. */
  public static final List<Symmetry> ALL =
      List.of(
          new Symmetry(false, false, false),
          new Symmetry(false, true, false),
          new Symmetry(true, false, false),
          new Symmetry(true, true, false),
          new Symmetry(false, false, true),
          new Symmetry(false, true, true),
          new Symmetry(true, false, true),
          new Symmetry(true, true, true));

  /** The sides of the board after it. */
  public Sides of(Sides sides) {
    return transposed ? sides.turned() : sides;
  }

  /** Where a cell, counted from 0 row by row, comes to. */
  public int of(Sides sides, int cell) {
    int row = cell / sides.columns();
    int column = cell % sides.columns();
    int newRow = down ? sides.rows() - 1 - row : row;
    int newColumn = across ? sides.columns() - 1 - column : column;
    return transposed ? newColumn * sides.rows() + newRow : newRow * sides.columns() + newColumn;
  }

  /** Where a set of cells comes to. */
  public long of(Sides sides, long cells) {
    long image = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      image |= 1L << of(sides, Long.numberOfTrailingZeros(rest));
    }
    return image;
  }
}
