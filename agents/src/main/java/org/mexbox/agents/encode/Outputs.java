package org.mexbox.agents.encode;

import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** The numbers of moves. */
interface Outputs {
  int count();

  /** The number of a legal move of a position. */
  int of(Move move, Position shown);
}
