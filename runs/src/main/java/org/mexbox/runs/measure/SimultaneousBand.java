package org.mexbox.runs.measure;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.mexbox.environments.play.Draws;
import org.mexbox.runs.measure.MedianCurve.Band;

/**
 * A band for a whole median curve: at each point from the k-th smallest to the k-th largest run,
 * with one k for all points. The median of each point lies between such ranks with a probability
 * known for every distribution (the sign test); the bootstrap, which draws whole runs with
 * replacement, gives the k for all points together, as in a sup-t band (Montiel Olea and
 * Plagborg-Moller, J. Appl. Econometrics 34, 2019) with ranks for t. It is never narrower than the
 * sign test's interval at each point. The quantiles of bootstrapped medians were tried first: of 20
 * runs, their 95 % band held the true curve in 87 % of experiments.
 */
final class SimultaneousBand {
  private static final int DRAWS = 4_000;
  private static final double LEVEL = 0.95;

  private SimultaneousBand() {}

  /**
   * The band.
   *
   * @param runs a row a run, a column a point
   * @param medians the median of each column
   */
  static Band around(double[] medians, double[][] runs, RandomGenerator random) {
    int[] ranks = new int[DRAWS];
    Arrays.setAll(ranks, draw -> holdingRank(medians, runs, random));
    Arrays.sort(ranks);
    int held = ranks[(int) Math.round((1 - LEVEL) * DRAWS)];
    int rank = Math.max(1, Math.min(held, signTestRank(runs.length)));
    double[] low = new double[medians.length];
    double[] high = new double[medians.length];
    for (int c = 0; c < medians.length; c++) {
      double[] column = MedianCurve.sortedColumn(runs, c);
      low[c] = column[rank - 1];
      high[c] = column[runs.length - rank];
    }
    return new Band(MedianCurve.boxed(low), MedianCurve.boxed(high));
  }

  /** The largest k whose ranks hold the median of one point often enough. */
  static int signTestRank(int runs) {
    double probability = Math.pow(0.5, runs);
    double outside = 0;
    int rank = 0;
    while (outside + 2 * probability <= 1 - LEVEL) {
      outside += 2 * probability;
      rank++;
      probability *= (double) (runs - rank + 1) / rank;
    }
    return rank;
  }

  /** The largest k at which the band of one bootstrap sample holds the whole curve. */
  private static int holdingRank(double[] medians, double[][] runs, RandomGenerator random) {
    int[] notAbove = new int[medians.length];
    int[] notBelow = new int[medians.length];
    for (int i = 0; i < runs.length; i++) {
      double[] drawn = runs[Draws.below(runs.length, random)];
      for (int c = 0; c < medians.length; c++) {
        notAbove[c] += drawn[c] <= medians[c] ? 1 : 0;
        notBelow[c] += drawn[c] >= medians[c] ? 1 : 0;
      }
    }
    return Math.min(
        Arrays.stream(notAbove).min().orElse(0), Arrays.stream(notBelow).min().orElse(0));
  }
}
