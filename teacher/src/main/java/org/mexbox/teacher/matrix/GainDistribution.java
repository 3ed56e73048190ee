package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.DoublePredicate;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.NumberedTurns;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/**
 * What FIRST gets of SECOND in a whole play of two policies, with the probability of each gain: by
 * backward induction over all positions, without sampling noise. Play that comes back to the same
 * position goes on until it leaves it, without the limit on turns that an episode has; where it
 * never does, the standing is paid.
 *
 * @param probabilities of each gain of FIRST that is possible; they sum to 1 but for rounding
 */
public record GainDistribution(SortedMap<Double, Double> probabilities) {

  /** Copies the map. */
  public GainDistribution {
    probabilities = Collections.unmodifiableSortedMap(new TreeMap<>(probabilities));
  }

  /**
   * The distribution for two policies.
   *
   * @throws LimitError if too many positions can follow the start, or if something is gained while
   *     play stays where it is: then the gains are endlessly many
   */
  public static GainDistribution of(SimultaneousGame game, MixedPolicy first, MixedPolicy second) {
    NumberedTurns turns = NumberedTurns.of(game);
    List<SortedMap<Double, Double>> known = new ArrayList<>();
    for (int number = 0; number < turns.size(); number++) {
      known.add(
          turns.rows(number) == 0
              ? new TreeMap<>(Map.of(0.0, 1.0))
              : oneTurn(turns, number, first, second, known));
    }
    return new GainDistribution(known.get(turns.size() - 1));
  }

  private static SortedMap<Double, Double> oneTurn(
      NumberedTurns turns,
      int number,
      MixedPolicy first,
      MixedPolicy second,
      List<SortedMap<Double, Double>> known) {
    double[] rows = first.probabilities(turns.position(number), Seat.FIRST);
    double[] columns = second.probabilities(turns.position(number), Seat.SECOND);
    SortedMap<Double, Double> sums = new TreeMap<>();
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < columns.length; column++) {
        double both = rows[row] * columns[column];
        if (both > 0) {
          turns.branches(
              number,
              row,
              column,
              (probability, gain, next) -> {
                if (next != number) {
                  add(sums, both * probability, gain, known.get(next));
                } else if (gain != 0) {
                  throw new LimitError(
                      "gain: must be 0 where play stays at a position, was " + gain);
                }
              });
        }
      }
    }
    if (sums.isEmpty()) {
      sums.put(turns.endless(number), 1.0);
    }
    // Of the turns that stay here none counts; so the others share their probability.
    double leaving = sums.values().stream().mapToDouble(Double::doubleValue).sum();
    sums.replaceAll((gain, probability) -> probability / leaving);
    return sums;
  }

  private static void add(
      SortedMap<Double, Double> sums, double weight, double gain, SortedMap<Double, Double> later) {
    // Not -0.0, which a map tells from 0.0.
    later.forEach((rest, share) -> sums.merge(gain + rest + 0.0, weight * share, Double::sum));
  }

  /** The probability that FIRST gets something of SECOND. */
  public double wins() {
    return probability(gain -> gain > 0);
  }

  /** The probability that SECOND gets something of FIRST. */
  public double losses() {
    return probability(gain -> gain < 0);
  }

  /** The probability that nobody gets anything of the other. */
  public double draws() {
    return probability(gain -> gain == 0);
  }

  private double probability(DoublePredicate condition) {
    return probabilities.entrySet().stream()
        .filter(entry -> condition.test(entry.getKey()))
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  /** What FIRST gets of SECOND on average. */
  public double mean() {
    return probabilities.entrySet().stream()
        .mapToDouble(entry -> entry.getKey() * entry.getValue())
        .sum();
  }
}
