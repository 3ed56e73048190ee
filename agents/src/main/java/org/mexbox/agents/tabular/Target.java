package org.mexbox.agents.tabular;

/** What the value of a move is drawn towards, once the episode has gone on. */
enum Target {
  /** What the episode brought in the end: Monte Carlo. */
  RETURN,
  /** The value of the next move that was made: SARSA. */
  NEXT_MADE,
  /** The value of the best next move: Q-learning. */
  NEXT_BEST
}
