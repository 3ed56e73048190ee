package org.mexbox.teacher.matrix;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.mexbox.environments.exact.Fraction;

/**
 * A number known exactly, or proved to lie between two fractions.
 *
 * @param low at most the number
 * @param high at least the number; equal to {@code low} if it is known exactly
 */
public record Bounds(Fraction low, Fraction high) {
  static final Bounds ZERO = exactly(Fraction.ZERO);

  /** Where fractions grow too long, bounds are rounded outward to multiples of 2^-160. */
  private static final int PLACES = 160;

  private static final int DECIMALS = 12;

  /** Refuses an empty interval. */
  public Bounds {
    if (low.compareTo(high) > 0) {
      throw new IllegalArgumentException("bounds: " + low + " is above " + high);
    }
  }

  static Bounds exactly(Fraction value) {
    return new Bounds(value, value);
  }

  /** True if the number is known exactly. */
  public boolean isExact() {
    return low.equals(high);
  }

  /** True if a number lies between the bounds. */
  public boolean contains(Fraction value) {
    return low.compareTo(value) <= 0 && high.compareTo(value) >= 0;
  }

  Bounds negated() {
    return new Bounds(high.negated(), low.negated());
  }

  /** The same number in bounds that take at most so many bits, if these take more. */
  Bounds within(int bits) {
    return Math.max(low.bits(), high.bits()) <= bits
        ? this
        : new Bounds(low.floor(PLACES), high.ceiling(PLACES));
  }

  /** The middle, as a double. */
  public double doubleValue() {
    return (low.doubleValue() + high.doubleValue()) / 2;
  }

  /** The fraction, or {@code 0.740312423743..0.740312423744}, rounded outward. */
  @Override
  public String toString() {
    return isExact()
        ? low.toString()
        : decimal(low, RoundingMode.FLOOR) + ".." + decimal(high, RoundingMode.CEILING);
  }

  private static String decimal(Fraction value, RoundingMode mode) {
    return new BigDecimal(value.numerator())
        .divide(new BigDecimal(value.denominator()), DECIMALS, mode)
        .toPlainString();
  }
}
