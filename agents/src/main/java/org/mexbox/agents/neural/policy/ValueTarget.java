package org.mexbox.agents.neural.policy;

/** What the value head is taught. */
public enum ValueTarget {
  /** What the search found its best move to be worth. */
  SEARCH,
  /** How the game ended, as in the papers. */
  OUTCOME
}
