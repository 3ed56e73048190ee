package org.mexbox.environments.pile;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Euclid's game: a move subtracts from the larger of two numbers a positive multiple of the smaller
 * one, and leaves nothing negative. Play ends when a number is 0 (Cole and Davie 1969).
 *
 * @param convention who wins when a number is 0
 */
public record Euclid(PlayConvention convention) implements Ruleset {

  @Override
  public String family() {
    return "euclid";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  /** Reads {@code 25,7}. */
  @Override
  public NumberPair parse(String text) {
    return NumberPair.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new EuclidPacking((NumberPair) start));
  }
}
