package org.mexbox.teacher.chance;

import java.util.Map;
import java.util.TreeMap;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.chance.Choice.Case;
import org.mexbox.environments.exact.Fraction;

/**
 * What a choice brings on average (Huygens, De ratiociniis in ludo aleae, 1657): {@link #of} by the
 * law of one trial and linearity, {@link #byDistribution} by the law of the whole.
 */
final class Expectation {
  /** More trials are not taken together. */
  static final int MAX_TRIALS = 1_000;

  private Expectation() {}

  /** The expected gain of one trial, as often as it is made: expectations add up. */
  static Fraction of(Choice choice) {
    return mean(law(choice)).times(Fraction.of(choice.trials()));
  }

  /** The probability of every gain of one trial, equal gains taken together. */
  static Map<Fraction, Fraction> law(Choice choice) {
    Map<Fraction, Fraction> law = new TreeMap<>();
    choice.trial().forEach(c -> law.merge(c.gain(), c.probability(), Fraction::plus));
    return law;
  }

  /** The expected gain from the law of the sum of all trials, case by case. */
  static Fraction byDistribution(Choice choice) {
    Map<Fraction, Fraction> sums = Map.of(Fraction.ZERO, Fraction.ONE);
    for (int i = 0; i < choice.trials(); i++) {
      Map<Fraction, Fraction> next = new TreeMap<>();
      sums.forEach(
          (sum, probability) -> {
            for (Case each : choice.trial()) {
              next.merge(
                  sum.plus(each.gain()), probability.times(each.probability()), Fraction::plus);
            }
          });
      sums = next;
    }
    return mean(sums);
  }

  private static Fraction mean(Map<Fraction, Fraction> law) {
    Fraction sum = Fraction.ZERO;
    for (Map.Entry<Fraction, Fraction> each : law.entrySet()) {
      sum = sum.plus(each.getKey().times(each.getValue()));
    }
    return sum;
  }
}
