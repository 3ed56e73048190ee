package org.mexbox.environments.board;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.cells.CellText;

/**
 * Cells are filled until no move is left. Boards are written {@code 3x4}, or row after row, {@code
 * x..x/....}.
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
    CellText board = CellText.parse(text, "x");
    return new FilledBoard(this, board.sides(), board.cells('x'));
  }

  @Override
  public Optional<Packing> packing(Position start) {
    FilledBoard board = (FilledBoard) start;
    return board.sides().area() <= FillingPacking.MAX_CELLS
        ? Optional.of(new FillingPacking(board))
        : Optional.empty();
  }
}
