package org.mexbox.runs.record;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;

/**
 * What a run is asked to do: with the same settings it gives the same bits.
 *
 * @param game the canonical text of the game
 * @param agent the canonical text of the learner, all its settings included
 * @param opponent {@code self}, or the canonical text of who it trains against
 * @param episodes how many episodes it learns from, 1..10^12
 * @param seed the seed of the run
 * @param spacing how much later each evaluation is than the one before it, a factor of 1.01..10
 * @param starts where episodes begin: {@code game}, or the canonical text of a curriculum
 */
public record RunSettings(
    String game,
    String agent,
    String opponent,
    long episodes,
    long seed,
    double spacing,
    String starts) {

  /** The factor between evaluations unless another is asked for. */
  public static final double DEFAULT_SPACING = 1.15;

  /** Where episodes begin unless something else is asked for: at the start of the game. */
  public static final String DEFAULT_STARTS = "game";

  /** The longest run. */
  public static final long MAX_EPISODES = 1_000_000_000_000L;

  /** Checks the ranges. */
  public RunSettings {
    Checks.text("game", game);
    Checks.text("agent", agent);
    Checks.text("opponent", opponent);
    Checks.wholeNumber("episodes", episodes, 1, MAX_EPISODES);
    requireSpacing(spacing);
    Checks.text("starts", starts);
  }

  /** Settings of which every episode begins at the start of the game. */
  public RunSettings(
      String game, String agent, String opponent, long episodes, long seed, double spacing) {
    this(game, agent, opponent, episodes, seed, spacing, DEFAULT_STARTS);
  }

  /** Refuses a factor that is none. */
  public static double requireSpacing(double factor) {
    if (!(factor >= 1.01 && factor <= 10)) {
      throw InputError.of("spacing", "must be 1.01..10", factor, "" + DEFAULT_SPACING);
    }
    return factor;
  }

  /** The same with another seed. */
  public RunSettings withSeed(long other) {
    return new RunSettings(game, agent, opponent, episodes, other, spacing, starts);
  }

  /**
   * After which episodes the learner is examined: before the first (0), after the first, then each
   * time {@link #spacing} times later but at least one episode, and at the end. Two runs with equal
   * spacing are examined after the same episodes as long as both last.
   */
  public List<Long> evaluations() {
    List<Long> evaluations = new ArrayList<>(List.of(0L));
    for (long next = 1; next < episodes; next = Math.max(next + 1, (long) (next * spacing))) {
      evaluations.add(next);
    }
    evaluations.add(episodes);
    return List.copyOf(evaluations);
  }
}
