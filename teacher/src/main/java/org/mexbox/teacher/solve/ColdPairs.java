package org.mexbox.teacher.solve;

/**
 * The lost positions of Wythoff's game, in exact whole numbers: the pair with gap n begins with the
 * whole part of n phi, phi = (1 + sqrt 5) / 2 (Wythoff 1907). Binary fractions fail from gap
 * 102,334,155 on.
 */
final class ColdPairs {
  private static final double PHI = (1 + Math.sqrt(5)) / 2;

  private ColdPairs() {}

  /**
   * The smaller pile of the lost pair with a gap.
   *
   * @param gap 0 to 1,000,000,000
   */
  static long smaller(long gap) {
    return (gap + root(5 * gap * gap)) / 2;
  }

  /**
   * The other pile of the only lost pair that a pile belongs to.
   *
   * @param pile 0 to 1,000,000,000
   */
  static long partner(long pile) {
    if (pile == 0) {
      return 0;
    }
    long guess = (long) (pile / PHI);
    for (long gap = Math.max(1, guess - 2); gap <= guess + 2; gap++) {
      if (smaller(gap) == pile) {
        return pile + gap;
      }
    }
    // Every number is the smaller one of a pair or the larger one (Beatty's theorem).
    long gap = Math.max(1, (long) (pile / (PHI + 1)) - 2);
    while (smaller(gap) + gap < pile) {
      gap++;
    }
    return pile - gap;
  }

  /** The whole part of a square root. */
  static long root(long square) {
    long root = (long) Math.sqrt((double) square);
    while (root * root > square) {
      root--;
    }
    while ((root + 1) * (root + 1) <= square) {
      root++;
    }
    return root;
  }
}
