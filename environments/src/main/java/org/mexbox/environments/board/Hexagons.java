package org.mexbox.environments.board;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Hexagonal chocolate: a piece of triangles is broken along a line of the grid, one part is eaten
 * and the other passed on. Pieces are written by the lengths of their six sides in turn, {@code
 * 2,2,2,2,2,2}; a side of length 0 is a corner; {@code 2} alone is the regular hexagon.
 *
 * @param convention who wins when a single triangle is left
 */
public record Hexagons(PlayConvention convention) implements Ruleset {
  // With more strips in all three directions there are too many positions to number.
  private static final int MAX_STRIPS = 24;

  /** The longest side. */
  public static final int MAX_SIDE = 100;

  @Override
  public String family() {
    return "hexagons";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public Position parse(String text) {
    return HexagonPiece.parse(this, text);
  }

  /** Few positions only, numbered by enumeration. */
  @Override
  public Optional<Packing> packing(Position start) {
    return start instanceof HexagonPiece piece && piece.strips() <= MAX_STRIPS
        ? EnumeratedPacking.of(start, EnumeratedPacking.FEW)
        : Optional.empty();
  }
}
