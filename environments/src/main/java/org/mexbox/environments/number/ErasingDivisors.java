package org.mexbox.environments.number;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Erasing divisors: a move erases a number together with all its divisors that are still there.
 * Numbers are written {@code 1..16} or {@code 5,7,9..16}; {@code 0} when none is left.
 *
 * @param convention who wins when nothing is left
 */
public record ErasingDivisors(PlayConvention convention) implements Ruleset {

  @Override
  public String family() {
    return "erase-divisors";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public Position parse(String text) {
    return NumberSet.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new NumberSetPacking((NumberSet) start));
  }
}
