package org.mexbox.agents.search;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.mexbox.environments.chance.Choice;

/**
 * Against nature alone: choices are tried by their upper confidence bounds (UCB1: Auer,
 * Cesa-Bianchi and Fischer, <i>Finite-time Analysis of the Multiarmed Bandit Problem</i>, 2002),
 * gains measured by the spread of those that were seen.
 */
final class NatureSearch {
  private final MonteCarloTreeSearch spec;
  private final List<Choice> choices;
  private final RandomGenerator random;
  private final double[] sums;
  private final int[] counts;
  private double least = Double.POSITIVE_INFINITY;
  private double most = Double.NEGATIVE_INFINITY;

  NatureSearch(MonteCarloTreeSearch spec, List<Choice> choices, RandomGenerator random) {
    this.spec = spec;
    this.choices = choices;
    this.random = random;
    this.sums = new double[choices.size()];
    this.counts = new int[choices.size()];
  }

  /** The choice tried most often, of several each with equal chance: a probability for each. */
  double[] run() {
    for (int played = 0; played < spec.playouts(); played++) {
      play(next(played));
    }
    int often = Arrays.stream(counts).max().orElseThrow();
    double[] best = IntStream.of(counts).mapToDouble(count -> count == often ? 1 : 0).toArray();
    double ties = Arrays.stream(best).sum();
    return Arrays.stream(best).map(share -> share / ties).toArray();
  }

  private int next(int played) {
    if (played < counts.length) {
      return played;
    }
    double effort = spec.exploration() * (most - least) * Math.sqrt(Math.log(played));
    int next = 0;
    for (int i = 1; i < counts.length; i++) {
      next = bound(i, effort) > bound(next, effort) ? i : next;
    }
    return next;
  }

  private double bound(int choice, double effort) {
    return sums[choice] / counts[choice] + effort / Math.sqrt(counts[choice]);
  }

  private void play(int choice) {
    double gain = choices.get(choice).draw(random).doubleValue();
    sums[choice] += gain;
    counts[choice]++;
    least = Math.min(least, gain);
    most = Math.max(most, gain);
  }
}
