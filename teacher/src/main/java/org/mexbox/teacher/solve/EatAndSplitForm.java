package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.pile.TwoHeaps;
import org.mexbox.teacher.explain.Reason;

/** Eat one heap and split the other: lost are two odd heaps. */
record EatAndSplitForm(TwoHeaps heaps) implements BoardForm {

  @Override
  public String id() {
    return "two-odd-heaps";
  }

  @Override
  public boolean isWon() {
    return heaps.smaller() % 2 == 0 || heaps.larger() % 2 == 0;
  }

  /** How many of the last binary digits of a - 1 or b - 1 are ones. */
  @Override
  public OptionalInt nimValue() {
    int either = heaps.smaller() - 1 | heaps.larger() - 1;
    return OptionalInt.of(Integer.numberOfTrailingZeros(~either));
  }

  @Override
  public List<Move> winningMoves() {
    List<Move> moves = new ArrayList<>();
    for (Move move : heaps.moves()) {
      if (!new EatAndSplitForm(heaps.after(move)).isWon()) {
        moves.add(move);
      }
    }
    return moves;
  }

  @Override
  public List<Reason> reasons() {
    return List.of(Reason.of(isWon() ? "reason.split.won" : "reason.split.lost"));
  }
}
