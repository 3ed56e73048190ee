package org.mexbox.agents.tabular;

/** What happens to the trace of a position that is reached again within an episode. */
public enum Traces {
  /** It grows by 1 (Sutton 1988). */
  ACCUMULATING,
  /** It is 1 again (Singh and Sutton 1996). */
  REPLACING
}
