package org.mexbox.teacher.solve;

import java.util.OptionalInt;

/**
 * A board filled move by move, where one player restores a symmetry after every move of the other:
 * lost for whoever has to break it, won by the moves that make it.
 */
sealed interface SymmetryForm extends BoardForm permits HalfTurnForm, MirrorForm {

  @Override
  default boolean isWon() {
    return !winningMoves().isEmpty();
  }

  @Override
  default boolean isStrategy() {
    return true;
  }

  @Override
  default OptionalInt nimValue() {
    return isWon() ? OptionalInt.empty() : OptionalInt.of(0);
  }
}
