package org.mexbox.teacher.matrix;

/**
 * A second opinion: both players answer again and again what the other has done on average (Brown
 * 1951; Robinson, Annals of Math. 54, 1951). The value lies between what the averages guarantee.
 */
final class FictitiousPlay {
  private static final int ROUNDS = 2_000;
  private static final double ROUNDING = 1e-9;

  private FictitiousPlay() {}

  /** True if the value of a matrix may lie between these bounds. */
  static boolean allows(double[][] matrix, Bounds value) {
    double[] ofRows = new double[matrix.length];
    double[] ofColumns = new double[matrix[0].length];
    double low = Double.NEGATIVE_INFINITY;
    double high = Double.POSITIVE_INFINITY;
    int row = 0;
    for (int round = 1; round <= ROUNDS; round++) {
      for (int c = 0; c < ofColumns.length; c++) {
        ofColumns[c] += matrix[row][c];
      }
      int column = smallest(ofColumns);
      low = Math.max(low, ofColumns[column] / round);
      for (int r = 0; r < ofRows.length; r++) {
        ofRows[r] += matrix[r][column];
      }
      row = largest(ofRows);
      high = Math.min(high, ofRows[row] / round);
    }
    double allowance = ROUNDING * Math.max(1, Math.abs(high));
    return value.high().doubleValue() >= low - allowance
        && value.low().doubleValue() <= high + allowance;
  }

  private static int smallest(double[] sums) {
    int best = 0;
    for (int i = 1; i < sums.length; i++) {
      best = sums[i] < sums[best] ? i : best;
    }
    return best;
  }

  private static int largest(double[] sums) {
    int best = 0;
    for (int i = 1; i < sums.length; i++) {
      best = sums[i] > sums[best] ? i : best;
    }
    return best;
  }
}
