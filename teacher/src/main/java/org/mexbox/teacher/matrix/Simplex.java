package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.mexbox.environments.exact.Fraction;

/**
 * The simplex method for the column player of a matrix with positive entries: maximise the sum of y
 * where {@code M y <= 1}, {@code y >= 0} (Dantzig 1951). Among the choices for a pivot the one of
 * the smallest index is taken, columns before rows (Bland, Math. of Operations Research 2, 1977):
 * so exact arithmetic never cycles, and equal matrices get equal answers.
 */
final class Simplex<N> {
  private static final int MAX_PIVOTS = 5_000;

  private final Numbers<N> numbers;
  private final int rows;
  private final int columns;
  // Row r reads: basic[r] = last - sum of the others; the last row holds the reduced costs.
  private final List<List<N>> tableau = new ArrayList<>();
  private final int[] basic;
  private final int[] free;

  /**
   * Which rows and columns an optimal pair of strategies may use; the strategies are what makes all
   * of them equally good. As many rows as columns.
   */
  record Kernel(List<Integer> rows, List<Integer> columns) {}

  private Simplex(Matrix matrix, Numbers<N> numbers) {
    this.numbers = numbers;
    this.rows = matrix.height();
    this.columns = matrix.width();
    this.basic = new int[rows];
    this.free = new int[columns];
    fill(matrix);
  }

  /** The kernel at an optimum; empty if rounded arithmetic finds none. */
  static <N> Optional<Kernel> kernel(Matrix positive, Numbers<N> numbers) {
    Simplex<N> simplex = new Simplex<>(positive, numbers);
    for (int pivots = 0; pivots < MAX_PIVOTS || numbers == Numbers.EXACT; pivots++) {
      int column = simplex.entering();
      if (column < 0) {
        return Optional.of(simplex.kernel());
      }
      int row = simplex.leaving(column);
      if (row < 0) {
        return Optional.empty();
      }
      simplex.pivot(row, column);
    }
    return Optional.empty();
  }

  private void fill(Matrix matrix) {
    N one = numbers.of(Fraction.ONE);
    for (int r = 0; r < rows; r++) {
      basic[r] = columns + r;
      List<N> line = mapped(matrix.rows().get(r), numbers::of);
      line.add(one);
      tableau.add(line);
    }
    List<N> costs = new ArrayList<>();
    for (int c = 0; c < columns; c++) {
      free[c] = c;
      costs.add(numbers.of(Fraction.of(-1)));
    }
    costs.add(numbers.of(Fraction.ZERO));
    tableau.add(costs);
  }

  private static <A, B> List<B> mapped(List<A> list, Function<A, B> function) {
    List<B> mapped = new ArrayList<>();
    list.forEach(each -> mapped.add(function.apply(each)));
    return mapped;
  }

  private int entering() {
    int best = -1;
    for (int c = 0; c < columns; c++) {
      if (numbers.sign(at(rows, c)) < 0 && (best < 0 || free[c] < free[best])) {
        best = c;
      }
    }
    return best;
  }

  private int leaving(int column) {
    int best = -1;
    for (int r = 0; r < rows; r++) {
      if (numbers.sign(at(r, column)) > 0 && (best < 0 || isSooner(r, best, column))) {
        best = r;
      }
    }
    return best;
  }

  private boolean isSooner(int row, int best, int column) {
    N own = numbers.dividedBy(at(row, columns), at(row, column));
    N others = numbers.dividedBy(at(best, columns), at(best, column));
    int sign = numbers.sign(numbers.minus(own, others));
    return sign < 0 || (sign == 0 && basic[row] < basic[best]);
  }

  private void pivot(int row, int column) {
    N pivot = at(row, column);
    List<N> pivotRow = tableau.get(row);
    for (int r = 0; r <= rows; r++) {
      N factor = at(r, column);
      if (r == row || numbers.sign(factor) == 0) {
        continue;
      }
      N share = numbers.dividedBy(factor, pivot);
      List<N> line = tableau.get(r);
      for (int c = 0; c <= columns; c++) {
        line.set(
            c,
            c == column
                ? numbers.minus(numbers.of(Fraction.ZERO), share)
                : numbers.minus(line.get(c), numbers.times(share, pivotRow.get(c))));
      }
    }
    for (int c = 0; c <= columns; c++) {
      N own = c == column ? numbers.of(Fraction.ONE) : pivotRow.get(c);
      pivotRow.set(c, numbers.dividedBy(own, pivot));
    }
    int left = basic[row];
    basic[row] = free[column];
    free[column] = left;
  }

  private N at(int row, int column) {
    return tableau.get(row).get(column);
  }

  // Columns in the basis, and rows whose slack is not.
  private Kernel kernel() {
    List<Integer> tight = new ArrayList<>();
    List<Integer> used = new ArrayList<>();
    for (int variable : basic) {
      if (variable < columns) {
        used.add(variable);
      }
    }
    for (int variable : free) {
      if (variable >= columns) {
        tight.add(variable - columns);
      }
    }
    tight.sort(null);
    used.sort(null);
    return new Kernel(tight, used);
  }
}
