package org.mexbox.environments.strip;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Turning turtles (Lenstra; <i>Winning Ways</i>, ch. 14): a move turns a turtle that lies on its
 * back onto its feet and may then flip one turtle to the left of it, either way. A row is written
 * with {@code N} for a turtle on its back and {@code K} for one on its feet, as in the lecture of
 * Sk&aacute;lov&aacute;.
 *
 * @param convention who wins when all stand on their feet
 */
public record Turtles(PlayConvention convention) implements Ruleset {

  @Override
  public String family() {
    return "turtles";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public TurtleRow parse(String text) {
    return TurtleRow.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new TurtlePacking((TurtleRow) start));
  }
}
