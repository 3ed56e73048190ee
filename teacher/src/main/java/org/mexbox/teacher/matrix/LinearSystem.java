package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.mexbox.environments.exact.Fraction;

/** Square systems of equations, solved by elimination with exact fractions. */
final class LinearSystem {
  private LinearSystem() {}

  /** The x with {@code A x = 1} in every row; empty if A is singular. */
  static Optional<List<Fraction>> solveForOnes(IntFunction<IntFunction<Fraction>> a, int size) {
    List<List<Fraction>> lines = new ArrayList<>();
    for (int r = 0; r < size; r++) {
      List<Fraction> line = new ArrayList<>(IntStream.range(0, size).mapToObj(a.apply(r)).toList());
      line.add(Fraction.ONE);
      lines.add(line);
    }
    for (int c = 0; c < size; c++) {
      int pivot = c;
      while (pivot < size && lines.get(pivot).get(c).signum() == 0) {
        pivot++;
      }
      if (pivot == size) {
        return Optional.empty();
      }
      Collections.swap(lines, c, pivot);
      clear(lines, c);
    }
    return Optional.of(
        IntStream.range(0, size)
            .mapToObj(r -> lines.get(r).get(size).dividedBy(lines.get(r).get(r)))
            .toList());
  }

  private static void clear(List<List<Fraction>> lines, int pivot) {
    List<Fraction> pivotLine = lines.get(pivot);
    for (int r = 0; r < lines.size(); r++) {
      List<Fraction> line = lines.get(r);
      if (r == pivot || line.get(pivot).signum() == 0) {
        continue;
      }
      Fraction factor = line.get(pivot).dividedBy(pivotLine.get(pivot));
      for (int c = pivot; c < line.size(); c++) {
        line.set(c, line.get(c).minus(factor.times(pivotLine.get(c))));
      }
    }
  }
}
