package org.mexbox.environments.simultaneous;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Draws;

/** A mixed strategy at every position, for either seat: what can be examined exactly. */
@FunctionalInterface
public interface MixedPolicy {

  /**
   * The probability of each choice of a seat at a position that is not terminal, in the order of
   * {@link SimultaneousPosition#moves}; they are 0 or more and sum to 1.
   */
  double[] probabilities(SimultaneousPosition position, Seat seat);

  /** Draws a choice. */
  default Move choose(SimultaneousPosition position, Seat seat, RandomGenerator random) {
    return position.moves(seat).get(Draws.index(probabilities(position, seat), random));
  }

  /** Every choice with equal probability. */
  static MixedPolicy uniform() {
    return (position, seat) -> {
      double[] equal = new double[position.moves(seat).size()];
      Arrays.fill(equal, 1.0 / equal.length);
      return equal;
    };
  }
}
