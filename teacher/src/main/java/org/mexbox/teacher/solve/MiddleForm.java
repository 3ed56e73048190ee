package org.mexbox.teacher.solve;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.plane.CoinTable;
import org.mexbox.teacher.explain.Reason;

/**
 * Coins on a table with a point in the middle: whoever covers it answers every coin by the one
 * opposite, which fits whenever the opponent's did. The two cannot overlap, for the coin in the
 * middle lies between them.
 */
record MiddleForm(CoinTable table) implements BoardForm {

  /** True if this strategy tells the winner. */
  static boolean speaksOf(CoinTable table) {
    return table.answer() != null || (table.isMiddleCovered() && table.isSymmetric());
  }

  @Override
  public String id() {
    return "middle-and-reflection";
  }

  @Override
  public boolean isStrategy() {
    return true;
  }

  @Override
  public boolean isWon() {
    return table.answer() != null;
  }

  @Override
  public OptionalInt nimValue() {
    return isWon() ? OptionalInt.empty() : OptionalInt.of(0);
  }

  /** The one of the strategy; there may be others. */
  @Override
  public List<Move> winningMoves() {
    Move answer = table.answer();
    return answer == null ? List.of() : List.of(answer);
  }

  @Override
  public List<Reason> reasons() {
    return List.of(Reason.of(isWon() ? "reason.middle" : "reason.middle.lost"));
  }
}
