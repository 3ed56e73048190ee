package org.mexbox.environments.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;

/**
 * A rational number, exact whatever its length. Its text is {@code 3}, {@code -5/3}.
 *
 * @param numerator any whole number
 * @param denominator 1 or more; the two have no common factor
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  public static final Fraction ZERO = of(0);
  public static final Fraction ONE = of(1);

  private static final Pattern TEXT =
      Pattern.compile("([+-]?[0-9]{1,18})(?:/([0-9]{1,18}))?|[+-]?[0-9]{1,18}\\.[0-9]{1,18}");
  private static final int DOUBLE_BITS = 66;

  /** Reduces to lowest terms. */
  public Fraction {
    if (denominator.signum() <= 0) {
      throw InputError.of("denominator", "must be 1 or more", denominator);
    }
    BigInteger common = numerator.gcd(denominator);
    if (!common.equals(BigInteger.ONE)) {
      numerator = numerator.divide(common);
      denominator = denominator.divide(common);
    }
  }

  /** A whole number. */
  public static Fraction of(long number) {
    return new Fraction(BigInteger.valueOf(number), BigInteger.ONE);
  }

  /** A quotient; the denominator is 1 or more. */
  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /** The value of a double, exactly; it must be finite. */
  public static Fraction of(double value) {
    BigDecimal exact = new BigDecimal(value);
    return exact.scale() <= 0
        ? new Fraction(exact.toBigIntegerExact(), BigInteger.ONE)
        : new Fraction(exact.unscaledValue(), BigInteger.TEN.pow(exact.scale()));
  }

  /**
   * Reads {@code 3}, {@code -5/3} or {@code 0.25}.
   *
   * @param argument what it is, as the error calls it
   * @throws InputError if it is none
   */
  public static Fraction parse(String argument, String text) {
    String number = text.strip();
    var matcher = TEXT.matcher(number);
    if (!matcher.matches()) {
      throw InputError.of(argument, "must be a number or a fraction", text, "3, -5/3 or 0.25");
    }
    if (matcher.group(1) == null) {
      BigDecimal decimal = new BigDecimal(number);
      return new Fraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
    }
    String below = matcher.group(2) == null ? "1" : matcher.group(2);
    if (new BigInteger(below).signum() == 0) {
      throw InputError.of(argument, "must not be divided by 0", text);
    }
    return new Fraction(new BigInteger(matcher.group(1)), new BigInteger(below));
  }

  public Fraction plus(Fraction other) {
    if (other.numerator.signum() == 0) {
      return this;
    }
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Fraction minus(Fraction other) {
    return plus(other.negated());
  }

  public Fraction times(Fraction other) {
    if (numerator.signum() == 0 || other.numerator.signum() == 0) {
      return ZERO;
    }
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  /** The quotient; the other must not be 0. */
  public Fraction dividedBy(Fraction other) {
    BigInteger below = denominator.multiply(other.numerator);
    BigInteger above = numerator.multiply(other.denominator);
    return below.signum() < 0
        ? new Fraction(above.negate(), below.negate())
        : new Fraction(above, below);
  }

  public Fraction negated() {
    return new Fraction(numerator.negate(), denominator);
  }

  /** -1, 0 or 1. */
  public int signum() {
    return numerator.signum();
  }

  public Fraction min(Fraction other) {
    return compareTo(other) <= 0 ? this : other;
  }

  public Fraction max(Fraction other) {
    return compareTo(other) >= 0 ? this : other;
  }

  /** How many bits numerator and denominator take together: what arithmetic with it costs. */
  public int bits() {
    return numerator.bitLength() + denominator.bitLength();
  }

  /** The largest multiple of 2^-places that is not greater. */
  public Fraction floor(int places) {
    BigInteger[] parts = numerator.shiftLeft(places).divideAndRemainder(denominator);
    BigInteger whole = parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    return new Fraction(whole, BigInteger.ONE.shiftLeft(places));
  }

  /** The smallest multiple of 2^-places that is not less. */
  public Fraction ceiling(int places) {
    return negated().floor(places).negated();
  }

  @Override
  public int compareTo(Fraction other) {
    if (signum() != other.signum()) {
      return Integer.compare(signum(), other.signum());
    }
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** The nearest double but for the last bit, however long the fraction. */
  public double doubleValue() {
    int shift = DOUBLE_BITS + denominator.bitLength() - numerator.bitLength();
    BigInteger scaled =
        shift >= 0
            ? numerator.shiftLeft(shift).divide(denominator)
            : numerator.divide(denominator.shiftLeft(-shift));
    return Math.scalb(scaled.doubleValue(), -shift);
  }

  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : numerator + "/" + denominator;
  }
}
