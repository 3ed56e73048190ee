package org.mexbox.environments.positional;

import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.cells.Sides;

/**
 * Peaceful knights: each player puts a knight of his own on a free cell that no knight of the other
 * attacks. Boards are written as in {@link Mnk}.
 *
 * @param convention who wins when the player to move has no cell
 */
public record Knights(PlayConvention convention) implements MarkRules {
  private static final int LEAP = 5;

  @Override
  public String family() {
    return "knights";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public Board board(Sides sides) {
    return new Board(sides, List.of(), new Rows(sides).turns());
  }

  @Override
  public boolean isOpen(Marks position, int cell) {
    return !isAttacked(position, cell, position.mark(false));
  }

  /**
   * {@inheritDoc} A knight leaps to the other colour: cells of one colour leave each other alone.
   */
  @Override
  public List<Integer> quietCells(Marks position) {
    List<Integer> white = quietCells(position, true);
    List<Integer> black = quietCells(position, false);
    return white.size() < black.size() ? black : white;
  }

  private static List<Integer> quietCells(Marks position, boolean white) {
    return position.freeCells().stream()
        .filter(cell -> isWhite(position, cell) == white)
        .filter(cell -> !isAttacked(position, cell, Marks.FIRST))
        .filter(cell -> !isAttacked(position, cell, Marks.SECOND))
        .toList();
  }

  private static boolean isWhite(Marks position, int cell) {
    int columns = position.sides().columns();
    return (cell / columns + cell % columns) % 2 == 0;
  }

  private static boolean isAttacked(Marks position, int cell, byte by) {
    int columns = position.sides().columns();
    int row = cell / columns;
    int column = cell % columns;
    for (int r = Math.max(0, row - 2); r <= Math.min(position.sides().rows() - 1, row + 2); r++) {
      for (int c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c++) {
        int leap = (r - row) * (r - row) + (c - column) * (c - column);
        if (leap == LEAP && position.mark(r * columns + c) == by) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public void check(Marks position) {
    for (int cell = 0; cell < position.sides().area(); cell++) {
      if (position.mark(cell) == Marks.FIRST && isAttacked(position, cell, Marks.SECOND)) {
        throw InputError.of("board", "must have no x and o a knight's leap apart", position, "3x3");
      }
    }
  }

  @Override
  public String sign(char mark) {
    return mark == Marks.FREE ? "" : "\u265e";
  }

  @Override
  public int reward(Marks end) {
    return convention == PlayConvention.NORMAL ? -1 : 1;
  }
}
