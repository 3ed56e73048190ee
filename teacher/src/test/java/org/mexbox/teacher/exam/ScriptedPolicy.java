package org.mexbox.teacher.exam;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;

/**
 * A policy made up from a seed: some moves never, the others with probabilities of their own.
 *
 * @param purity the chance that a position is played by a single move
 */
record ScriptedPolicy(long seed, double purity) implements Policy, Valuation {

  @Override
  public double[] probabilities(Position position) {
    RandomGenerator random = Seeds.stream(seed, position.toString().hashCode());
    double[] weights = new double[position.moves().size()];
    if (Draws.unit(random) < purity) {
      weights[Draws.below(weights.length, random)] = 1;
      return weights;
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Draws.below(3, random) * Draws.unit(random);
    }
    weights[Draws.below(weights.length, random)] += 0.1;
    double sum = Arrays.stream(weights).sum();
    return Arrays.stream(weights).map(weight -> weight / sum).toArray();
  }

  @Override
  public double value(Position position) {
    return Draws.below(3, Seeds.stream(seed + 1, position.toString().hashCode())) - 1.0;
  }
}
