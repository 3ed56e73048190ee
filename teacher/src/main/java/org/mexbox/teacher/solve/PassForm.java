package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;
import org.mexbox.environments.pile.PassPiles;
import org.mexbox.environments.pile.PassPiles.Pile;
import org.mexbox.teacher.explain.Reason;

/**
 * Nim with a pass for each pile: a pile whose pass is used is a heap of Nim; one that has it is
 * worth 1 more where its size is odd and 1 less where it is even.
 */
record PassForm(PassPiles position) implements BoardForm {

  @Override
  public String id() {
    return "pass-values";
  }

  private static int value(Pile pile) {
    return pile.passUsed() ? pile.size() : pile.size() + (pile.size() % 2 == 1 ? 1 : -1);
  }

  private int sum() {
    return position.piles().stream().mapToInt(PassForm::value).reduce(0, (a, b) -> a ^ b);
  }

  @Override
  public boolean isWon() {
    return sum() != 0;
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.of(sum());
  }

  @Override
  public List<Move> winningMoves() {
    List<Move> moves = new ArrayList<>();
    int sum = sum();
    for (int i = 0; i < position.piles().size() && sum != 0; i++) {
      Pile pile = position.piles().get(i);
      for (Pile option : pile.options()) {
        if (value(option) == (value(pile) ^ sum)) {
          moves.add(position.move(i, option));
        }
      }
    }
    return moves;
  }

  @Override
  public List<Reason> reasons() {
    String values =
        position.piles().stream()
            .map(pile -> pile + " -> " + value(pile))
            .collect(Collectors.joining(", "));
    return List.of(
        Reason.of("reason.pass"),
        Reason.of("reason.pass.values", values),
        Reason.of(isWon() ? "reason.pass.won" : "reason.pass.lost", sum()));
  }
}
