package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.strip.Steps;
import org.mexbox.teacher.explain.Reason;

/** Staircase Nim: the nim-sum of the coins on the odd steps (Sprague 1937). */
record StaircaseForm(Steps steps) implements BoardForm {

  @Override
  public String id() {
    return "odd-steps";
  }

  @Override
  public boolean isWon() {
    return sum() != 0;
  }

  private int sum() {
    int sum = 0;
    for (int step = 1; step <= steps.height(); step += 2) {
      sum ^= steps.coins(step);
    }
    return sum;
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.of(sum());
  }

  /** Down from an odd step, or from an even one onto the odd step below it. */
  @Override
  public List<Move> winningMoves() {
    List<Move> moves = new ArrayList<>();
    int sum = sum();
    for (int step = 1; step <= steps.height() && sum != 0; step++) {
      int odd = (step & 1) == 1 ? step : step - 1;
      int more = (steps.coins(odd) ^ sum) - steps.coins(odd);
      int count = odd == step ? -more : more;
      if (count > 0 && count <= steps.coins(step)) {
        moves.add(steps.down(count, step));
      }
    }
    return moves;
  }

  @Override
  public List<Reason> reasons() {
    List<String> heaps = new ArrayList<>();
    for (int step = 1; step <= steps.height(); step += 2) {
      if (steps.coins(step) > 0) {
        heaps.add(String.valueOf(steps.coins(step)));
      }
    }
    String sizes = heaps.isEmpty() ? "0" : String.join(", ", heaps);
    return List.of(Reason.of("reason.staircase", sizes), Reason.of("reason.staircase.sum", sum()));
  }
}
