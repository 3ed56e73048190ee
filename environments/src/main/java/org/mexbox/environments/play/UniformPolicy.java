package org.mexbox.environments.play;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

enum UniformPolicy implements Policy {
  INSTANCE;

  @Override
  public double[] probabilities(Position position) {
    double[] probabilities = new double[position.moves().size()];
    Arrays.fill(probabilities, 1.0 / probabilities.length);
    return probabilities;
  }

  /** Draws an index at once: a heap of a thousand million has too many moves to write down. */
  @Override
  public Move choose(Position position, RandomGenerator random) {
    List<Move> moves = position.moves();
    return moves.get(Draws.below(moves.size(), random));
  }

  @Override
  public boolean isSymmetric() {
    return true;
  }

  @Override
  public PackedPolicy on(Packing packing) {
    return (code, options, count, into) -> Arrays.fill(into, 0, count, 1.0 / count);
  }
}
