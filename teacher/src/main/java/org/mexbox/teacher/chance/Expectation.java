package org.mexbox.teacher.chance;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.chance.Choice.Case;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.teacher.limit.Budget;

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

  /**
   * The expected gain from the law of the sum of all trials, case by case. Probabilities are
   * counted in units of one over their common denominator to the power of the trials: whole numbers
   * only.
   */
  static Fraction byDistribution(Choice choice, Budget budget) {
    BigInteger unit =
        choice.trial().stream()
            .map(each -> each.probability().denominator())
            .reduce(BigInteger.ONE, Expectation::leastMultiple);
    Map<Fraction, BigInteger> sums = Map.of(Fraction.ZERO, BigInteger.ONE);
    for (int i = 0; i < choice.trials(); i++) {
      budget.look();
      sums = withOneMore(sums, choice, new Fraction(unit, BigInteger.ONE));
    }
    Fraction total = Fraction.ZERO;
    for (Map.Entry<Fraction, BigInteger> each : sums.entrySet()) {
      total = total.plus(each.getKey().times(new Fraction(each.getValue(), BigInteger.ONE)));
    }
    return total.dividedBy(new Fraction(unit.pow(choice.trials()), BigInteger.ONE));
  }

  private static BigInteger leastMultiple(BigInteger a, BigInteger b) {
    return a.divide(a.gcd(b)).multiply(b);
  }

  private static Map<Fraction, BigInteger> withOneMore(
      Map<Fraction, BigInteger> sums, Choice choice, Fraction unit) {
    Map<Fraction, BigInteger> next = new HashMap<>();
    for (Case each : choice.trial()) {
      BigInteger ways = each.probability().times(unit).numerator();
      sums.forEach(
          (sum, count) -> next.merge(sum.plus(each.gain()), count.multiply(ways), BigInteger::add));
    }
    return next;
  }

  private static Fraction mean(Map<Fraction, Fraction> law) {
    Fraction sum = Fraction.ZERO;
    for (Map.Entry<Fraction, Fraction> each : law.entrySet()) {
      sum = sum.plus(each.getKey().times(each.getValue()));
    }
    return sum;
  }
}
