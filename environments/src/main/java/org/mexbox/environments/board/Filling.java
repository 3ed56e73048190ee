package org.mexbox.environments.board;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.cells.Sides;

/**
 * Cells are filled until no move is left. Boards are written {@code 3x4}, or row after row, {@code
 * x..x/....}. They have 64 cells at the most, where squares are filled 1,200.
 *
 * @param shape what a move fills
 * @param convention who wins when nothing can be filled any more
 */
public record Filling(Shape shape, PlayConvention convention) implements Ruleset {

  /** What a move fills. */
  public enum Shape {
    /** Two neighbours: Cram (Gardner 1974). */
    DOMINO("cram"),
    /** A square of any size. */
    SQUARE("squares"),
    /** One cell; play is over when a row or a column is full. */
    CROSS("crosses");

    private final String family;

    Shape(String family) {
      this.family = family;
    }
  }

  @Override
  public String family() {
    return shape.family;
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public Position parse(String text) {
    boolean mayBeLarge = shape == Shape.SQUARE;
    int most = mayBeLarge ? ColouredBoard.MAX_CELLS : CellText.MAX_CELLS;
    CellText board = CellText.parse(text, "x", most);
    return board.sides().area() > CellText.MAX_CELLS
        ? ColouredBoard.of(this, board)
        : new FilledBoard(this, board.sides(), board.cells('x'));
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return start instanceof FilledBoard board && board.sides().area() <= FillingPacking.MAX_CELLS
        ? Optional.of(new FillingPacking(board))
        : Optional.empty();
  }

  /** {@inheritDoc} Square cells can be coloured one by one, so every set of free ones can be. */
  @Override
  public boolean surelyExceeds(Position start, int positions) {
    return start instanceof ColouredBoard board
        && 1L << Math.min(board.free(), Integer.SIZE) > positions;
  }

  /** The size of the board of a position of these rules. */
  public Sides sides(Position position) {
    return position instanceof ColouredBoard large
        ? large.sides()
        : ((FilledBoard) position).sides();
  }

  /** The filled cells of a position of these rules, counted from 0 row by row from the top. */
  public BitSet filled(Position position) {
    return position instanceof ColouredBoard large
        ? large.filled()
        : BitSet.valueOf(new long[] {((FilledBoard) position).filled()});
  }
}
