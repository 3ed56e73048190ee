package org.mexbox.environments.simultaneous;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;

/**
 * One situation of a game in which both seats choose at once; chance may decide the rest. What is
 * won is zero-sum and given in gains of {@link Seat#FIRST}, turn by turn (a stochastic game in the
 * sense of Shapley, Proc. Nat. Acad. Sci. 39, 1953). Positions are values, and {@code toString} is
 * what {@link SimultaneousRules#parse} reads back.
 */
public interface SimultaneousPosition {

  /** The rules that hold here. */
  SimultaneousRules rules();

  /** What a seat may choose, in an order fixed by the rules; empty exactly when play has ended. */
  List<Move> moves(Seat seat);

  /**
   * What may come of two choices: branches with different next positions or gains, whose
   * probabilities sum to 1.
   *
   * @throws InputError if a choice is not legal here
   */
  List<Branch> after(Move first, Move second);

  /** True when nobody can choose any more. */
  default boolean isTerminal() {
    return moves(Seat.FIRST).isEmpty();
  }

  /**
   * The same position with the seats exchanged: what FIRST gets here is what SECOND gets there.
   * Empty if the rules treat the seats differently.
   */
  default Optional<SimultaneousPosition> mirrored() {
    return Optional.empty();
  }

  /** What FIRST gets of play that comes back to this position for ever. */
  default Fraction endless() {
    return Fraction.ZERO;
  }

  /** The position as lines of plain ASCII. */
  default List<String> picture() {
    return List.of(toString());
  }

  /**
   * The legal choice of a seat that prints as the text.
   *
   * @throws InputError if there is none; the message names some that there are
   */
  default Move move(Seat seat, String text) {
    String wanted = text.strip();
    return moves(seat).stream()
        .filter(move -> move.toString().equals(wanted))
        .findFirst()
        .orElseThrow(
            () ->
                InputError.of(
                    "move", "must be legal in " + this, text, InputError.some(moves(seat))));
  }
}
