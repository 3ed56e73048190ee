package org.mexbox.teacher.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;

class MatrixSolverTest {

  private static Matrix matrix(int rows, int columns, IntBinaryOperator entry) {
    List<List<Fraction>> matrix = new ArrayList<>();
    for (int r = 0; r < rows; r++) {
      int row = r;
      matrix.add(
          IntStream.range(0, columns)
              .mapToObj(column -> Fraction.of(entry.applyAsInt(row, column)))
              .toList());
    }
    return new Matrix(matrix);
  }

  private static Matrix random(int rows, int columns, int range, RandomGenerator random) {
    return matrix(rows, columns, (r, c) -> Draws.below(2 * range + 1, random) - range);
  }

  private static void assertAllMethodsAgree(Matrix matrix) {
    MatrixSolution solution = MatrixSolver.solve(matrix);
    assertThat(solution.isProvedFor(matrix)).as("%s", matrix).isTrue();
    MatrixSolution exactly = MatrixSolver.solveExactly(matrix);
    assertThat(exactly.isProvedFor(matrix)).as("%s", matrix).isTrue();
    assertThat(exactly.value()).isEqualTo(solution.value());
    assertThat(SupportEnumeration.solve(matrix).value()).isEqualTo(solution.value());
    assertThat(FictitiousPlay.allows(matrix.doubles(), Bounds.exactly(solution.value()))).isTrue();
  }

  @Test
  void threeMethods_onEveryTwoByThreeMatrixOfSmallNumbers_agree() {
    for (int code = 0; code < 729; code++) {
      int digits = code;
      assertAllMethodsAgree(matrix(2, 3, (r, c) -> digits / (int) Math.pow(3, 3 * r + c) % 3 - 1));
    }
  }

  @Test
  void threeMethods_onRandomMatrices_agree() {
    RandomGenerator random = Seeds.stream(1);
    for (int i = 0; i < 300; i++) {
      int rows = 1 + Draws.below(5, random);
      int columns = 1 + Draws.below(5, random);
      assertAllMethodsAgree(random(rows, columns, 1 + Draws.below(9, random), random));
    }
  }

  /** Many of these have several optimal strategies. */
  @Test
  void skewSymmetricMatrices_haveValueZeroAndSafeStrategies() {
    RandomGenerator random = Seeds.stream(2);
    for (int i = 0; i < 600; i++) {
      int size = 2 + i % 5;
      Matrix half = random(size, size, 1 + i % 3, random);
      Matrix skew =
          new Matrix(
              IntStream.range(0, size)
                  .mapToObj(
                      r ->
                          IntStream.range(0, size)
                              .mapToObj(c -> half.at(r, c).minus(half.at(c, r)))
                              .toList())
                  .toList());
      MatrixSolution solution = MatrixSolver.solve(skew);
      assertThat(solution.value()).isEqualTo(Fraction.ZERO);
      assertThat(skew.guaranteed(solution.row()).signum()).isGreaterThanOrEqualTo(0);
      assertThat(solution.isProvedFor(skew)).isTrue();
      assertThat(MatrixSolver.solve(skew)).isEqualTo(solution);
    }
  }

  @Test
  void hugeAndTinyEntries_areSolvedExactly() {
    Fraction tiny = Fraction.of(1, 1_000_000_000_000_000L);
    Fraction huge = Fraction.of(1_000_000_000_000_000_000L);
    Matrix matrix =
        new Matrix(
            List.of(
                List.of(huge, Fraction.ZERO, tiny),
                List.of(tiny.negated(), huge, Fraction.ZERO),
                List.of(Fraction.ZERO, tiny, Fraction.of(3))));
    assertAllMethodsAgreeExactly(matrix);
  }

  private static void assertAllMethodsAgreeExactly(Matrix matrix) {
    MatrixSolution solution = MatrixSolver.solve(matrix);
    assertThat(solution.isProvedFor(matrix)).isTrue();
    assertThat(SupportEnumeration.solve(matrix).value()).isEqualTo(solution.value());
  }

  @Test
  void certificate_thatIsWrong_isRefused() {
    Matrix pennies = matrix(2, 2, (r, c) -> r == c ? 1 : -1);
    List<Fraction> half = List.of(Fraction.of(1, 2), Fraction.of(1, 2));
    List<Fraction> first = List.of(Fraction.ONE, Fraction.ZERO);
    List<Fraction> none = List.of(Fraction.ZERO, Fraction.ZERO);
    assertThat(new MatrixSolution(Fraction.ZERO, half, half).isProvedFor(pennies)).isTrue();
    assertThat(new MatrixSolution(Fraction.ONE, half, half).isProvedFor(pennies)).isFalse();
    assertThat(new MatrixSolution(Fraction.ZERO, first, half).isProvedFor(pennies)).isFalse();
    assertThat(new MatrixSolution(Fraction.ZERO, half, first).isProvedFor(pennies)).isFalse();
    assertThat(new MatrixSolution(Fraction.ZERO, none, none).isProvedFor(pennies)).isFalse();
    assertThat(FictitiousPlay.allows(pennies.doubles(), Bounds.exactly(Fraction.of(1, 2))))
        .isFalse();
    assertThatThrownBy(() -> new Matrix(List.of(List.of()))).isInstanceOf(InputError.class);
  }

  @Test
  void largeMatrix_isSolvedWithAProof() {
    Matrix matrix = random(30, 30, 1000, Seeds.stream(3));
    assertThat(MatrixSolver.solve(matrix).isProvedFor(matrix)).isTrue();
  }

  @Test
  void rockPaperScissors_isPlayedByThirds() {
    MixedVerdict verdict = SimultaneousSolver.create().solve(game("rock-paper-scissors").start());
    assertThat(verdict.value()).hasToString("0");
    assertThat(verdict.first().toString())
        .isEqualTo(
            "[Share[move=rock, probability=1/3], Share[move=paper, probability=1/3],"
                + " Share[move=scissors, probability=1/3]]");
    assertThat(verdict.second()).isEqualTo(verdict.first());
    assertThat(verdict.pure()).isEmpty();
    assertThat(verdict.reasons().agreedBy())
        .containsExactly("enumeration of supports", "fictitious play");
  }

  private static SimultaneousGame game(String text) {
    return Catalogue.any(text).atOnce().orElseThrow();
  }

  @Test
  void exam_ofOptimalPlay_findsNothingToTake() {
    for (String text :
        List.of(
            "hap:6", "hap:9:payoff=difference", "hap:4,1", "hap:5:stop=never", "matrix:1,2/3,0")) {
      SimultaneousExam exam = SimultaneousExam.of(game(text));
      SimultaneousExam.Mark mark = exam.mark(new OptimalPlay(1));
      assertThat(mark.exploitability()).as(text).isLessThan(1e-9);
      double value = SimultaneousSolver.create().value(game(text).start()).doubleValue();
      assertThat(mark.asFirst()).isCloseTo(value, org.assertj.core.api.Assertions.within(1e-9));
      assertThat(exam.mark(MixedPolicy.uniform()).exploitability()).isGreaterThan(0.05);
    }
  }

  @Test
  void exam_ofTheStubborn_takesAll() {
    SimultaneousExam exam = SimultaneousExam.of(game("rock-paper-scissors"));
    MixedPolicy rock = (position, seat) -> new double[] {1, 0, 0};
    assertThat(exam.mark(rock).exploitability()).isEqualTo(1);
    assertThat(exam.mark(MixedPolicy.uniform()).exploitability()).isZero();
    MixedPolicy onlyFirst =
        (position, seat) ->
            seat == Seat.FIRST ? new double[] {1, 0, 0} : new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0};
    assertThat(exam.mark(onlyFirst).asFirst()).isEqualTo(-1);
    assertThat(exam.mark(onlyFirst).exploitability()).isEqualTo(0.5);
  }
}
