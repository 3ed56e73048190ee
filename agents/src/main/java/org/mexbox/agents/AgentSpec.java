package org.mexbox.agents;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.environments.Game;

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
   * @throws org.mexbox.environments.InputError if this agent cannot play the game
   */
  Agent create(Game game);

  /**
   * An agent as {@link Agent#save} wrote it.
   *
   * @throws IOException if the data are cut or not of this agent
   */
  Agent load(Game game, DataInput in) throws IOException;
}
