package org.mexbox.runs.measure;

import java.util.Arrays;
import java.util.Optional;

/**
 * A quantity of a learner as its runs show it, with a 95 % interval for what more and more runs
 * would show. An interval from minus infinity to infinity says that the runs are too few for one.
 *
 * @param value the estimate; infinite for a median of which half of the runs fall short
 * @param low lower end of the interval
 * @param high upper end
 */
public record Estimate(double value, double low, double high) {

  /** A share with its Wilson interval. */
  public static Estimate of(Share share) {
    return new Estimate(share.value(), share.low(), share.high());
  }

  /**
   * The median, between the ranks of the sign test: the interval holds with at least 95 %, whatever
   * the distribution. Under 6 values there is none.
   *
   * @param values one or more; infinite for a run that never came there
   */
  public static Estimate median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int rank = SimultaneousBand.signTestRank(sorted.length);
    double lower = sorted[(sorted.length - 1) / 2];
    double upper = sorted[sorted.length / 2];
    return new Estimate(
        lower == upper ? lower : (lower + upper) / 2,
        rank == 0 ? Double.NEGATIVE_INFINITY : sorted[rank - 1],
        rank == 0 ? Double.POSITIVE_INFINITY : sorted[sorted.length - rank]);
  }

  /** False if there are too few runs for an interval. */
  public boolean hasInterval() {
    return low > Double.NEGATIVE_INFINITY;
  }

  /**
   * How much more this is than another, of runs that have nothing to do with these: the square-and-
   * add interval of Zou and Donner (Statistics in Medicine 27, 2008), which for shares is method 10
   * of Newcombe (Statistics in Medicine 17, 1998).
   */
  public Estimate minus(Estimate other) {
    double difference = value - other.value;
    return new Estimate(
        difference,
        difference - Math.hypot(value - low, other.high - other.value),
        difference + Math.hypot(high - value, other.value - other.low));
  }

  /**
   * How many times as much this is as another, by {@link #minus} of the logarithms; empty if one of
   * them is 0 or infinite.
   */
  public Optional<Estimate> times(Estimate other) {
    boolean isMeasured = value > 0 && other.value > 0;
    if (!isMeasured || Double.isInfinite(value) || Double.isInfinite(other.value)) {
      return Optional.empty();
    }
    Estimate difference = logarithm().minus(other.logarithm());
    boolean isKnown = difference.hasInterval() || difference.high < Double.POSITIVE_INFINITY;
    return Optional.of(
        new Estimate(
            Math.exp(difference.value),
            isKnown ? Math.exp(difference.low) : Double.NEGATIVE_INFINITY,
            Math.exp(difference.high)));
  }

  private Estimate logarithm() {
    return new Estimate(Math.log(value), Math.log(Math.max(0, low)), Math.log(high));
  }
}
