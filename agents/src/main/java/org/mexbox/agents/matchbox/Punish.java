package org.mexbox.agents.matchbox;

/** Which boxes pay for a loss. */
public enum Punish {
  /** All that the loser opened (Michie). */
  ALL,
  /**
   * The last one; and if that leaves it empty, or it was, the one before it too, and so on
   * (Gardner). A box is empty only when each of its moves has lost to a reply. So the move before
   * it has lost to a reply too, and no bead is ever taken for a move that wins.
   */
  LAST
}
