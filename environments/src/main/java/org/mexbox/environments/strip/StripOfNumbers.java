package org.mexbox.environments.strip;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * A strip of numbers: the players cut a number off either end in turn, until none is left. Whoever
 * has the larger sum is ahead by the difference, which may be 0. The lecture of
 * Sk&aacute;lov&aacute; asks for an even count of numbers.
 */
public record StripOfNumbers() implements Ruleset {
  /** The most that all numbers of a strip and the lead may come to, signs left aside. */
  public static final int MAX_TOTAL = 100_000;

  private static final int MAX_PACKED = 200_000;

  @Override
  public String family() {
    return "strip-of-numbers";
  }

  @Override
  public List<String> options() {
    return List.of();
  }

  /** The sums decide; who makes the last move does not matter. */
  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public int maxReward() {
    return MAX_TOTAL;
  }

  /** The lead of the player who faces the empty strip. */
  @Override
  public double moverReward(Position terminal) {
    return ((NumberStrip) terminal).lead();
  }

  @Override
  public NumberStrip parse(String text) {
    return NumberStrip.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return EnumeratedPacking.of(start, MAX_PACKED);
  }
}
