package org.mexbox.runs.experiment;

import java.util.random.RandomGenerator;
import org.mexbox.environments.Position;

/** Says where each episode begins. */
@FunctionalInterface
interface StartRule {

  /**
   * Where an episode begins.
   *
   * @param number of the episode, 0 for the first of the run
   */
  Position start(long number, RandomGenerator random);

  /** Anywhere at once. */
  static StartRule any(StartPositions positions) {
    return (number, random) -> positions.draw(positions.steps(), random);
  }

  /**
   * The first positions first, in the order in which they are kept.
   *
   * @param episodes of the run; the first half of them grow
   */
  static StartRule growing(StartPositions positions, long episodes) {
    return (number, random) -> positions.draw(bound(positions, number, episodes / 2), random);
  }

  private static int bound(StartPositions positions, long number, long growth) {
    int steps = positions.steps();
    return number >= growth ? steps : 1 + (int) (number * steps / growth);
  }
}
