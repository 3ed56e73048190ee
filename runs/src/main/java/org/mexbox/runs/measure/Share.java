package org.mexbox.runs.measure;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;
import org.mexbox.environments.InputError;

/**
 * So many of so many, and what that says about the next ones.
 *
 * @param hits 0..trials
 * @param trials 1 or more
 */
public record Share(int hits, int trials) {
  private static final double ERROR_RATE = 0.05;

  /** Checks the ranges. */
  public Share {
    if (trials < 1 || hits < 0 || hits > trials) {
      throw InputError.of("share", "must be 0..trials of 1 or more", hits + "/" + trials);
    }
  }

  /** The share itself, 0..1. */
  public double value() {
    return (double) hits / trials;
  }

  /** Lower end of the 95 % Wilson score interval, 0..1 (Wilson 1927, without correction). */
  public double low() {
    return wilson().getLowerBound();
  }

  /** Upper end of the 95 % Wilson score interval, 0..1. */
  public double high() {
    return wilson().getUpperBound();
  }

  private Interval wilson() {
    return BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(trials, hits, ERROR_RATE);
  }
}
