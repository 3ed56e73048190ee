package org.mexbox.environments.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * The players write the digits of a number from the left, in turn. The first player wins if it is
 * not divisible by the divisor when all are written, the second if it is. A start is written as how
 * many digits there will be.
 *
 * @param divisor 2 to {@link #MAX_DIVISOR}
 * @param zero true if the first digit may be 0
 */
public record Digits(int divisor, boolean zero) implements Ruleset {
  /** The largest divisor. */
  public static final int MAX_DIVISOR = 1_000;

  private static final int MAX_POSITIONS = 200_000;

  /** Refuses a divisor out of range. */
  public Digits {
    if (divisor < 2 || divisor > MAX_DIVISOR) {
      throw InputError.of("divisor", "must be 2.." + MAX_DIVISOR, divisor, "divisor=7");
    }
  }

  @Override
  public String family() {
    return "digits";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>(List.of("divisor=" + divisor));
    if (zero) {
      options.add("zero=yes");
    }
    return List.copyOf(options);
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public double moverReward(Position terminal) {
    DigitsLeft end = (DigitsLeft) terminal;
    boolean firstWins = end.residue() != 0;
    return firstWins == end.isFirstToMove() ? 1 : -1;
  }

  @Override
  public DigitsLeft parse(String text) {
    return DigitsLeft.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return EnumeratedPacking.of(start, MAX_POSITIONS);
  }
}
