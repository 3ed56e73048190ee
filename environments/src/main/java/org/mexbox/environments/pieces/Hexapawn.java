package org.mexbox.environments.pieces;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Hexapawn (Gardner, <i>Scientific American</i>, March 1962): a row of pawns for each, which move
 * as in chess, one cell forward or slanting forward to capture. Whoever reaches the last row wins,
 * or captures all, or leaves the other without a move.
 *
 * <p>Boards are written {@code 3x3}, at the start, or row after row from the top, {@code
 * bbb/w../.ww,b}. White's pawns {@code w} go up and he begins; {@code ,b} says that it is black's
 * turn.
 */
public record Hexapawn() implements Ruleset {
  private static final int MAX_NUMBERED_CELLS = 12;
  private static final int MAX_POSITIONS = 200_000;

  @Override
  public String family() {
    return "hexapawn";
  }

  @Override
  public List<String> options() {
    return List.of();
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public PawnBoard parse(String text) {
    return PawnBoard.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return ((PawnBoard) start).area() <= MAX_NUMBERED_CELLS
        ? EnumeratedPacking.of(start, MAX_POSITIONS)
        : Optional.empty();
  }
}
