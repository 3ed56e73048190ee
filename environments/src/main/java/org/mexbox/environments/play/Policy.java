package org.mexbox.environments.play;

import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** A distribution over the moves of every position: what can be examined exactly. */
public interface Policy extends Player {

  /**
   * The probability of each move of a position that is not terminal, in the order of {@link
   * Position#moves}; they are 0 or more and sum to 1.
   */
  double[] probabilities(Position position);

  /** Draws a move from {@link #probabilities}; one double of the generator a call. */
  @Override
  default Move choose(Position position, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position), random));
  }

  /**
   * The same policy over codes. Policies that hold their knowledge by code override this; the
   * default unpacks every position.
   */
  default PackedPolicy on(Packing packing) {
    return (code, options, count, into) -> {
      double[] probabilities = probabilities(packing.unpack(code));
      System.arraycopy(probabilities, 0, into, 0, count);
    };
  }

  /**
   * True if positions that have one {@link Position#canonical} get the same probabilities, move by
   * move as the symmetry carries them: an exam then asks about one of them.
   */
  default boolean isSymmetric() {
    return false;
  }

  /** Every move with equal probability: the floor of all learning curves. */
  static Policy uniform() {
    return UniformPolicy.INSTANCE;
  }
}
