package org.mexbox.agents.table;

import org.mexbox.environments.Position;

/** Which positions share a box. */
public enum BoxOrder {
  /** All that differ by a symmetry of the rules only, such as 3,4,5 and 5,3,4. */
  SORTED,
  /** None: each position as it stands has a box of its own. */
  ORDERED;

  /** The position that stands for all that share the box of this one. */
  public Position representative(Position position) {
    return this == SORTED ? position.canonical() : position;
  }
}
