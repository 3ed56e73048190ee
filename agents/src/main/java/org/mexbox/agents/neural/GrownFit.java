package org.mexbox.agents.neural;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.play.Draws;

/**
 * Fits {@link GrownWeights} to what one look ahead says of positions: labels, weights for these,
 * labels again, until nothing changes. A position is lost if no option is; an option without the
 * new component is judged by what is proved, one among the positions by its label, any other by the
 * weights.
 */
final class GrownFit {
  private static final int ROUNDS = 40;
  private static final int SURE_ROUNDS = 3;
  private static final double RIDGE = 1e-4;
  private static final double LAST_RIDGE = 1e-7;

  private final GrownWeights weights;
  private final Example[] examples;
  private final boolean[] lost;

  /** A position and those of its options that are not proved; none if one of them is lost. */
  private record Example(int parity, int mark, boolean isWon, List<Option> options) {}

  /** An option by its number among the positions, or -1, and by what the weights need to know. */
  private record Option(int number, int parity, int mark) {}

  GrownFit(Components components, GrownWeights weights, List<Sum> positions) {
    this.weights = weights;
    int[] lengths = components.lengths();
    List<Sum> sorted = new ArrayList<>(positions);
    // An option has a shorter play, so its label comes first.
    sorted.sort(Comparator.comparingInt(sum -> length(sum, lengths)));
    Map<Sum, Integer> numbers = new HashMap<>();
    IntStream.range(0, sorted.size()).forEach(i -> numbers.put(sorted.get(i), i));
    this.examples = new Example[sorted.size()];
    this.lost = new boolean[examples.length];
    for (int i = 0; i < examples.length; i++) {
      examples[i] = example(sorted.get(i), components, numbers);
    }
  }

  private static int length(Sum sum, int[] lengths) {
    int length = 0;
    for (int i = 0; i < sum.size(); i++) {
      length += lengths[sum.part(i)];
    }
    return length;
  }

  private Example example(Sum sum, Components components, Map<Sum, Integer> numbers) {
    List<Option> open = new ArrayList<>();
    boolean[] isWon = {false};
    components.forEachOption(
        sum,
        (part, remainder) -> {
          Sum option = components.after(sum, part, remainder);
          int copies = weights.copies(option);
          if (copies == 0) {
            isWon[0] |= weights.lost(option) > 0.5f;
          } else if (!isWon[0]) {
            int number = numbers.getOrDefault(option, -1);
            open.add(new Option(number, copies % 2, weights.mark(option)));
          }
        });
    return new Example(
        weights.copies(sum) % 2, weights.mark(sum), isWon[0], isWon[0] ? List.of() : open);
  }

  void fit(RandomGenerator random) {
    boolean isChanged = true;
    for (int round = 0; round < ROUNDS && isChanged; round++) {
      // From then on half-heartedly: labels and weights may chase each other for ever.
      isChanged = label(round < SURE_ROUNDS ? 1 : 3, random) || round == 0;
      solve(RIDGE);
    }
    solve(LAST_RIDGE);
  }

  // Takes each change with a chance of one in so many.
  private boolean label(int oneIn, RandomGenerator random) {
    boolean isChanged = false;
    for (int i = 0; i < examples.length; i++) {
      boolean label = !examples[i].isWon && examples[i].options.stream().noneMatch(this::isLost);
      if (label != lost[i]) {
        isChanged = true;
        lost[i] ^= oneIn == 1 || Draws.below(oneIn, random) == 0;
      }
    }
    return isChanged;
  }

  private boolean isLost(Option option) {
    return option.number >= 0
        ? lost[option.number]
        : weights.value(option.parity, option.mark) > 0.5f;
  }

  // Positions that the weights cannot tell apart count as one, with the mean of their labels. They
  // stand in the order of the examples: numbers of marks differ after an agent was loaded.
  private void solve(double ridge) {
    for (int parity = 0; parity < 2; parity++) {
      Map<Integer, int[]> byMark = new LinkedHashMap<>();
      for (int i = 0; i < examples.length; i++) {
        if (examples[i].parity == parity) {
          int[] counts = byMark.computeIfAbsent(examples[i].mark, mark -> new int[2]);
          counts[0]++;
          counts[1] += lost[i] ? 1 : 0;
        }
      }
      byte[][] rows = new byte[byMark.size()][];
      float[] labels = new float[rows.length];
      int row = 0;
      for (Map.Entry<Integer, int[]> each : byMark.entrySet()) {
        rows[row] = weights.row(each.getKey());
        labels[row++] = (float) each.getValue()[1] / each.getValue()[0];
      }
      if (rows.length > 0) {
        weights.set(parity, new LeastSquares(rows, labels).weights(weights.characters(), ridge));
      }
    }
  }
}
