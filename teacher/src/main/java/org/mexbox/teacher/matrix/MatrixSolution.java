package org.mexbox.teacher.matrix;

import java.util.List;
import org.mexbox.environments.exact.Fraction;

/**
 * The value of a matrix game with a strategy of each player that proves it.
 *
 * @param value what the row player can guarantee, and what the column player can hold him to
 * @param row the probability of each row
 * @param column the probability of each column
 */
public record MatrixSolution(Fraction value, List<Fraction> row, List<Fraction> column) {

  /** Copies the lists. */
  public MatrixSolution {
    row = List.copyOf(row);
    column = List.copyOf(column);
  }

  /**
   * Checks the certificate: both strategies are distributions, the row player's brings the value
   * against every column, and no row brings more against the column player's. By von Neumann's
   * theorem nothing else is to be proved.
   */
  public boolean isProvedFor(Matrix matrix) {
    return isDistribution(row)
        && isDistribution(column)
        && row.size() == matrix.height()
        && column.size() == matrix.width()
        && matrix.guaranteed(row).equals(value)
        && matrix.conceded(column).equals(value);
  }

  private static boolean isDistribution(List<Fraction> strategy) {
    return strategy.stream().allMatch(share -> share.signum() >= 0)
        && strategy.stream().reduce(Fraction.ZERO, Fraction::plus).equals(Fraction.ONE);
  }
}
