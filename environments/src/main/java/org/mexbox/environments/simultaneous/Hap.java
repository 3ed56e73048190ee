package org.mexbox.environments.simultaneous;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mexbox.environments.InputError;

/**
 * Hap: both players secretly name objects out of those left. Disjoint sets: each takes his own.
 * Sets that meet: the smaller is taken by its owner, the larger not at all; of two equally large
 * ones each takes what the other did not name. As objects are alike, a choice is the size of a set,
 * and the set itself is drawn: every set of a size has the same chances against every other set.
 *
 * @param payoff what is played for
 * @param coincidences so many equal sets in a row end play, 1..9; {@link #NEVER} if none do
 */
public record Hap(Payoff payoff, int coincidences) implements SimultaneousRules {
  /** Nothing ends play but taking the last object. */
  public static final int NEVER = 0;

  /** The most objects to play with. */
  public static final int MAX_OBJECTS = 30;

  private static final int DEFAULT_COINCIDENCES = 2;
  private static final int MAX_COINCIDENCES = 9;

  /** What is played for. */
  public enum Payoff {
    /** Whoever has more objects in the end has won: 1, 0 or -1. */
    WIN,
    /** The difference of the two counts. */
    DIFFERENCE;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Checks the range. */
  public Hap {
    if (coincidences < 0 || coincidences > MAX_COINCIDENCES) {
      throw InputError.of("stop", "must be 1.." + MAX_COINCIDENCES + " or never", coincidences);
    }
  }

  /**
   * Reads the options.
   *
   * @param payoff {@code win} or {@code difference}
   * @param stop {@code 1..9} or {@code never}
   */
  public static Hap of(String payoff, String stop) {
    return new Hap(payoff(payoff), stop(stop));
  }

  private static Payoff payoff(String text) {
    for (Payoff payoff : Payoff.values()) {
      if (payoff.word().equals(text.strip().toLowerCase(Locale.ROOT))) {
        return payoff;
      }
    }
    throw InputError.of("payoff", "must be win or difference", text, "payoff=difference");
  }

  private static int stop(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    if (word.equals("never") || word.equals("inf")) {
      return NEVER;
    }
    if (!word.matches("[1-9]")) {
      throw InputError.of(
          "stop", "must be 1.." + MAX_COINCIDENCES + " or never", text, "stop=never");
    }
    return Integer.parseInt(word);
  }

  @Override
  public String family() {
    return "hap";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>();
    if (payoff != Payoff.WIN) {
      options.add("payoff=" + payoff.word());
    }
    if (coincidences != DEFAULT_COINCIDENCES) {
      options.add("stop=" + (coincidences == NEVER ? "never" : coincidences));
    }
    return options;
  }

  /** Reads {@code left}, {@code left,lead} or {@code left,lead,coincidences}. */
  @Override
  public HapPosition parse(String text) {
    String[] parts = text.split(",", -1);
    if (parts.length > 3) {
      throw InputError.of("position", "must be left, lead and coincidences", text, "7,-2,1");
    }
    int left = number("objects", parts[0], 0, MAX_OBJECTS);
    int most = payoff == Payoff.DIFFERENCE ? 0 : MAX_OBJECTS;
    int lead = parts.length < 2 ? 0 : number("lead", parts[1], -most, most);
    int row = parts.length < 3 ? 0 : number("coincidences in a row", parts[2], 0, coincidences);
    return new HapPosition(this, left, lead, row);
  }

  private static int number(String argument, String text, int least, int most) {
    String digits = text.strip();
    if (!digits.matches("[+-]?[0-9]{1,6}")
        || Integer.parseInt(digits) < least
        || Integer.parseInt(digits) > most) {
      throw InputError.of(
          argument, "must be " + least + ".." + most, text, String.valueOf(Math.min(5, most)));
    }
    return Integer.parseInt(digits);
  }
}
