package org.mexbox.agents;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/**
 * The name and settings of an agent: a record with a component for each setting. Its text is {@code
 * name:setting=value,...} with all settings, and {@code Agents.parse} reads it back.
 */
public interface AgentSpec {

  /** The first word of the text. */
  String name();

  /** False if its agents play as well before the first episode as after the last. */
  default boolean learns() {
    return true;
  }

  /**
   * True if its agents take positions that differ by a symmetry only for one and the same: then
   * what they learnt on 3,4,5 serves on 5,4,3.
   */
  default boolean mergesSymmetries() {
    return false;
  }

  /**
   * An agent that has learnt nothing yet.
   *
   * @throws InputError if this agent cannot play the game
   */
  Agent create(Game game);

  /**
   * How an agent that has learnt nothing yet plays where both seats choose at once.
   *
   * @throws InputError if this agent plays in turn only, as most do
   */
  default MixedPolicy atOnce(SimultaneousGame game) {
    throw InputError.of(
        "agent", "must be one that learns to choose at the same time", name(), "regret");
  }

  /**
   * How an agent that has learnt nothing yet plays against nature alone: the probability of each
   * choice of the game, in order.
   *
   * @throws InputError if this agent plays against others only, as most do
   */
  default double[] against(NatureGame game) {
    throw InputError.of(
        "agent", "must be random, teacher or mcts against nature", name(), "random");
  }

  /**
   * An agent as {@link Agent#save} wrote it.
   *
   * @throws IOException if the data are cut or not of this agent
   */
  Agent load(Game game, DataInput in) throws IOException;
}
