package org.mexbox.agents.tabular;

/** What a value is drawn towards, once the episode has gone on. */
enum Target {
  /** What the episode brought in the end. */
  RETURN,
  /** The value of the next move that was made. */
  NEXT_MADE,
  /** The same, but nothing is learnt from a next move that is not the best one known. */
  NEXT_MADE_IF_BEST,
  /** The value of the best next move, whichever was made. */
  NEXT_BEST
}
