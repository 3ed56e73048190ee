package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.Sides;

/**
 * The m,n,k games: whoever first has k of his marks in an unbroken line wins, a full board without
 * one is a draw. Tic-tac-toe is 3x3 with k = 3. Boards are written {@code 3x3}, or row after row
 * with {@code x} for the first player and {@code o} for the second, {@code xo./.x./...}.
 *
 * @param k how many marks make a line, 1..400
 * @param lines which lines count
 * @param falls true if a mark falls to the lowest free cell of its column, as in Connect Four
 * @param convention under misere play a line loses
 */
public record Mnk(int k, Lines lines, boolean falls, PlayConvention convention)
    implements MarkRules {

  /** The most cells of a board. */
  public static final int MAX_CELLS = Board.MAX_CELLS;

  /** Which lines count. */
  public enum Lines {
    /** Rows, columns and diagonals. */
    ALL,
    /** Rows and columns. */
    ROWS
  }

  /** Refuses a k out of range. */
  public Mnk {
    if (k < 1 || k > MAX_CELLS) {
      throw InputError.of("k", "must be 1.." + MAX_CELLS, k, "k=3");
    }
  }

  @Override
  public String family() {
    return "mnk";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>(List.of("k=" + k));
    if (lines == Lines.ROWS) {
      options.add("lines=rows");
    }
    if (falls) {
      options.add("gravity=yes");
    }
    options.addAll(convention.options());
    return List.copyOf(options);
  }

  @Override
  public Board board(Sides sides) {
    List<int[]> found = new ArrayList<>();
    Rows rows = new Rows(sides);
    rows.add(0, 1, k, found);
    if (k > 1) {
      rows.add(1, 0, k, found);
      if (lines == Lines.ALL) {
        rows.add(1, 1, k, found);
        rows.add(1, -1, k, found);
      }
    }
    return new Board(sides, found, falls ? rows.sideways() : rows.turns());
  }

  @Override
  public boolean isOpen(Marks position, int cell) {
    int below = cell + position.sides().columns();
    return !falls || below >= position.sides().area() || position.mark(below) != Marks.FREE;
  }

  /** {@inheritDoc} Marks that fall: the lowest free cell of each column. */
  @Override
  public List<Integer> quietCells(Marks position) {
    return position.freeCells().stream().filter(cell -> isOpen(position, cell)).toList();
  }

  @Override
  public void check(Marks position) {
    for (int cell = 0; falls && cell < position.sides().area(); cell++) {
      if (position.mark(cell) != Marks.FREE && !isOpen(position, cell)) {
        throw InputError.of("board", "must have no free cell below a mark", position, "./x");
      }
    }
  }

  @Override
  public int reward(Marks end) {
    boolean normal = convention == PlayConvention.NORMAL;
    return end.hasLine() ? normal ? -1 : 1 : 0;
  }

  @Override
  public int mostReward(Position position) {
    return ((Marks) position).canFill(convention == PlayConvention.NORMAL) ? 1 : 0;
  }

  @Override
  public int leastReward(Position position) {
    return ((Marks) position).canFill(convention != PlayConvention.NORMAL) ? -1 : 0;
  }
}
