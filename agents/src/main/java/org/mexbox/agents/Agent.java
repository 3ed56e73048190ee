package org.mexbox.agents;

import java.util.Set;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;

/**
 * A player that learns. {@link #choose} is how it plays while it learns, exploration included;
 * {@link #greedy} is how it plays when it is examined. Not safe for use by several threads at once:
 * every run has an agent of its own.
 */
public interface Agent extends Learner, Player {

  /**
   * The policy that is examined: the best moves as far as this agent knows, ties with equal
   * probability. A view: it changes as the agent learns, and asking it changes nothing. Where the
   * agent holds values it is a {@link org.mexbox.environments.play.Valuation} too.
   */
  Policy greedy();

  /**
   * Learns from an episode.
   *
   * @param own the seats whose moves this agent made: both in self-play
   */
  void learn(Episode episode, Set<Seat> own);
}
