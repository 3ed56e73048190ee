package org.mexbox.teacher.matrix;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

/**
 * What the teacher says about a position of simultaneous choices.
 *
 * @param position the position
 * @param value what FIRST gets from here on when both play their best
 * @param first an optimal strategy of FIRST; moves of probability 0 left out
 * @param second one of SECOND
 * @param pure the moves of FIRST that are optimal alone
 * @param reasons how it was found, why it is so, and who agrees
 */
public record MixedVerdict(
    SimultaneousPosition position,
    Bounds value,
    List<Share> first,
    List<Share> second,
    List<Move> pure,
    Reasons reasons) {

  /**
   * A move and how often to make it.
   *
   * @param move the move
   * @param probability above 0, at most 1
   */
  public record Share(Move move, Fraction probability) {}

  /**
   * Why a verdict holds.
   *
   * @param method the method that answered
   * @param explanation in lines of at most 80 characters
   * @param agreedBy the other methods that were run and agree
   */
  public record Reasons(String method, List<String> explanation, List<String> agreedBy) {
    /** Copies the lists. */
    public Reasons {
      explanation = List.copyOf(explanation);
      agreedBy = List.copyOf(agreedBy);
    }
  }

  /** Copies the lists. */
  public MixedVerdict {
    first = List.copyOf(first);
    second = List.copyOf(second);
    pure = List.copyOf(pure);
  }

  /** The seat for which the game is worth more than 0; empty if it is fair, or nobody can tell. */
  public Optional<Seat> winner() {
    if (value.low().signum() > 0) {
      return Optional.of(Seat.FIRST);
    }
    return value.high().signum() < 0 ? Optional.of(Seat.SECOND) : Optional.empty();
  }
}
