package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.Filling.Shape;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.cells.Symmetry;
import org.mexbox.environments.picture.Cells;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.sum.SumPosition;

/**
 * A board of {@link Filling}.
 *
 * @param ruleset the rules
 * @param sides its size
 * @param filled the filled cells as bits, row by row from the lowest
 */
record FilledBoard(Filling ruleset, Sides sides, long filled)
    implements SumPosition, Pictured, Cells {

  long free() {
    return CellText.all(sides) & ~filled;
  }

  @Override
  public List<Move> moves() {
    if (isDecided()) {
      return List.of();
    }
    List<Move> moves = new ArrayList<>();
    for (Patch patch : Patch.all(ruleset.shape(), sides)) {
      if ((patch.cells() & filled) == 0) {
        moves.add(patch);
      }
    }
    return List.copyOf(moves);
  }

  // Crosses: a full row or column.
  private boolean isDecided() {
    return ruleset.shape() == Shape.CROSS && hasLine(sides, filled);
  }

  static boolean hasLine(Sides sides, long filled) {
    long row = -1L >>> (CellText.MAX_CELLS - sides.columns());
    for (int i = 0; i < sides.rows(); i++) {
      long line = row << (i * sides.columns());
      if ((filled & line) == line) {
        return true;
      }
    }
    long column = 0;
    for (int i = 0; i < sides.rows(); i++) {
      column |= 1L << (i * sides.columns());
    }
    for (int i = 0; i < sides.columns(); i++) {
      if ((filled >>> i & column) == column) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Patch patch) || !isLegal(patch)) {
      throw InputError.illegal(move, this);
    }
    return new FilledBoard(ruleset, sides, filled | patch.cells());
  }

  private boolean isLegal(Patch patch) {
    return patch.fits(ruleset.shape(), sides) && (patch.cells() & filled) == 0 && !isDecided();
  }

  @Override
  public Move move(String text) {
    return Patch.parse(text, sides)
        .filter(this::isLegal)
        .orElseThrow(() -> InputError.illegal(text, this));
  }

  /** The free region cut out, and the least of its turns and mirror images. */
  @Override
  public Position canonical() {
    FilledBoard board = ruleset.shape() == Shape.CROSS ? this : cutOut();
    FilledBoard least = board;
    for (Symmetry symmetry : Symmetry.ALL) {
      Sides turned = symmetry.of(board.sides);
      if (turned.rows() <= least.sides.rows()) {
        long image = symmetry.of(board.sides, board.filled);
        if (turned.rows() < least.sides.rows() || Long.compareUnsigned(image, least.filled) < 0) {
          least = new FilledBoard(ruleset, turned, image);
        }
      }
    }
    return least;
  }

  private FilledBoard cutOut() {
    int top = sides.rows();
    int bottom = -1;
    int left = sides.columns();
    int right = -1;
    for (long rest = free(); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      top = Math.min(top, cell / sides.columns());
      bottom = Math.max(bottom, cell / sides.columns());
      left = Math.min(left, cell % sides.columns());
      right = Math.max(right, cell % sides.columns());
    }
    if (bottom < 0) {
      return new FilledBoard(ruleset, new Sides(1, 1), 1);
    }
    Sides cut = new Sides(bottom - top + 1, right - left + 1);
    long image = 0;
    for (int cell = 0; cell < cut.area(); cell++) {
      int from = (top + cell / cut.columns()) * sides.columns() + left + cell % cut.columns();
      image |= (filled >>> from & 1) << cell;
    }
    return new FilledBoard(ruleset, cut, image);
  }

  /** The regions of free cells that hang together by edges and have a move. */
  @Override
  public List<Position> components() {
    if (ruleset.shape() == Shape.CROSS) {
      return isTerminal() ? List.of() : List.of(this);
    }
    List<Position> components = new ArrayList<>();
    for (long rest = free(); rest != 0; ) {
      long region = region(rest);
      rest &= ~region;
      if (ruleset.shape() == Shape.SQUARE || Long.bitCount(region) > 1) {
        components.add(new FilledBoard(ruleset, sides, CellText.all(sides) & ~region));
      }
    }
    return components;
  }

  private long region(long free) {
    long region = Long.lowestOneBit(free);
    for (long before = 0; before != region; ) {
      before = region;
      region |= (region << sides.columns() | region >>> sides.columns()) & free;
      region |= (region & ~column(sides.columns() - 1)) << 1 & free;
      region |= (region & ~column(0)) >>> 1 & free;
    }
    return region;
  }

  private long column(int column) {
    long cells = 0;
    for (int row = 0; row < sides.rows(); row++) {
      cells |= 1L << (row * sides.columns() + column);
    }
    return cells;
  }

  /** Filled or free. */
  @Override
  public int kinds() {
    return 2;
  }

  @Override
  public int[][] cells() {
    int[][] cells = new int[sides.rows()][sides.columns()];
    for (int cell = 0; cell < sides.area(); cell++) {
      cells[cell / sides.columns()][cell % sides.columns()] = (int) (free() >>> cell & 1);
    }
    return cells;
  }

  @Override
  public List<String> picture() {
    return CellText.rows(sides, filled, 'x').stream()
        .map(row -> String.join(" ", row.split("")))
        .toList();
  }

  @Override
  public Drawing drawing() {
    return Drawing.Board.filled(CellText.rows(sides, filled, 'x')).numbered();
  }

  @Override
  public String toString() {
    return filled == 0 ? sides.toString() : String.join("/", CellText.rows(sides, filled, 'x'));
  }
}
