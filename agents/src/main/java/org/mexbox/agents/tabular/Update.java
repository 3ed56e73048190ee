package org.mexbox.agents.tabular;

import org.mexbox.agents.table.Trace;

/** How values change after an episode. */
interface Update {

  /**
   * Learns from an episode of one ply or more, whose boxes are all open.
   *
   * @param rate how far a value goes towards what was just seen, 0..1
   */
  void learn(Trace trace, ValueStore values, double rate);

  /** True if plies of another player teach as much as its own. */
  default boolean learnsFromEveryPly() {
    return false;
  }
}
