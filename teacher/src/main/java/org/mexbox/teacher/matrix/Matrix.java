package org.mexbox.teacher.matrix;

import java.util.List;
import java.util.Objects;
import org.mexbox.environments.InputError;
import org.mexbox.environments.exact.Fraction;

/**
 * What the row player gets of the column player, [rows][columns].
 *
 * @param rows at least one row, all equally long and not empty
 */
public record Matrix(List<List<Fraction>> rows) {

  /** Copies the rows and checks their lengths. */
  public Matrix {
    rows = rows.stream().map(List::copyOf).toList();
    int columns = rows.isEmpty() ? 0 : rows.get(0).size();
    if (columns == 0 || rows.stream().anyMatch(row -> row.size() != columns)) {
      throw InputError.of("matrix", "must have rows of one length, not empty", rows);
    }
  }

  int height() {
    return rows.size();
  }

  int width() {
    return rows.get(0).size();
  }

  Fraction at(int row, int column) {
    return rows.get(row).get(column);
  }

  double[][] doubles() {
    return rows.stream()
        .map(row -> row.stream().mapToDouble(Fraction::doubleValue).toArray())
        .toArray(double[][]::new);
  }

  Fraction least() {
    return rows.stream().flatMap(List::stream).reduce(Fraction::min).orElseThrow();
  }

  /** The least that a strategy of the row player brings against any column. */
  public Fraction guaranteed(List<Fraction> strategy) {
    Fraction least = null;
    for (int column = 0; column < width(); column++) {
      Fraction sum = Fraction.ZERO;
      for (int row = 0; row < height(); row++) {
        sum = sum.plus(at(row, column).times(strategy.get(row)));
      }
      least = least == null ? sum : least.min(sum);
    }
    return Objects.requireNonNull(least);
  }

  /** The most that any row brings against a strategy of the column player. */
  public Fraction conceded(List<Fraction> strategy) {
    return rows.stream().map(row -> dot(row, strategy)).reduce(Fraction::max).orElseThrow();
  }

  static Fraction dot(List<Fraction> numbers, List<Fraction> weights) {
    Fraction sum = Fraction.ZERO;
    for (int i = 0; i < weights.size(); i++) {
      sum = sum.plus(numbers.get(i).times(weights.get(i)));
    }
    return sum;
  }
}
