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

  /** Row by row, a step for each cell. */
  @Override
  public Sequence sequence() {
    int rows = count / (columns * things);
    Sequence sequence = new Sequence((long) rows * (columns + 1) - 1, things, count);
    for (int input = 0; input < count; input++) {
      int cell = input / things;
      sequence.put(input, cell + cell / columns, input % things);
    }
    for (int row = 1; row < rows; row++) {
      sequence.separate(row * (columns + 1) - 1);
    }
    return sequence;
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
