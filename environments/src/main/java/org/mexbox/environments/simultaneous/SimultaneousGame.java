package org.mexbox.environments.simultaneous;

import java.util.ArrayList;
import java.util.List;

/**
 * Rules of simultaneous choices and a start position.
 *
 * @param rules the rules
 * @param start where play begins; a position of these rules
 */
public record SimultaneousGame(SimultaneousRules rules, SimultaneousPosition start) {

  /** Refuses a start of other rules. */
  public SimultaneousGame {
    if (!start.rules().equals(rules)) {
      throw new IllegalArgumentException(
          "start: must be a position of " + rules.family() + ", was " + start);
    }
  }

  /** The game that starts at a position. */
  public static SimultaneousGame at(SimultaneousPosition start) {
    return new SimultaneousGame(start.rules(), start);
  }

  /** The text that the catalogue reads back: {@code family:start:option...}. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>(List.of(rules.family(), start.toString()));
    parts.addAll(rules.options());
    return String.join(":", parts);
  }
}
