package org.mexbox.agents.neural;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;

/**
 * Of characters that were proved right, the few that are needed: those with the largest weights.
 */
final class Pruning {
  private static final double RIDGE = 1e-9;
  private static final double EXACT = 1e-3;
  private static final double ENOUGH = 0.25;

  private final Components components;
  private final List<Sum> examples;

  Pruning(Components components, List<Sum> examples) {
    this.components = components;
    this.examples = examples;
  }

  /**
   * The smallest number of them that is right to the last digits; if there is none, the smallest
   * that is proved right; if there is none, all of them.
   */
  Characters pruned(Characters proved) {
    float[] labels = new float[examples.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = proved.isLost(examples.get(i)) ? 1 : 0;
    }
    int[] byWeight =
        IntStream.range(0, proved.count())
            .boxed()
            .sorted(Comparator.comparingDouble(k -> -Math.abs(proved.weights()[k])))
            .mapToInt(Integer::intValue)
            .toArray();
    Characters exact = fewest(proved, byWeight, labels, EXACT);
    return exact != proved ? exact : fewest(proved, byWeight, labels, ENOUGH);
  }

  private Characters fewest(Characters proved, int[] byWeight, float[] labels, double margin) {
    for (int kept = 1; kept < byWeight.length; kept++) {
      Characters fewer = fitted(proved.only(Arrays.copyOf(byWeight, kept)), labels);
      if (fits(fewer, labels, margin) && fewer.wrong(components).isEmpty()) {
        return fewer;
      }
    }
    return proved;
  }

  private Characters fitted(Characters chosen, float[] labels) {
    byte[][] rows = examples.stream().map(chosen::classOf).toArray(byte[][]::new);
    return new Characters(
        chosen.values(), new LeastSquares(rows, labels).weights(chosen.count(), RIDGE));
  }

  private boolean fits(Characters fewer, float[] labels, double margin) {
    for (int i = 0; i < labels.length; i++) {
      if (!(Math.abs(fewer.value(examples.get(i)) - labels[i]) < margin)) {
        return false;
      }
    }
    return true;
  }
}
