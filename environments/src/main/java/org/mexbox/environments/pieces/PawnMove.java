package org.mexbox.environments.pieces;

import org.mexbox.environments.Move;
import org.mexbox.environments.board.Square;

/**
 * A pawn goes from a square to another: {@code (3,1)-(2,1)}.
 *
 * @param from row and column counted from 1, from the top left
 * @param to one row further
 */
record PawnMove(Square from, Square to) implements Move {

  @Override
  public String toString() {
    return from + "-" + to;
  }
}
