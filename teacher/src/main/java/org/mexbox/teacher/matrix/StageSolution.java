package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.exact.Fraction;

/**
 * A stage solved: exactly, or enclosed by what two strategies guarantee.
 *
 * @param value the value of the stage
 * @param first the probability of each move of FIRST
 * @param second the probability of each move of SECOND
 */
record StageSolution(Bounds value, List<Fraction> first, List<Fraction> second) {
  private static final int MAX_ROUNDS = 100;
  private static final Fraction CLOSE = Fraction.of(1, 1L << 50);

  // A strategy that is not exact is rounded to so many binary places.
  private static final int PLACES = 50;

  static StageSolution of(Stage stage) {
    if (stage.isExact()) {
      MatrixSolution solution = MatrixSolver.solve(stage.low());
      return new StageSolution(Bounds.exactly(solution.value()), solution.row(), solution.column());
    }
    return enclosed(stage);
  }

  // Value iteration finds the strategies; the bounds are proved from the strategies alone.
  private static StageSolution enclosed(Stage stage) {
    Fraction value = stage.endless();
    MatrixSolution solution = MatrixSolver.solve(stage.middle(value));
    for (int round = 0; round < MAX_ROUNDS && stage.isEndless(); round++) {
      Fraction next = solution.value().floor(2 * PLACES);
      boolean isClose = isClose(next, value);
      value = next;
      solution = MatrixSolver.solve(stage.middle(value));
      if (isClose) {
        break;
      }
    }
    List<Fraction> first = rounded(solution.row());
    List<Fraction> second = rounded(solution.column());
    Bounds bounds = new Bounds(stage.guaranteed(first), stage.conceded(second));
    return new StageSolution(bounds, first, second);
  }

  private static boolean isClose(Fraction a, Fraction b) {
    Fraction gap = a.minus(b);
    return gap.max(gap.negated()).compareTo(CLOSE) < 0;
  }

  // What rounding takes away goes to the largest share.
  private static List<Fraction> rounded(List<Fraction> strategy) {
    List<Fraction> rounded = new ArrayList<>(strategy.stream().map(p -> p.floor(PLACES)).toList());
    Fraction rest = Fraction.ONE.minus(rounded.stream().reduce(Fraction.ZERO, Fraction::plus));
    int largest = 0;
    for (int i = 1; i < rounded.size(); i++) {
      largest = rounded.get(i).compareTo(rounded.get(largest)) > 0 ? i : largest;
    }
    rounded.set(largest, rounded.get(largest).plus(rest));
    return rounded;
  }
}
