package org.mexbox.teacher.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.HapPosition;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.teacher.solve.Oracles;
import org.mexbox.teacher.solve.Oracles.Row;

/** Hap against tables that were computed elsewhere. */
class HapOracleTest {
  private final Map<String, BackwardInduction> inductions = new HashMap<>();

  private static SimultaneousPosition position(String text) {
    return Catalogue.any(text).atOnce().orElseThrow().start();
  }

  private static SimultaneousPosition difference(Row row) {
    return position("hap:" + row.text("n") + ":payoff=difference");
  }

  private static SimultaneousPosition win(Row row) {
    String stop = row.text("coincidences_to_end");
    String state = row.text("n") + "," + row.text("score_difference") + "," + row.text("flag");
    return position("hap:" + state + ":stop=" + stop);
  }

  private BackwardInduction induction(Row row) {
    return inductions.computeIfAbsent(
        row.text("coincidences_to_end"), stop -> new BackwardInduction());
  }

  private static int number(Row row, String column) {
    return Integer.parseInt(row.text(column));
  }

  @Test
  void differenceMatrices_asComputed() {
    Map<SimultaneousPosition, Stage> stages = new HashMap<>();
    for (Row row : Oracles.rows("hap_difference_matrices.csv")) {
      SimultaneousPosition position = difference(row);
      int mine = number(row, "my_size");
      int other = number(row, "opp_size");
      Stage stage = stages.computeIfAbsent(position, p -> Stage.of(p, next -> Bounds.ZERO));
      assertThat(stage.low().at(mine, other))
          .as("%s", row)
          .isEqualTo(Fraction.parse("x", row.text("expected_difference")));
      Fraction apart = Fraction.ZERO;
      int left = number(row, "n") - mine - other;
      for (Branch branch : position.after(size(position, mine), size(position, other))) {
        if (((HapPosition) branch.next()).left() == left) {
          apart = apart.plus(branch.probability());
        }
      }
      assertThat(apart).as("%s", row).isEqualTo(Fraction.parse("x", row.text("prob_disjoint")));
    }
  }

  private static Move size(SimultaneousPosition position, int size) {
    return position.move(Seat.FIRST, String.valueOf(size));
  }

  @Test
  void differenceStrategies_asComputed() {
    Map<SimultaneousPosition, List<Row>> byPosition =
        Oracles.rows("hap_difference_strategies.csv").stream()
            .collect(Collectors.groupingBy(HapOracleTest::difference));
    assertThat(byPosition).hasSize(30);
    byPosition.forEach(
        (position, rows) -> {
          StageSolution solution = new BackwardInduction().solution(position);
          assertThat(solution.value()).isEqualTo(Bounds.ZERO);
          for (Row row : rows) {
            if (row.text("unique").equals("1")) {
              assertThat(solution.first().get(number(row, "subset_size")))
                  .as("%s", row)
                  .isEqualTo(Fraction.parse("x", row.text("probability")));
            }
          }
          assertListedStrategyIsOptimal(position, rows);
        });
  }

  // Some rows of probability 0 are left out of the table, but none of another probability.
  private static void assertListedStrategyIsOptimal(SimultaneousPosition position, List<Row> rows) {
    List<Fraction> strategy = zeros(position);
    for (Row row : rows) {
      strategy.set(number(row, "subset_size"), Fraction.parse("x", row.text("probability")));
    }
    Fraction sum = strategy.stream().reduce(Fraction.ZERO, Fraction::plus);
    if (sum.equals(Fraction.ONE)) {
      Stage stage = Stage.of(position, next -> Bounds.ZERO);
      assertThat(stage.guaranteed(strategy)).as("%s", position).isEqualTo(Fraction.ZERO);
    }
  }

  private static List<Fraction> zeros(SimultaneousPosition position) {
    int size = position.moves(Seat.FIRST).size();
    return new ArrayList<>(Collections.nCopies(size, Fraction.ZERO));
  }

  @Test
  void winValues_exactlyAsComputed() {
    for (Row row : Oracles.rows("hap_wdl_exact.csv")) {
      SimultaneousPosition position = win(row);
      Bounds value = induction(row).value(position);
      assertThat(value).as("%s", row).hasToString(row.text("value_exact"));
      if (row.text("optimal_sizes_exact").isEmpty()) {
        continue;
      }
      List<Fraction> strategy = zeros(position);
      for (String part : row.text("optimal_sizes_exact").split(" ")) {
        strategy.set(
            Integer.parseInt(part.substring(0, part.indexOf(':'))),
            exact(part.substring(part.indexOf(':') + 1)));
      }
      assertThat(induction(row).stage(position).guaranteed(strategy))
          .as("%s", row)
          .isEqualTo(value.low());
    }
  }

  // Longer than what people may type.
  private static Fraction exact(String text) {
    String[] parts = text.split("/");
    return new Fraction(
        new java.math.BigInteger(parts[0]),
        new java.math.BigInteger(parts.length == 1 ? "1" : parts[1]));
  }

  @Test
  void winValues_upTo11_asComputed() {
    assertWinValues(row -> number(row, "n") <= 11);
  }

  @Test
  @Tag("long")
  void winValues_upTo15_asComputed() {
    assertWinValues(row -> number(row, "n") > 11);
  }

  private void assertWinValues(Predicate<Row> filter) {
    for (Row row : Oracles.rows("hap_wdl_values.csv")) {
      if (!filter.test(row)) {
        continue;
      }
      SimultaneousPosition position = win(row);
      Bounds value = induction(row).value(position);
      double expected = Double.parseDouble(row.text("value"));
      assertThat(value.doubleValue()).as("%s", row).isCloseTo(expected, within(1e-11));
      assertThat(value.high().minus(value.low()).doubleValue()).isLessThan(1e-12);
      double[] strategy = new double[position.moves(Seat.FIRST).size()];
      Arrays.stream(row.text("optimal_sizes").split(" "))
          .filter(part -> !part.isEmpty())
          .forEach(
              part ->
                  strategy[Integer.parseInt(part.substring(0, part.indexOf(':')))] =
                      Double.parseDouble(part.substring(part.indexOf(':') + 1)));
      if (Arrays.stream(strategy).sum() > 0.5) {
        assertThat(guaranteed(induction(row).stage(position), strategy))
            .as("%s", row)
            .isCloseTo(expected, within(1e-7));
      }
    }
  }

  private static double guaranteed(Stage stage, double[] strategy) {
    return stage.guaranteed(Arrays.stream(strategy).mapToObj(Fraction::of).toList()).doubleValue();
  }

  @Test
  void pureOptimalStarts_upTo11_asComputed() {
    assertPureStarts(row -> number(row, "n") <= 11);
  }

  @Test
  @Tag("long")
  void pureOptimalStarts_upTo24_asComputed() {
    assertPureStarts(row -> number(row, "n") > 11);
  }

  private static void assertPureStarts(Predicate<Row> filter) {
    Map<String, SimultaneousSolver> solvers = new HashMap<>();
    for (Row row : Oracles.rows("hap_wdl_start_pure_optimal.csv")) {
      if (filter.test(row)) {
        String stop = row.text("coincidences_to_end");
        SimultaneousSolver solver =
            solvers.computeIfAbsent(stop, key -> SimultaneousSolver.create());
        SimultaneousPosition start = position("hap:" + row.text("n") + ":stop=" + stop);
        assertThat(solver.pure(start))
            .as("%s", row)
            .containsExactly(size(start, number(row, "pure_optimal_sizes")));
        assertThat(solver.strategy(start, Seat.FIRST).get(number(row, "pure_optimal_sizes")))
            .isEqualTo(Fraction.ONE);
      }
    }
  }

  /** With 27 objects the best strategy is mixed, and its fractions are too long to write down. */
  @Test
  @Tag("long")
  void mixedStart_isEnclosed() {
    SimultaneousPosition start = position("hap:27");
    SimultaneousSolver solver = SimultaneousSolver.create();
    MixedVerdict verdict = solver.solve(start);
    assertThat(verdict.value()).isEqualTo(Bounds.ZERO);
    assertThat(verdict.first()).hasSize(3);
    assertThat(verdict.pure()).isEmpty();
    assertThat(String.join(" ", verdict.reasons().explanation())).contains("are rounded");
  }

  /** Pure optimal sizes of the difference game; at 15 and 16 objects there is none. */
  @ParameterizedTest
  @CsvSource({"3,1", "4,1 2", "5,2", "14,2", "15,''", "16,''", "17,3", "29,3", "30,''"})
  void pureOptimalSizes_ofTheDifferenceGame_asComputed(int objects, String sizes) {
    SimultaneousPosition start = position("hap:" + objects + ":payoff=difference");
    MixedVerdict verdict = SimultaneousSolver.create().solve(start);
    assertThat(verdict.pure().stream().map(Move::toString).collect(Collectors.joining(" ")))
        .isEqualTo(sizes);
    assertThat(verdict.value()).isEqualTo(Bounds.ZERO);
    assertThat(verdict.winner()).isEmpty();
  }

  /** V(3,1) without a stop is (1 + sqrt 41)/10: no fraction, but enclosed by two. */
  @Test
  void valueWithoutAStop_isEnclosed() {
    Bounds value = new BackwardInduction().value(position("hap:3,1:stop=never"));
    assertThat(value.isExact()).isFalse();
    assertThat(isBelowRoot(value.low())).isTrue();
    assertThat(isBelowRoot(value.high())).isFalse();
    assertThat(value).hasToString("0.740312423743..0.740312423744");
  }

  // x < (1 + sqrt 41)/10, by squaring 10x - 1 < sqrt 41.
  private static boolean isBelowRoot(Fraction x) {
    Fraction y = Fraction.of(10).times(x).minus(Fraction.ONE);
    return y.times(y).compareTo(Fraction.of(41)) < 0;
  }
}
