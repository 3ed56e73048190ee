package org.mexbox.environments.board;

import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Hexagonal chocolate: a piece of triangles is broken along a line of the grid, one part is eaten
 * and the other passed on. Pieces are written by the lengths of their six sides in turn, {@code
 * 2,2,2,2,2,2}; a side of length 0 is a corner; {@code 2} alone is the regular hexagon.
 *
 * @param convention who wins when a single triangle is left
 */
public record Hexagons(PlayConvention convention) implements Ruleset {
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
}
