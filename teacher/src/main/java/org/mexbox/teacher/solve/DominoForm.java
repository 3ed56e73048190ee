package org.mexbox.teacher.solve;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.board.StampedBoard;
import org.mexbox.teacher.explain.Reason;

/**
 * Stamps by dominoes. Cut the free cells into as many dominoes as possible. A stamp wins on a cell
 * that can be left over: whatever the opponent then stamps is half of a domino, or the cut would
 * not be the largest, and the player finishes it, now and ever after. On any other cell it loses,
 * for the opponent finishes the domino. So the player to move wins where such a cell is in reach.
 * This is undirected vertex geography (Fraenkel, Scheinerman and Ullman, <i>Theoretical Computer
 * Science</i> 112, 1993) with a free first move. On an empty board of even area no cell can be left
 * over; on one of odd area all cells of the corners' colour can.
 */
record DominoForm(StampedBoard board) implements BoardForm {

  @Override
  public String id() {
    return "dominoes";
  }

  @Override
  public boolean isWon() {
    return !winningMoves().isEmpty();
  }

  @Override
  public OptionalInt nimValue() {
    return isWon() ? OptionalInt.empty() : OptionalInt.of(0);
  }

  @Override
  public List<Move> winningMoves() {
    long leftOver = Dominoes.leftOver(board.sides(), board.free());
    return board.moves().stream().filter(move -> (leftOver >>> cell(move) & 1) == 1).toList();
  }

  private int cell(Move move) {
    Square square = (Square) move;
    return (square.row() - 1) * board.sides().columns() + square.column() - 1;
  }

  @Override
  public List<Reason> reasons() {
    if (board.isEmpty()) {
      return List.of(Reason.of(isWon() ? "reason.dominoes.odd" : "reason.dominoes.even"));
    }
    return List.of(Reason.of(isWon() ? "reason.dominoes.won" : "reason.dominoes.lost"));
  }
}
