package org.mexbox.agents.encode;

import org.mexbox.environments.Position;

/** Which features a position has. */
interface Inputs {
  int count();

  /** The features it has, rising. */
  int[] ones(Position shown);

  /** How a network reads them one after the other. */
  Sequence sequence();
}
