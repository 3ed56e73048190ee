package org.mexbox.teacher.solve;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.board.StampedBoard;
import org.mexbox.teacher.explain.Reason;

/**
 * Stamps on an empty board. A board of even area can be cut into dominoes, and the second player
 * answers inside them. One of odd area can be when a square of the corners' colour is left out: the
 * first player begins there. If he begins on the other colour, the second player has the answers: a
 * path of stamps alternates colours, and a cut leaves out one square that it then cannot end on.
 */
record DominoForm(StampedBoard board) implements BoardForm {

  @Override
  public String id() {
    return "dominoes";
  }

  @Override
  public boolean isWon() {
    return board.area() % 2 == 1;
  }

  @Override
  public OptionalInt nimValue() {
    return isWon() ? OptionalInt.empty() : OptionalInt.of(0);
  }

  @Override
  public List<Move> winningMoves() {
    return isWon() ? board.moves().stream().filter(DominoForm::isCornerColour).toList() : List.of();
  }

  private static boolean isCornerColour(Move move) {
    return move instanceof Square square && (square.row() + square.column()) % 2 == 0;
  }

  @Override
  public List<Reason> reasons() {
    return List.of(Reason.of(isWon() ? "reason.dominoes.odd" : "reason.dominoes.even"));
  }
}
