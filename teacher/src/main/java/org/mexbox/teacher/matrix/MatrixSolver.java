package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.teacher.matrix.Simplex.Kernel;

/**
 * Matrix games, exactly. A saddle point is given where there is one: the first row that guarantees
 * most, the first column that concedes least. Otherwise the simplex method finds a kernel, first in
 * rounded arithmetic; the strategies are computed from it exactly and checked against all rows and
 * columns. Only if that check fails is the simplex method run in exact arithmetic. Where several
 * strategies are optimal, the pivot rule of {@link Simplex} decides.
 */
public final class MatrixSolver {
  private MatrixSolver() {}

  /** The value and a proved pair of strategies. */
  public static MatrixSolution solve(Matrix matrix) {
    return saddle(matrix)
        .or(() -> mixed(matrix, Numbers.ROUNDED))
        .or(() -> mixed(matrix, Numbers.EXACT))
        .orElseThrow(() -> new IllegalStateException("no proved solution of " + matrix));
  }

  /** The solution by the simplex method in exact arithmetic alone. */
  static MatrixSolution solveExactly(Matrix matrix) {
    return mixed(matrix, Numbers.EXACT).orElseThrow();
  }

  private static Optional<MatrixSolution> saddle(Matrix matrix) {
    int bestRow = 0;
    Fraction most = least(matrix.rows().get(0));
    for (int row = 1; row < matrix.height(); row++) {
      Fraction guaranteed = least(matrix.rows().get(row));
      if (guaranteed.compareTo(most) > 0) {
        most = guaranteed;
        bestRow = row;
      }
    }
    int row = bestRow;
    Fraction value = most;
    for (int column = 0; column < matrix.width(); column++) {
      if (isHeld(matrix, column, value)) {
        return Optional.of(
            new MatrixSolution(value, unit(matrix.height(), row), unit(matrix.width(), column)));
      }
    }
    return Optional.empty();
  }

  private static Fraction least(List<Fraction> row) {
    return row.stream().reduce(Fraction::min).orElseThrow();
  }

  private static boolean isHeld(Matrix matrix, int column, Fraction value) {
    return matrix.rows().stream().allMatch(row -> row.get(column).compareTo(value) <= 0);
  }

  static List<Fraction> unit(int size, int one) {
    List<Fraction> unit = new ArrayList<>(Collections.nCopies(size, Fraction.ZERO));
    unit.set(one, Fraction.ONE);
    return unit;
  }

  private static <N> Optional<MatrixSolution> mixed(Matrix matrix, Numbers<N> numbers) {
    Matrix positive = positive(matrix);
    return Simplex.kernel(positive, numbers).flatMap(kernel -> ofKernel(matrix, positive, kernel));
  }

  // Adding one number to all entries changes no strategy.
  static Matrix positive(Matrix matrix) {
    Fraction added = Fraction.ONE.minus(matrix.least());
    return new Matrix(
        matrix.rows().stream().map(row -> row.stream().map(added::plus).toList()).toList());
  }

  /** The strategies that make a kernel's rows and columns equally good, if they prove a value. */
  static Optional<MatrixSolution> ofKernel(Matrix matrix, Matrix positive, Kernel kernel) {
    int size = kernel.rows().size();
    Optional<List<Fraction>> y =
        LinearSystem.solveForOnes(
            r -> c -> positive.at(kernel.rows().get(r), kernel.columns().get(c)), size);
    Optional<List<Fraction>> x =
        LinearSystem.solveForOnes(
            c -> r -> positive.at(kernel.rows().get(r), kernel.columns().get(c)), size);
    if (x.isEmpty() || y.isEmpty()) {
      return Optional.empty();
    }
    List<Fraction> row = spread(x.get(), kernel.rows(), matrix.height());
    List<Fraction> column = spread(y.get(), kernel.columns(), matrix.width());
    if (row.isEmpty() || column.isEmpty()) {
      return Optional.empty();
    }
    MatrixSolution solution = new MatrixSolution(matrix.guaranteed(row), row, column);
    return solution.isProvedFor(matrix) ? Optional.of(solution) : Optional.empty();
  }

  // Empty if the weights are no multiple of a distribution.
  private static List<Fraction> spread(List<Fraction> weights, List<Integer> places, int size) {
    Fraction sum = weights.stream().reduce(Fraction.ZERO, Fraction::plus);
    if (sum.signum() <= 0 || weights.stream().anyMatch(weight -> weight.signum() < 0)) {
      return List.of();
    }
    List<Fraction> strategy = new ArrayList<>(Collections.nCopies(size, Fraction.ZERO));
    for (int i = 0; i < places.size(); i++) {
      strategy.set(places.get(i), weights.get(i).dividedBy(sum));
    }
    return strategy;
  }
}
