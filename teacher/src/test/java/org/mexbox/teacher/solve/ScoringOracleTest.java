package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;
import org.mexbox.environments.strip.NumberStrip;
import org.mexbox.teacher.label.RetrogradeMinimax;
import org.mexbox.teacher.minimax.AlphaBeta;
import org.mexbox.teacher.minimax.Values;
import org.mexbox.teacher.solve.Oracles.Row;

/** Games whose end is counted: brute-forced tables, and methods that must agree. */
class ScoringOracleTest {

  private static Verdict solve(String game) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
  }

  private static int number(Row row, String column) {
    return Integer.parseInt(row.text(column));
  }

  private static String words(Verdict verdict) {
    return String.join(" ", verdict.explanation());
  }

  @Test
  void strips_asTabulated() {
    for (Row row : Oracles.rows("cz16_strip_values.csv")) {
      Position strip =
          Catalogue.game("strip-of-numbers:" + row.text("numbers").replace(' ', ',')).start();
      int value = SearchValues.of(strip).value(strip);
      assertThat(value)
          .as("%s", row)
          .isEqualTo(number(row, "optimal_difference_first_minus_second"));
      if (((NumberStrip) strip).numbers().size() % 2 == 0) {
        int sure = number(row, "parity_strategy_guarantee");
        assertThat(value).as("%s", row).isGreaterThanOrEqualTo(sure);
        assertThat(ScoreHints.of(strip, SearchValues.of(strip)).get(0).values())
            .as("%s", row)
            .endsWith(sure);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strip-of-numbers:3,1,4,1,5,9",
        "strip-of-numbers:7,-5,0,0,2,9,-8,3,3@4",
        "triominoes:3x4:shape=straight",
        "triominoes:4x3:shape=corner",
        "triominoes:2x6:shape=both",
        "triominoes:x.../.x../..xx/....:shape=both",
      })
  void everyPosition_hasOneValueByAllMethods(String game) {
    Position start = Catalogue.game(game).start();
    Values own = SearchValues.of(start);
    AlphaBeta search = AlphaBeta.of(start, 100_000);
    RetrogradeMinimax backward = RetrogradeMinimax.of(start, 100_000);
    for (Position position : Walks.breadthFirst(start, 100_000)) {
      int value = backward.value(position);
      assertThat(own.value(position)).as("%s", position).isEqualTo(value);
      assertThat(search.value(position)).as("%s", position).isEqualTo(value);
      int reward = start.ruleset().maxReward();
      assertThat(value).isBetween(-reward, reward);
      assertThat(value).isGreaterThanOrEqualTo(start.ruleset().leastReward(position));
      assertThat(value).isLessThanOrEqualTo(start.ruleset().mostReward(position));
    }
  }

  @Test
  void prince_onAStaircase_asTabulated() {
    for (Row row : Oracles.rows("cz05_staircase_prince.csv")) {
      String numbers =
          row.text("numbers_on_diagonal_from_top_left_column_order_c0_to_cn-1").replace(' ', ',');
      for (String who : List.of("mina", "max")) {
        String game = "max-and-mina:a1," + who + ":piece=prince:diagonal=" + numbers;
        checkWalk(game, who, number(row, "value_" + who + "_starts"));
      }
    }
  }

  @Test
  void princeRookAndKing_onABoard_asTabulated() {
    for (Row row : Oracles.rows("cz06_board_values.csv")) {
      String top = row.text("top_row_c0_to_cN-1").replace(' ', ',');
      String right = row.text("right_column_r0_to_rN-2").replace(' ', ',');
      for (String piece : List.of("prince", "rook", "king")) {
        for (String who : List.of("mina", "max")) {
          String game =
              "max-and-mina:a1,%s:piece=%s:top=%s:right=%s".formatted(who, piece, top, right);
          checkWalk(game, who, number(row, piece + "_" + who + "_starts"));
        }
      }
    }
  }

  private static void checkWalk(String game, String who, int number) {
    Verdict verdict = solve(game);
    int value = verdict.analysis().orElseThrow().value();
    assertThat(who.equals("max") ? value : -value).as(game).isEqualTo(number);
    assertThat(words(verdict)).as(game).contains("ends on the number " + number + ",");
    assertThat(verdict.agreedBy()).contains("retrograde-minimax");
  }

  @Test
  void triominoes_onSmallBoards_asTabulated() {
    Oracles.rows("cz30_triomino.csv").stream()
        .filter(row -> number(row, "N") < 5)
        .forEach(ScoringOracleTest::checkTriominoes);
  }

  @Test
  @Tag("long")
  void triominoes_onTheWholeBoard_asTabulated() {
    Oracles.rows("cz30_triomino.csv").stream()
        .filter(row -> number(row, "N") == 5)
        .forEach(ScoringOracleTest::checkTriominoes);
  }

  @Test
  void triominoes_onLargeBoards_areSearchedWhenNearlyFull() {
    assertThatThrownBy(() -> solve("triominoes:6x6:shape=both"))
        .isInstanceOf(LimitError.class)
        .hasMessage("cells of the board: 36 needed, at most 25 allowed; choose a smaller board");
    Verdict verdict = solve("triominoes:xxxxxx/xxxxxx/xxxxxx/xxxxx./xxxxx./......:shape=both");
    assertThat(verdict.method()).isEqualTo("alpha-beta");
    assertThat(verdict.agreedBy()).contains("retrograde-minimax");
  }

  private static void checkTriominoes(Row row) {
    String shape =
        switch (row.text("kind")) {
          case "I" -> "straight";
          case "L" -> "corner";
          default -> "both";
        };
    String side = row.text("N");
    Verdict verdict = solve("triominoes:" + side + "x" + side + ":shape=" + shape);
    int ahead = number(row, "olin_cells") - number(row, "martina_cells");
    assertThat(verdict.analysis().orElseThrow().value()).as("%s", row).isEqualTo(ahead);
    assertThat(words(verdict))
        .contains(
            "Martina gets %s triominoes, which are %s cells; Olin gets the other %s."
                .formatted(
                    row.text("triominoes_value"),
                    row.text("martina_cells"),
                    row.text("olin_cells")));
    List<String> best = verdict.bestMoves().stream().map(Move::toString).toList();
    List<String> tabulated =
        List.of(row.text("olin_optimal_first_cells").split(" ")).stream()
            .map(cell -> "(" + cell.replace(':', ',') + ")")
            .toList();
    assertThat(best).as("%s", row).isEqualTo(tabulated);
  }
}
