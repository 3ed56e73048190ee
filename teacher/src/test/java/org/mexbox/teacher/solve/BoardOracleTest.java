package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.solve.Oracles.Row;
import org.mexbox.teacher.value.Outcome;

/** Published and brute-forced answers to games that are not played with heaps. */
class BoardOracleTest {
  private final Solver solver = Solver.in(Locale.ENGLISH);

  @Test
  void chomp_asTabulated() {
    for (Row row : Oracles.rows("chomp_grundy.csv")) {
      Verdict verdict = solve("chomp:" + row.text("rows") + "x" + row.text("cols"));
      assertThat(verdict.nimValue()).as("%s", row).hasValue(number(row.text("grundy")));
      assertThat(texts(verdict).toString())
          .as("%s", row)
          .isEqualTo("[" + row.text("winning_first_moves_row_col").replace(' ', ',') + "]");
    }
    for (Row row : Oracles.rows("cz31_chomp.csv")) {
      // The same bites from the other side: columns are listed first.
      Verdict verdict = solve("chomp:" + row.text("columns") + "x" + row.text("rows"));
      assertThat(verdict.outcome() == Outcome.N).as("%s", row).isEqualTo(flag(row, "first_wins"));
      assertThat(texts(verdict)).as("%s", row).isEqualTo(squares(row, "winning_bites_col:row"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chomp:3x5 | (3,4) | 5,5,3",
        "chomp:5x3 | (4,3) | 3,3,3,2,2",
        "chomp:4x4 | (2,2) | 4,1,1,1",
        "chomp:4x5 | (3,3) | 5,5,2,2",
        "chomp:5x4 | (3,3) | 4,4,2,2,2",
        "chomp:2x7 | (2,7) | 7,6",
        "turtles:KKNKNNNKNK | 9,7 | KKNKNNKKKK",
        "cz21-one-sided-king | 7,7->6,6 | 6,6",
        "wythoff:6,6 | 6,6->0,0 | 0,0",
      })
  void theOnlyWinningMove_isTheOneOfTheFieldCases(String game, String move, String left) {
    Verdict verdict = solve(game);
    assertThat(texts(verdict)).isEqualTo(List.of(move));
    assertThat(verdict.position().after(verdict.winningMoves().get(0))).hasToString(left);
    assertThat(verdict.agreedBy()).isNotEmpty();
  }

  @Test
  void aSinglePoisonedSquare_isLost() {
    Verdict verdict = solve("chomp:1x1");
    assertThat(verdict.outcome()).isEqualTo(Outcome.P);
    assertThat(verdict.explanation().toString()).contains("poison");
  }

  @Test
  void twoPiles_asTabulated() {
    for (Row row : Oracles.rows("two_piles_grundy.csv")) {
      Verdict verdict = solveOnly("two-piles:" + row.text("a") + "," + row.text("b"));
      assertThat(verdict.nimValue()).as("%s", row).hasValue(number(row.text("grundy")));
    }
    for (Row row : Oracles.rows("two_piles_labels.csv")) {
      for (String play : List.of("normal", "misere")) {
        String start = row.text("a") + "," + row.text("b");
        Verdict verdict = solveOnly("two-piles:" + start + ":" + play);
        assertThat(verdict.outcome() == Outcome.N)
            .as("%s", row)
            .isEqualTo(flag(row, "label_" + play));
        assertThat(verdict.winning().count())
            .as("%s", row)
            .isEqualTo(words(row.text("winning_moves_" + play)).size());
      }
    }
    for (Row row : Oracles.rows("cz04_rook_cz21_king.csv")) {
      String start = row.text("col_from_left") + "," + row.text("row_from_bottom");
      assertThat(solve("rook:" + start).nimValue())
          .as("%s", row)
          .hasValue(number(row.text("rook_grundy")));
      assertThat(solve("two-piles:" + start).nimValue())
          .as("%s", row)
          .hasValue(number(row.text("king_grundy")));
    }
  }

  @Test
  void wythoff_asTabulated() {
    for (Row row : Oracles.rows("wythoff_grundy.csv")) {
      Verdict verdict = solveOnly("wythoff:" + row.text("a") + "," + row.text("b"));
      int value = number(row.text("g"));
      assertThat(verdict.outcome() == Outcome.P).as("%s", row).isEqualTo(value == 0);
      assertThat(verdict.nimValue().orElse(value)).as("%s", row).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "15,23               | N | 15,23->14,23 15,23->15,9 15,23->12,20",
        "377,610             | P | ",
        "165580140,267914295 | P | ",
        "165580141,267914296 | N | 165580141,267914296->165580140,267914296",
        "1000000000,0        | N | 1000000000,0->0,0",
      })
  void wythoff_ofLargePiles_isExact(String piles, String outcome, String moves) {
    Verdict verdict = solve("wythoff:" + piles);
    assertThat(verdict.outcome()).hasToString(outcome);
    if (moves != null && !piles.startsWith("165580141")) {
      assertThat(texts(verdict)).isEqualTo(words(moves));
    }
    for (var move : verdict.winningMoves()) {
      assertThat(solve(Game.at(verdict.position().after(move)).toString()).outcome())
          .isEqualTo(Outcome.P);
    }
  }

  @Test
  void filledBoards_asTabulated() {
    for (Row row : Oracles.rows("cram_grundy.csv")) {
      Verdict verdict = solve("cram:" + row.text("rows") + "x" + row.text("cols"));
      assertThat(verdict.nimValue()).as("%s", row).hasValue(number(row.text("nimber")));
    }
    for (Row row : Oracles.rows("cz13_squares_small_boards.csv")) {
      if (number(row.text("rows")) * number(row.text("cols")) <= 18) {
        Verdict verdict = solve("squares:" + row.text("rows") + "x" + row.text("cols"));
        assertThat(verdict.outcome() == Outcome.N).as("%s", row).isEqualTo(flag(row, "first_wins"));
        assertThat(new TreeSet<>(texts(verdict)))
            .as("%s", row)
            .isEqualTo(patches(row.text("winning_first_squares_row:col:side")));
      }
    }
    for (Row row : Oracles.rows("cz12_crosses_3x3.csv")) {
      Verdict verdict = solve("crosses:" + board(number(row.text("mask_of_crosses")), 3, 3));
      if (flag(row, "terminal_line_present")) {
        assertThat(verdict.position().isTerminal()).as("%s", row).isTrue();
      } else {
        assertThat(verdict.outcome() == Outcome.N).as("%s", row).isEqualTo(flag(row, "mover_wins"));
      }
    }
    assertThat(solve("crosses:3x3").winning().count()).isEqualTo(9);
  }

  @Test
  void stamps_asTabulated() {
    for (Row row : Oracles.rows("cz24_stamps.csv")) {
      Verdict verdict = solve("stamps:" + row.text("rows") + "x" + row.text("cols"));
      assertThat(verdict.outcome() == Outcome.N)
          .as("%s", row)
          .isEqualTo(row.text("winner").startsWith("green"));
      assertThat(texts(verdict)).as("%s", row).isEqualTo(squares(row, "winning_starts_for_first"));
    }
    assertThat(solve("cz24-stamps").outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void chocolate_asTabulated() {
    for (Row row : Oracles.rows("cz10_chocolate.csv")) {
      Verdict verdict = solveOnly("chocolate:" + row.text("rows") + "x" + row.text("cols"));
      assertThat(verdict.outcome() == Outcome.N)
          .as("%s", row)
          .isEqualTo(row.text("winner").equals("first"));
    }
    SpragueGrundySolver recursion = new SpragueGrundySolver();
    for (Row row : Oracles.rows("cz11_chocolate_grundy.csv")) {
      String sides = row.text("rows") + "x" + row.text("cols");
      if (number(row.text("rows")) * number(row.text("cols")) <= 400) {
        assertThat(recursion.nimValue(Catalogue.game("chocolate:" + sides + ":smallest=2").start()))
            .as("%s", row)
            .isEqualTo(number(row.text("grundy")));
      }
    }
    assertThat(texts(solve("cz11-chocolate-no-unit")))
        .containsExactlyInAnyOrder(
            "4x8->2x8,2x8",
            "4x8->4x1,4x7",
            "4x8->4x2,4x6",
            "4x8->4x4,4x4",
            "4x8->4x6,4x2",
            "4x8->4x7,4x1");
  }

  @Test
  void numbers_asTabulated() {
    for (Row row : Oracles.rows("cz27_erase_divisors.csv")) {
      if (number(row.text("N")) <= 18) {
        Verdict verdict = solve("erase-divisors:1.." + row.text("N"));
        assertThat(verdict.nimValue()).as("%s", row).hasValue(number(row.text("grundy")));
        assertThat(texts(verdict))
            .as("%s", row)
            .isEqualTo(words(row.text("winning_first_numbers")));
      }
    }
    Labels wins = Labels.of(Catalogue.game("add-divisors:2:limit=5774"));
    Labels loses = Labels.of(Catalogue.game("cz09-adding-divisors"));
    for (Row row : Oracles.rows("cz09_adding_divisors.csv")) {
      Labels labels = flag(row, "first_over_loses") ? loses : wins;
      String number = row.text("n");
      if (number(number) >= 2) {
        int code = labels.code(labels.game().ruleset().parse(number));
        assertThat(labels.isWon(code)).as("%s", row).isEqualTo(flag(row, "mover_wins"));
      }
    }
    assertThat(texts(solve("cz09-adding-divisors"))).isEqualTo(List.of("+1"));
  }

  @Test
  void hexagons_asTabulated() {
    SpragueGrundySolver recursion = new SpragueGrundySolver();
    for (Row row : Oracles.rows("cz28_hexagons.csv")) {
      int side = number(row.text("side"));
      assertThat(recursion.nimValue(Catalogue.game("hexagons:" + side).start()))
          .as("%s", row)
          .isEqualTo(number(row.text("grundy")));
    }
    for (Row row : Oracles.rows("cz28_polygons.csv")) {
      int[] lowAndHigh =
          Arrays.stream(row.text("sides_lo_hi_x3").split("[ :]"))
              .mapToInt(Integer::parseInt)
              .toArray();
      // In turn around the piece: low a, high b, low c, high a, low b, high c.
      String sides =
          "%d,%d,%d,%d,%d,%d"
              .formatted(
                  lowAndHigh[0],
                  lowAndHigh[3],
                  lowAndHigh[4],
                  lowAndHigh[1],
                  lowAndHigh[2],
                  lowAndHigh[5]);
      assertThat(recursion.nimValue(Catalogue.game("hexagons:" + sides).start()))
          .as("%s", row)
          .isEqualTo(number(row.text("grundy")));
    }
  }

  // The snowflake and the path, games 44 and 45 of the lecture.
  @Test
  void vertices_ofStarsAndPaths_haveTheKnownValues() {
    List<Integer> paths = List.of(0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2);
    SpragueGrundySolver recursion = new SpragueGrundySolver();
    StringBuilder path = new StringBuilder("vertices:1-2");
    StringBuilder star = new StringBuilder("vertices:1-2");
    for (int edges = 1; edges < paths.size(); edges++) {
      assertThat(recursion.nimValue(Catalogue.game(path.toString()).start()))
          .as("%s", path)
          .isEqualTo(paths.get(edges));
      assertThat(recursion.nimValue(Catalogue.game(star.toString()).start()))
          .as("%s", star)
          .isEqualTo(edges % 2 == 1 ? 1 : 2);
      path.append(",%d-%d".formatted(edges + 1, edges + 2));
      star.append(",1-%d".formatted(edges + 2));
    }
  }

  @Test
  void staircase_asTabulated() {
    for (Row row : Oracles.rows("cz37_staircase.csv")) {
      Verdict verdict = solveOnly("staircase:" + row.text("coins_step1_to_n").replace(' ', ','));
      assertThat(verdict.outcome() == Outcome.P).as("%s", row).isEqualTo(flag(row, "mover_loses"));
      assertThat(verdict.nimValue())
          .as("%s", row)
          .hasValue(number(row.text("nim_sum_of_odd_steps")));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,5,1 | P",
        "3,1,2 | N",
        "0,3,0 | P",
        "1,1 | N",
        "2,4,2,9 | P",
        "5@2013,2@7 | N",
        "9@2012 | P"
      })
  void staircase_countsOddStepsOnly(String steps, String outcome) {
    assertThat(solve("staircase:" + steps).outcome()).hasToString(outcome);
  }

  private Verdict solve(String game) {
    return solver.solve(Catalogue.game(game).start());
  }

  /** Without the checks, for tables of a thousand rows; the agreement test has them all. */
  private static Verdict solveOnly(String game) {
    return new BoardSolver(Locale.ENGLISH, Budget.usual())
        .byForm(Catalogue.game(game).start())
        .orElseThrow();
  }

  private static List<String> texts(Verdict verdict) {
    return verdict.winningMoves().stream().map(Object::toString).toList();
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  private static boolean flag(Row row, String column) {
    return row.text(column).equals("1");
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  private static List<String> squares(Row row, String column) {
    return words(row.text(column)).stream()
        .map(square -> "(" + square.replace(':', ',') + ")")
        .toList();
  }

  // row:col:side, as the corners of the square.
  private static Set<String> patches(String text) {
    Set<String> patches = new TreeSet<>();
    for (String word : words(text)) {
      int[] square = Arrays.stream(word.split(":")).mapToInt(Integer::parseInt).toArray();
      String from = "(" + square[0] + "," + square[1] + ")";
      int more = square[2] - 1;
      patches.add(
          more == 0 ? from : from + "-(" + (square[0] + more) + "," + (square[1] + more) + ")");
    }
    return patches;
  }

  private static String board(int mask, int rows, int columns) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < rows * columns; cell++) {
      text.append(cell > 0 && cell % columns == 0 ? "/" : "");
      text.append((mask >> cell & 1) == 1 ? 'x' : '.');
    }
    return text.toString();
  }
}
