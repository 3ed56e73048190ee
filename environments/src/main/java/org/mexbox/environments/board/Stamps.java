package org.mexbox.environments.board;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Stamps: the first stamp goes anywhere, each later one on a free cell that shares an edge with the
 * last one. Boards are written {@code 3x4}, or row after row, {@code .x/.o}, with {@code o} for the
 * last stamp.
 *
 * @param convention who wins when there is no free neighbour
 */
public record Stamps(PlayConvention convention) implements Ruleset {
  // With more free cells there are too many positions to number.
  private static final int MAX_FREE = 16;

  @Override
  public String family() {
    return "stamps";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public StampedBoard parse(String text) {
    return StampedBoard.parse(this, text);
  }

  /** Few positions only, numbered by enumeration. */
  @Override
  public Optional<Packing> packing(Position start) {
    return start instanceof StampedBoard board && Long.bitCount(board.free()) <= MAX_FREE
        ? EnumeratedPacking.of(start, EnumeratedPacking.FEW)
        : Optional.empty();
  }
}
