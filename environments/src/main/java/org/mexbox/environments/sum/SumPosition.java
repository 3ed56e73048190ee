package org.mexbox.environments.sum;

import java.util.List;
import org.mexbox.environments.Position;

/**
 * A position that is a disjunctive sum: a move changes exactly one component and leaves the others
 * as they are (<i>Winning Ways</i>, ch. 2). Under normal play its nim-value is the nim-sum of
 * theirs.
 */
public interface SumPosition extends Position {

  /** The components in the order of the position, those without a move left out. */
  List<Position> components();
}
