package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Ruleset;

/**
 * Breaking chocolate: a move breaks one piece in two along a line of the bar. Nothing is eaten.
 * Pieces are written {@code 4x8} or {@code 4x3,4x5}.
 *
 * @param smallest the least number of squares that may be broken off, 1 or more
 * @param convention who wins when nothing can be broken
 */
public record Chocolate(int smallest, PlayConvention convention) implements Ruleset {
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
}
