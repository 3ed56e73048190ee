package org.mexbox.environments.play;

import java.util.random.RandomGenerator;

/**
 * Drawing from a generator by rules of our own, so that one seed gives the same bits on every JDK:
 * the library's bounded draws are free to change their algorithm.
 */
public final class Draws {
  private Draws() {}

  /**
   * A whole number from 0 to {@code bound - 1}. Its bias is below {@code bound / 2^32}.
   *
   * @param bound 1 or more
   */
  public static int below(int bound, RandomGenerator random) {
    return (int) (((random.nextLong() >>> 32) * bound) >>> 32);
  }

  /** A number in [0, 1), a multiple of 2^-53. */
  public static double unit(RandomGenerator random) {
    return (random.nextLong() >>> 11) * 0x1.0p-53;
  }

  /** An index drawn with the given probabilities, which sum to 1. */
  public static int index(double[] probabilities, RandomGenerator random) {
    double left = unit(random);
    int last = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (probabilities[i] > 0) {
        last = i;
        left -= probabilities[i];
        if (left < 0) {
          break;
        }
      }
    }
    // Rounding can leave a crumb after the last possible index: then that one is drawn.
    return last;
  }

  /**
   * The place of the largest of some numbers, each of several equal ones with equal chance.
   *
   * @param numbers what is no number counts as less than all others
   * @param count how many of them, 1 or more; the first
   */
  public static int best(float[] numbers, int count, RandomGenerator random) {
    float best = Float.NEGATIVE_INFINITY;
    int ties = 0;
    for (int i = 0; i < count; i++) {
      float number = Float.isNaN(numbers[i]) ? Float.NEGATIVE_INFINITY : numbers[i];
      ties = number > best ? 1 : number == best ? ties + 1 : ties;
      best = Math.max(best, number);
    }
    int left = ties == 1 ? 0 : below(ties, random);
    int chosen = -1;
    do {
      chosen++;
      float number = Float.isNaN(numbers[chosen]) ? Float.NEGATIVE_INFINITY : numbers[chosen];
      left -= number == best ? 1 : 0;
    } while (left >= 0);
    return chosen;
  }
}
