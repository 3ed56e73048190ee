package org.mexbox.environments.picture;

import org.mexbox.environments.Position;

/**
 * A position on a board of cells, as its mover sees it: for learners that look at pictures. Two
 * positions of one play with the same cells are worth the same to their movers.
 */
public interface Cells extends Position {

  /** How many different things may be in a cell, {@code 0} for nothing included: 2 or more. */
  int kinds();

  /**
   * What is in each cell, {@code [rows][columns]} from the top left, each {@code 0..kinds-1}. What
   * is mine and what is the other player's are different kinds, whoever I am. Cells that are left
   * out on the right and at the bottom hold nothing.
   */
  int[][] cells();
}
