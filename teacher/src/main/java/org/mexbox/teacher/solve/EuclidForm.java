package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.pile.NumberPair;
import org.mexbox.teacher.explain.Reason;

/**
 * Euclid's game: the player to move wins when the numbers are equal or the larger is more than the
 * golden ratio times the smaller (Cole and Davie 1969). In whole numbers: {@code a/b > phi} exactly
 * when {@code a(a - b) > b^2}.
 */
record EuclidForm(NumberPair pair) implements BoardForm {

  @Override
  public String id() {
    return "golden-ratio";
  }

  @Override
  public boolean isWon() {
    return isWon(pair.larger(), pair.smaller());
  }

  // Numbers up to 10^9: their squares fit.
  private static boolean isWon(long larger, long smaller) {
    return smaller > 0 && (larger == smaller || larger * (larger - smaller) > smaller * smaller);
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.empty();
  }

  /** Only to the remainder, or one step before it: everything else leaves too large a ratio. */
  @Override
  public List<Move> winningMoves() {
    List<Move> moves = new ArrayList<>();
    int smaller = pair.smaller();
    if (smaller > 0) {
      int remainder = pair.larger() % smaller;
      for (long rest = remainder;
          rest < pair.larger() && rest <= remainder + (long) smaller;
          rest += smaller) {
        if (!isWon(Math.max(rest, smaller), Math.min(rest, smaller))) {
          moves.add(pair.leave((int) rest));
        }
      }
    }
    return moves;
  }

  @Override
  public List<Reason> reasons() {
    if (pair.isTerminal()) {
      return List.of();
    }
    if (pair.larger() == pair.smaller()) {
      return List.of(Reason.of("reason.euclid"), Reason.of("reason.euclid.equal"));
    }
    String ratio =
        "%d.%03d"
            .formatted(
                pair.larger() / pair.smaller(),
                (long) (pair.larger() % pair.smaller()) * 1000 / pair.smaller());
    return List.of(
        Reason.of("reason.euclid"),
        Reason.of(
            isWon() ? "reason.euclid.won" : "reason.euclid.lost",
            pair.larger(),
            pair.smaller(),
            ratio));
  }
}
