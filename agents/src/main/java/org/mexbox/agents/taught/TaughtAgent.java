package org.mexbox.agents.taught;

import org.mexbox.agents.Agent;

/** An agent that learns from right answers. The name of its spec begins with {@code taught-}. */
public interface TaughtAgent extends Agent {

  /**
   * Hands it the answers of its game: before it first learns, and again after it was loaded, for it
   * saves none of them.
   *
   * @throws org.mexbox.environments.LimitError if they are too many for it
   */
  void teach(AnswerKey key);
}
