package org.mexbox.environments.strip;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.codes.Diagrams;

/**
 * Staircase Nim (Sprague 1937): a move takes any positive number of coins from one step to the next
 * lower one; coins that come to the floor are out. Coins are written from the lowest step up,
 * {@code 1,5,1}, or where there are many steps as {@code 3@2,1@2013}: three on step 2, one on 2013.
 *
 * @param convention who wins when all coins lie on the floor
 */
public record Staircase(PlayConvention convention) implements Ruleset {
  private static final int MAX_PACKED_STEPS = 64;
  private static final int MAX_PACKED_COINS = 2_000;

  @Override
  public String family() {
    return "staircase";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public Steps parse(String text) {
    return Steps.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    Steps steps = (Steps) start;
    if (steps.height() > MAX_PACKED_STEPS || steps.total() > MAX_PACKED_COINS) {
      return Optional.empty();
    }
    return Diagrams.of(steps.height(), steps.total())
        .map(diagrams -> new StaircasePacking(steps, diagrams));
  }
}
