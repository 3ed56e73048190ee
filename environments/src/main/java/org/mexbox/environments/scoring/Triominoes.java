package org.mexbox.environments.scoring;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Cells against triominoes (game 30 of the lecture of Sk&aacute;lov&aacute;): Olin colours one
 * cell, then Martina three that form a triomino, turned as she likes, and so on. When no triomino
 * fits any more, the cells that are left are Olin's. Whoever has more cells is ahead by the
 * difference.
 *
 * <p>Boards are written {@code 5x5}, or row after row with {@code x} for coloured cells. Four cells
 * are coloured in a round, so that their number tells whose turn it is.
 *
 * @param shape what Martina colours
 */
public record Triominoes(Shape shape) implements Ruleset {
  private static final int MAX_PACKED_CELLS = 16;
  private static final int MAX_PACKED = 200_000;

  /** Which triominoes there are. */
  public enum Shape {
    /** Three in a row. */
    STRAIGHT,
    /** Three cells of a 2x2 square. */
    CORNER,
    /** Either. */
    BOTH
  }

  @Override
  public String family() {
    return "triominoes";
  }

  @Override
  public List<String> options() {
    return List.of("shape=" + shape.name().toLowerCase(Locale.ROOT));
  }

  /** The cells decide; who makes the last move does not matter. */
  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public int maxReward() {
    return CellText.MAX_CELLS;
  }

  @Override
  public double moverReward(Position terminal) {
    TriominoBoard board = (TriominoBoard) terminal;
    return board.ahead(board.triominoes());
  }

  @Override
  public int mostReward(Position position) {
    TriominoBoard board = (TriominoBoard) position;
    return board.ahead(board.triominoes() + (board.isOlinsTurn() ? 0 : board.mostMore()));
  }

  @Override
  public int leastReward(Position position) {
    TriominoBoard board = (TriominoBoard) position;
    return board.ahead(board.triominoes() + (board.isOlinsTurn() ? board.mostMore() : 0));
  }

  @Override
  public TriominoBoard parse(String text) {
    CellText board = CellText.parse(text, "x");
    long coloured = board.cells('x');
    if (Long.bitCount(coloured) % TriominoBoard.ROUND > 1) {
      throw InputError.of(
          "coloured cells",
          "must be 4 a round, and one more when Martina is to move",
          Long.bitCount(coloured));
    }
    return TriominoBoard.of(this, board.sides(), coloured);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return ((TriominoBoard) start).freeCount() <= MAX_PACKED_CELLS
        ? EnumeratedPacking.of(start, MAX_PACKED)
        : Optional.empty();
  }

  @Override
  public Optional<Packing> roomyPacking(Position start) {
    TriominoBoard board = (TriominoBoard) start;
    return board.sides().area() <= TriominoPacking.MAX_CELLS
        ? Optional.of(new TriominoPacking(board))
        : packing(start);
  }

  @Override
  public boolean surelyExceeds(Position start, int positions) {
    return TriominoCount.exceeds((TriominoBoard) start, positions);
  }
}
