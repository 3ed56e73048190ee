package org.mexbox.environments;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rules and a start position: what can be played, learnt and solved.
 *
 * @param ruleset the rules
 * @param start where play begins; a position of these rules
 */
public record Game(Ruleset ruleset, Position start) {

  /** Refuses a start of other rules. */
  public Game {
    if (!start.ruleset().equals(ruleset)) {
      throw new IllegalArgumentException(
          "start: must be a position of " + ruleset.family() + ", was " + start);
    }
  }

  /** The game that starts at a position. */
  public static Game at(Position start) {
    return new Game(start.ruleset(), start);
  }

  /** How much a player can be ahead at the end of this game, at the most; 1 or more. */
  public int stake() {
    return Math.max(1, Math.max(ruleset.mostReward(start), -ruleset.leastReward(start)));
  }

  /** A numbering of the positions of this game, if its rules offer one. */
  public Optional<Packing> packing() {
    return ruleset.packing(start);
  }

  /** The text that the catalogue reads back: {@code family:start:option...}. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>(List.of(ruleset.family(), start.toString()));
    parts.addAll(ruleset.options());
    return String.join(":", parts);
  }
}
