package org.mexbox.teacher.quotient;

import java.util.Arrays;

/**
 * A product of generators by their exponents; the generators left out at the end have exponent 0.
 * Order: the total degree, then more of the first generators first.
 */
final class Word implements Comparable<Word> {
  static final Word ONE = new Word(new int[0]);

  private final int[] exponents;

  /** Takes the array as it is. */
  Word(int[] exponents) {
    this.exponents = exponents;
  }

  /** One more than the last generator that may have an exponent. */
  int length() {
    return exponents.length;
  }

  int degree() {
    return Arrays.stream(exponents).sum();
  }

  int exponent(int generator) {
    return generator < exponents.length ? exponents[generator] : 0;
  }

  Word times(int generator) {
    int[] next = Arrays.copyOf(exponents, Math.max(exponents.length, generator + 1));
    next[generator]++;
    return new Word(next);
  }

  Word without(int generator) {
    int[] next = exponents.clone();
    next[generator]--;
    return new Word(next);
  }

  @Override
  public int compareTo(Word other) {
    int order = Integer.compare(degree(), other.degree());
    int most = Math.max(exponents.length, other.exponents.length);
    for (int i = 0; i < most && order == 0; i++) {
      order = Integer.compare(other.exponent(i), exponent(i));
    }
    return order;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Word that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = 0; i < exponents.length; i++) {
      hash += exponents[i] * (0x9E3779B1 * (i + 1));
    }
    return hash;
  }

  /** {@code 1}, {@code a}, {@code ab^2} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > 0) {
        text.append(letter(i)).append(exponents[i] > 1 ? "^" + exponents[i] : "");
      }
    }
    return text.isEmpty() ? "1" : text.toString();
  }

  /** {@code a .. z}, then {@code (g26)}, {@code (g27)}, ... */
  static String letter(int generator) {
    return generator < 26 ? String.valueOf((char) ('a' + generator)) : "(g" + generator + ")";
  }
}
