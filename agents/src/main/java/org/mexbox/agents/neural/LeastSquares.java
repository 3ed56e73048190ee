package org.mexbox.agents.neural;

/** Weights of characters that come closest to given labels. */
final class LeastSquares {
  private final byte[][] rows;
  private final float[] labels;

  /**
   * A problem.
   *
   * @param rows by example, the values of the characters
   * @param labels by example
   */
  LeastSquares(byte[][] rows, float[] labels) {
    this.rows = rows;
    this.labels = labels;
  }

  /**
   * The weights with the least sum of squared errors, plus {@code ridge} for each example times the
   * sum of their squares, which keeps the solution unique.
   */
  double[] weights(int characters, double ridge) {
    double[][] normal = new double[characters][characters];
    double[] right = new double[characters];
    for (int i = 0; i < rows.length; i++) {
      byte[] row = rows[i];
      for (int a = 0; a < characters; a++) {
        if (row[a] != 0) {
          right[a] += row[a] * labels[i];
          for (int b = 0; b <= a; b++) {
            normal[a][b] += row[a] * row[b];
          }
        }
      }
    }
    for (int a = 0; a < characters; a++) {
      normal[a][a] += ridge * rows.length;
    }
    return solve(normal, right);
  }

  // Cholesky: the matrix is symmetric and, by its ridge, positive definite.
  private static double[] solve(double[][] lower, double[] x) {
    int n = x.length;
    for (int a = 0; a < n; a++) {
      for (int b = 0; b <= a; b++) {
        double sum = lower[a][b];
        for (int k = 0; k < b; k++) {
          sum -= lower[a][k] * lower[b][k];
        }
        // Rounding may eat the ridge where characters depend on each other.
        lower[a][b] = a == b ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[b][b];
      }
    }
    for (int a = 0; a < n; a++) {
      for (int k = 0; k < a; k++) {
        x[a] -= lower[a][k] * x[k];
      }
      x[a] /= lower[a][a];
    }
    for (int a = n - 1; a >= 0; a--) {
      for (int k = a + 1; k < n; k++) {
        x[a] -= lower[k][a] * x[k];
      }
      x[a] /= lower[a][a];
    }
    return x;
  }
}
