package org.mexbox.environments.chance;

import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.chance.Choice.Case;
import org.mexbox.environments.exact.Fraction;

/**
 * A fair coin is tossed again and again; each head brings 1. There is nothing to choose.
 *
 * @param tosses how often, 1..10,000
 */
public record Coins(int tosses) implements NatureGame {
  private static final int MAX_TOSSES = 10_000;

  /** Checks the range. */
  public Coins {
    if (tosses < 1 || tosses > MAX_TOSSES) {
      throw InputError.of("tosses", "must be 1.." + MAX_TOSSES, tosses, "1000");
    }
  }

  /** Reads the number of tosses. */
  public static Coins parse(String tosses) {
    String digits = tosses.strip();
    if (!digits.matches("[0-9]{1,6}")) {
      throw InputError.of("tosses", "must be 1.." + MAX_TOSSES, tosses, "1000");
    }
    return new Coins(Integer.parseInt(digits));
  }

  @Override
  public List<Choice> choices() {
    Fraction half = Fraction.of(1, 2);
    List<Case> toss = List.of(new Case(half, Fraction.ONE), new Case(half, Fraction.ZERO));
    return List.of(new Choice("toss", toss, tosses));
  }

  @Override
  public List<String> picture() {
    return List.of(
        "toss a fair coin " + tosses + (tosses == 1 ? " time" : " times") + "; each head brings 1");
  }

  @Override
  public String toString() {
    return "coins:" + tosses;
  }
}
