package org.mexbox.environments.board;

import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Ruleset;

/**
 * Stamps: the first stamp goes anywhere, each later one on a free cell that shares an edge with the
 * last one. Boards are written {@code 3x4}, or row after row, {@code .x/.o}, with {@code o} for the
 * last stamp.
 *
 * @param convention who wins when there is no free neighbour
 */
public record Stamps(PlayConvention convention) implements Ruleset {

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
}
