package org.mexbox.environments.play;

import java.util.Arrays;
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

  @Override
  public PackedPolicy on(Packing packing) {
    return (code, options, count, into) -> Arrays.fill(into, 0, count, 1.0 / count);
  }
}
