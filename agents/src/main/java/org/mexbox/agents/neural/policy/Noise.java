package org.mexbox.agents.neural.policy;

import java.util.random.RandomGenerator;
import org.mexbox.environments.play.Draws;

/** Noise for the priors of a root, so that no move is never looked at. */
final class Noise {
  private Noise() {}

  /** Mixes a draw from a symmetric Dirichlet distribution into probabilities. */
  static void mix(float[] probabilities, double alpha, double share, RandomGenerator random) {
    double[] draws = new double[probabilities.length];
    double sum = 0;
    for (int i = 0; i < draws.length; i++) {
      draws[i] = gamma(alpha, random);
      sum += draws[i];
    }
    for (int i = 0; i < draws.length && sum > 0; i++) {
      probabilities[i] = (float) ((1 - share) * probabilities[i] + share * draws[i] / sum);
    }
  }

  /** A draw from the gamma distribution with scale 1 (Marsaglia and Tsang, ACM TOMS 26, 2000). */
  static double gamma(double shape, RandomGenerator random) {
    if (shape < 1) {
      double unit = 1 - Draws.unit(random);
      return gamma(shape + 1, random) * StrictMath.pow(unit, 1 / shape);
    }
    double d = shape - 1.0 / 3;
    double c = 1 / StrictMath.sqrt(9 * d);
    while (true) {
      double x = normal(random);
      double v = 1 + c * x;
      double unit = 1 - Draws.unit(random);
      if (v > 0) {
        double cube = v * v * v;
        if (StrictMath.log(unit) < x * x / 2 + d - d * cube + d * StrictMath.log(cube)) {
          return d * cube;
        }
      }
    }
  }

  // By the method of Box and Muller.
  private static double normal(RandomGenerator random) {
    double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - Draws.unit(random)));
    return radius * StrictMath.cos(2 * Math.PI * Draws.unit(random));
  }
}
