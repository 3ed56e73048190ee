package org.mexbox.agents.neural.policy;

/** What a move is judged by in {@link PolicyGradient}. */
public enum Method {
  /** By what the value head says of the position it led to (Sutton and Barto 13.5). */
  ACTOR_CRITIC,
  /** By how the game ended (Williams 1992; Sutton and Barto 13.4). */
  REINFORCE
}
