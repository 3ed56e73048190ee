package org.mexbox.teacher.solve;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.Filling;
import org.mexbox.environments.board.Filling.Shape;
import org.mexbox.environments.cells.Sides;
import org.mexbox.teacher.explain.Reason;

/**
 * Cram by half a turn (Gardner 1974; <i>Winning Ways</i>, ch. 15). When a half turn of the board
 * carries filled cells to filled cells, and no free domino meets its own image, the player to move
 * has lost: the image of his domino is free, and the other player fills it. A domino meets its
 * image only across the middle: on an odd by even board it is the domino in the middle, on an odd
 * by odd board it holds the middle cell, on an even by even board there is none. Checked against
 * the exact values of all positions of small boards.
 *
 * @param position the position
 * @param winningMoves the moves that leave such a board
 */
record HalfTurnForm(Position position, List<Move> winningMoves) implements SymmetryForm {
  /** Up to this many free cells the nim-value is found, which says more. */
  static final int FEW = 30;

  /** True for boards on which the recursion over positions takes too long. */
  static boolean isAskedFor(Position position) {
    return position.ruleset() instanceof Filling rules
        && rules.shape() == Shape.DOMINO
        && rules.sides(position).area() - rules.filled(position).cardinality() > FEW;
  }

  /** The form, if half a turn decides a position under normal play. */
  static Optional<HalfTurnForm> of(Position position) {
    if (!(position.ruleset() instanceof Filling rules)
        || rules.shape() != Shape.DOMINO
        || rules.convention() != PlayConvention.NORMAL) {
      return Optional.empty();
    }
    if (isLost(rules, position)) {
      return Optional.of(new HalfTurnForm(position, List.of()));
    }
    List<Move> winning =
        position.moves().stream().filter(move -> isLost(rules, position.after(move))).toList();
    return winning.isEmpty() ? Optional.empty() : Optional.of(new HalfTurnForm(position, winning));
  }

  private static boolean isLost(Filling rules, Position position) {
    BitSet filled = rules.filled(position);
    Sides sides = rules.sides(position);
    int last = sides.area() - 1;
    for (int cell = filled.nextSetBit(0); cell >= 0; cell = filled.nextSetBit(cell + 1)) {
      if (!filled.get(last - cell)) {
        return false;
      }
    }
    boolean hasMiddle = sides.rows() % 2 == 1 || sides.columns() % 2 == 1;
    int middle = (sides.rows() - 1) / 2 * sides.columns() + (sides.columns() - 1) / 2;
    return !hasMiddle || filled.get(middle);
  }

  @Override
  public String id() {
    return "half-turn";
  }

  @Override
  public List<Reason> reasons() {
    return List.of(Reason.of(isWon() ? "reason.half-turn.won" : "reason.half-turn.lost"));
  }
}
