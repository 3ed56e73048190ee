/**
 * Positional games: two players mark the cells of a board in turn, and certain sets of cells count
 * (Beck, <i>Combinatorial Games: Tic-Tac-Toe Theory</i>, 2008).
 */
@NullMarked
package org.mexbox.environments.positional;

import org.jspecify.annotations.NullMarked;
