package org.mexbox.agents.tabular;

/** What a value belongs to. */
public enum ValueOf {
  /** To a move: a pair of a position and what is done there. */
  MOVES,
  /**
   * To the position just moved to, whatever move led there. The rules are known and nothing is left
   * to chance, so moves that lead to one position are worth the same (Sutton and Barto, 6.8).
   */
  AFTERSTATES
}
