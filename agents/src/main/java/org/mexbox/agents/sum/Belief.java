package org.mexbox.agents.sum;

/** Who loses, as far as an agent knows; the rules know who loses at the end of play. */
public interface Belief {
  /** The belief where nothing is known. */
  float UNKNOWN = 0.5f;

  /** The belief that the mover has lost: near 1 that he has, near 0 that he wins. */
  float lost(Sum sum);

  /** True if the rules say that who faces the end of play has lost. */
  boolean endIsLost();

  /** What the mover may expect, -1 to 1. */
  default float value(Sum sum) {
    if (sum.size() == 0) {
      return endIsLost() ? -1 : 1;
    }
    return Math.max(-1, Math.min(1, 1 - 2 * lost(sum)));
  }
}
