package org.mexbox.teacher.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.simultaneous.Hap;
import org.mexbox.environments.simultaneous.HapPosition;

/** Choosing sizes loses nothing: the game in which both name sets, by the letter of the rules. */
class HapSubsetsTest {
  private static final Hap RULES = Hap.of("win", "2");

  private final BackwardInduction induction = new BackwardInduction();

  @ParameterizedTest
  @CsvSource({"1,0", "1,1", "2,1", "3,0", "3,1", "3,2", "4,0", "4,1", "4,-1", "4,2", "4,3"})
  void value_ofTheGameOfSubsets_isThatOfSizes(int left, int lead) {
    List<List<Fraction>> rows = new ArrayList<>();
    for (int first = 0; first < 1 << left; first++) {
      List<Fraction> row = new ArrayList<>();
      for (int second = 0; second < 1 << left; second++) {
        row.add(after(left, lead, first, second));
      }
      rows.add(row);
    }
    Bounds value = induction.value(new HapPosition(RULES, left, lead, 0));
    assertThat(Bounds.exactly(MatrixSolver.solve(new Matrix(rows)).value())).isEqualTo(value);
  }

  private Fraction after(int left, int lead, int first, int second) {
    int mine = taken(first, second);
    int other = taken(second, first);
    int row = first == second ? 1 : 0;
    HapPosition next = new HapPosition(RULES, left - mine - other, lead + mine - other, row);
    return next.isTerminal()
        ? Fraction.of(Integer.signum(next.lead()))
        : induction.value(next).low();
  }

  private static int taken(int own, int others) {
    int size = Integer.bitCount(own);
    if ((own & others) == 0) {
      return size;
    }
    if (size == Integer.bitCount(others)) {
      return Integer.bitCount(own & ~others);
    }
    return size < Integer.bitCount(others) ? size : 0;
  }
}
