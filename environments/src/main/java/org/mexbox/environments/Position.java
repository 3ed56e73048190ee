package org.mexbox.environments;

import java.util.List;

/**
 * One immutable situation of a game. Positions are values: equal ones are {@code equals}, and
 * {@code toString} is the text that {@link Ruleset#parse} reads back.
 */
public interface Position {

  /** The rules that hold here. */
  Ruleset ruleset();

  /** The legal moves, in an order fixed by the rules; empty exactly when play has ended. */
  List<Move> moves();

  /**
   * The option that a move leads to.
   *
   * @throws InputError if the move is not legal here
   */
  Position after(Move move);

  /** True when nobody can move: the ruleset's {@link Ruleset#moverReward} says who has won. */
  default boolean isTerminal() {
    return moves().isEmpty();
  }

  /**
   * The one representative of all positions that differ from this one by a symmetry of the rules
   * only (the order of heaps, a turn of the board). Equal representatives have equal game trees.
   */
  default Position canonical() {
    return this;
  }

  /**
   * The legal move that prints as the text.
   *
   * @throws InputError if there is none; the message names some that there are
   */
  default Move move(String text) {
    String wanted = text.strip();
    for (Move move : moves()) {
      if (move.toString().equals(wanted)) {
        return move;
      }
    }
    throw InputError.of("move", "must be legal in " + this, text, InputError.some(moves()));
  }
}
