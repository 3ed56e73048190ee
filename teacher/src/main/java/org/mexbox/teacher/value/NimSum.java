package org.mexbox.teacher.value;

/**
 * The nim-sum: binary addition without carrying, which is bitwise exclusive or (Bouton 1901). The
 * nim-value of a disjunctive sum is the nim-sum of the nim-values of its components.
 */
public final class NimSum {
  private NimSum() {}

  /** The nim-sum of some nim-values or heap sizes; 0 for none. */
  public static int of(int... values) {
    int sum = 0;
    for (int value : values) {
      sum ^= value;
    }
    return sum;
  }
}
