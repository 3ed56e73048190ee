package org.mexbox.runs.comparison;

import org.mexbox.runs.record.RunSettings;

/**
 * One learner of a comparison.
 *
 * @param label what people call it
 * @param agent the canonical text of the agent
 * @param opponent the canonical text of whom it trains against
 * @param starts where its games begin, as {@code learn --starts} reads it
 * @param episodes how many games it learns from
 */
public record Contender(String label, String agent, String opponent, String starts, long episodes) {

  /** The same with another label. */
  Contender named(String other) {
    return new Contender(other, agent, opponent, starts, episodes);
  }

  /** Its run in a game. */
  RunSettings settings(String game, long seed, double spacing) {
    return new RunSettings(game, agent, opponent, episodes, seed, spacing, starts);
  }
}
