/**
 * Games on squared or triangular paper: {@link org.mexbox.environments.board.Chomp}, {@link
 * org.mexbox.environments.board.Chocolate}, {@link org.mexbox.environments.board.Hexagons} (pieces
 * are broken), {@link org.mexbox.environments.board.CornerWalk} (a chessman on its way to a corner,
 * which is also two piles), {@link org.mexbox.environments.board.Filling} (cells are filled until
 * nothing fits) and {@link org.mexbox.environments.board.Stamps}.
 */
@NullMarked
package org.mexbox.environments.board;

import org.jspecify.annotations.NullMarked;
