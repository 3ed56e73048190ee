package org.mexbox.agents.encode;

import java.util.Arrays;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Cells;

/** Cell by cell, one input for each thing that may be there. */
final class BoardInputs implements Inputs {
  private final int columns;
  private final int things;
  private final int count;

  BoardInputs(Cells start) {
    int[][] cells = start.cells();
    this.columns = cells[0].length;
    this.things = start.kinds() - 1;
    this.count = Encoding.limited("inputs", (long) cells.length * columns * things);
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int[] ones(Position shown) {
    int[][] cells = ((Cells) shown).cells();
    int[] ones = new int[count];
    int found = 0;
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells[row].length; column++) {
        if (cells[row][column] > 0) {
          ones[found++] = (row * columns + column) * things + cells[row][column] - 1;
        }
      }
    }
    return Arrays.copyOf(ones, found);
  }
}
