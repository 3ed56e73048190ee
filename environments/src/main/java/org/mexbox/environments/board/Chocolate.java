package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Breaking chocolate: a move breaks one piece in two along a line of the bar. Nothing is eaten.
 * Pieces are written {@code 4x8} or {@code 4x3,4x5}.
 *
 * @param smallest the least number of squares that may be broken off, 1 or more
 * @param convention who wins when nothing can be broken
 */
public record Chocolate(int smallest, PlayConvention convention) implements Ruleset {
  // With more squares of all pieces there are too many positions to number.
  private static final int MAX_NUMBERED = 12;

  /** The most squares of all pieces. */
  public static final int MAX_AREA = 400;

  @Override
  public String family() {
    return "chocolate";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>();
    if (smallest > 1) {
      options.add("smallest=" + smallest);
    }
    options.addAll(convention.options());
    return List.copyOf(options);
  }

  @Override
  public ChocolatePieces parse(String text) {
    return ChocolatePieces.parse(this, text);
  }

  /** Few positions only, numbered by enumeration. */
  @Override
  public Optional<Packing> packing(Position start) {
    return start instanceof ChocolatePieces pieces && pieces.area() <= MAX_NUMBERED
        ? EnumeratedPacking.of(start, EnumeratedPacking.FEW)
        : Optional.empty();
  }

  @Override
  public boolean surelyExceeds(Position start, int positions) {
    return start instanceof ChocolatePieces pieces && pieces.atLeast(positions) > positions;
  }
}
