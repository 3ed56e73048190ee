package org.mexbox.agents.regret;

import java.util.random.RandomGenerator;
import org.mexbox.agents.Learner;
import org.mexbox.environments.simultaneous.MixedPolicy;

/** A learner of one game of simultaneous choices; it sits in both seats. */
public interface SimultaneousAgent extends Learner {

  /** The policy that is examined. A view: it changes as the learner learns. */
  MixedPolicy policy();

  /**
   * Plays against itself, and learns.
   *
   * @return in how many of the episodes FIRST got more than nothing, draws counted by half
   */
  double selfPlay(long episodes, RandomGenerator random);
}
