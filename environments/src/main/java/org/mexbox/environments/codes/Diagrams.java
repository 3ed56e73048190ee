package org.mexbox.environments.codes;

import java.util.Optional;

/**
 * Young diagrams in a box, numbered without gaps: sequences of so many numbers, none larger than
 * the one before it, in lexicographic order. A diagram has a larger rank than every other one that
 * lies inside it.
 *
 * <p>The rank is a sum of one binomial coefficient a row (Knuth, <i>TAOCP</i> 7.2.1.3), so that a
 * change of a row changes it by a difference of two.
 */
public final class Diagrams {
  private static final long MAX_SIZE = 1L << 62;

  private final long[][] weights;
  private final long size;

  private Diagrams(long[][] weights, long size) {
    this.weights = weights;
    this.size = size;
  }

  /**
   * The diagrams of at most so many rows and columns; empty if there are more than 2^62.
   *
   * @param rows 1 or more
   * @param columns 0 or more
   */
  public static Optional<Diagrams> of(int rows, int columns) {
    // weights[i][v]: how many ways there are to fill rows i, i + 1, ... when row i is below v.
    long[][] weights = new long[rows][columns + 2];
    for (int row = rows - 1; row >= 0; row--) {
      for (int length = 1; length <= columns + 1; length++) {
        long below = row == rows - 1 ? 1 : weights[row + 1][length];
        weights[row][length] = weights[row][length - 1] + below;
        if (weights[row][length] > MAX_SIZE) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new Diagrams(weights, weights[0][columns + 1]));
  }

  /** How many diagrams there are, the empty one included. */
  public long size() {
    return size;
  }

  /** What a row, counted from 0, adds to the rank when it has a length. */
  public long weight(int row, int length) {
    return weights[row][length];
  }

  /**
   * The rank of a diagram, from 0 (the empty one) to {@code size() - 1}.
   *
   * @param lengths falling or level; rows left out at the end are empty
   */
  public long rank(int[] lengths) {
    long rank = 0;
    for (int row = 0; row < lengths.length; row++) {
      rank += weights[row][lengths[row]];
    }
    return rank;
  }

  /** The diagram of a rank: the lengths of all rows, empty ones included. */
  public int[] unrank(long rank) {
    int[] lengths = new int[weights.length];
    long rest = rank;
    int length = weights[0].length - 2;
    for (int row = 0; row < lengths.length; row++) {
      while (weights[row][length] > rest) {
        length--;
      }
      lengths[row] = length;
      rest -= weights[row][length];
    }
    return lengths;
  }
}
