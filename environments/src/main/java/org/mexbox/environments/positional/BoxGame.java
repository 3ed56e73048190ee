package org.mexbox.environments.positional;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Gomoku two to one, on segments that have no cell in common: the box game (Chvatal and Erdos
 * 1978). The first player closes a segment, the second marks two cells of segments that are open;
 * he wins when all cells of a segment are his, and has lost when no segment is open.
 *
 * <p>Positions are written as the cells that each open segment still lacks, {@code 3,3,2}, or
 * {@code 9x5} for nine segments of five; {@code ,second} follows when it is the second player's
 * turn.
 */
public record BoxGame() implements Ruleset {
  private static final int MAX_NUMBERED = 12;
  private static final int MAX_POSITIONS = 200_000;

  @Override
  public String family() {
    return "box-game";
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
  public Segments parse(String text) {
    return Segments.parse(this, text);
  }

  @Override
  public double moverReward(Position terminal) {
    Segments end = (Segments) terminal;
    return end.isFilled() == end.isFirstToMove() ? -1 : 1;
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return ((Segments) start).open() <= MAX_NUMBERED
        ? EnumeratedPacking.of(start, MAX_POSITIONS)
        : Optional.empty();
  }
}
