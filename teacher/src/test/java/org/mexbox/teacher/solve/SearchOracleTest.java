package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.minimax.Analysis;
import org.mexbox.teacher.solve.Oracles.Row;
import org.mexbox.teacher.value.Outcome;

/** Brute-forced answers to games that are not impartial. */
class SearchOracleTest {
  private static final int CHECKED_AREA = 9;

  private final Solver solver = Solver.in(Locale.ENGLISH);

  private static boolean isLong(Row row) {
    int rows = Integer.parseInt(row.text("m"));
    int area = rows * Integer.parseInt(row.text("n"));
    return area >= 15 && rows <= 2;
  }

  @Test
  void mnk_asTabulated() {
    Oracles.rows("mnk_values.csv").stream().filter(row -> !isLong(row)).forEach(this::mnk);
  }

  @Test
  @Tag("long")
  void mnk_onLongBoards_asTabulated() {
    Oracles.rows("mnk_values.csv").stream().filter(SearchOracleTest::isLong).forEach(this::mnk);
  }

  private void mnk(Row row) {
    String sides = row.text("m") + "x" + row.text("n");
    String lines = row.text("dirs").equals("2") ? ":lines=rows" : "";
    Position start = Catalogue.game("mnk:" + sides + ":k=" + row.text("k") + lines).start();
    Analysis analysis = Analysis.of(start, SearchValues.of(start));
    assertThat(analysis.value()).as("%s", row).isEqualTo(Integer.parseInt(row.text("value_first")));
    assertThat(analysis.bestMoves().stream().map(Object::toString).toList())
        .as("%s", row)
        .isEqualTo(squares(row.text("winning_or_drawing_first_cells")));
    if (Integer.parseInt(row.text("m")) * Integer.parseInt(row.text("n")) <= CHECKED_AREA) {
      assertThat(solver.solve(start).agreedBy())
          .containsExactly("retrograde-minimax", "backward-labelling");
    }
  }

  @Test
  void knights_asTabulated() {
    for (Row row : Oracles.rows("cz26_knights_small_boards.csv")) {
      String sides = row.text("rows") + "x" + row.text("cols");
      Position start = Catalogue.game("knights:" + sides).start();
      Analysis analysis = Analysis.of(start, SearchValues.of(start));
      boolean firstWins = row.text("first_wins").equals("1");
      assertThat(analysis.value() > 0).as("%s", row).isEqualTo(firstWins);
      assertThat(analysis.winningMoves().stream().map(Object::toString).toList())
          .as("%s", row)
          .isEqualTo(firstWins ? squares(row.text("winning_first_cells")) : List.of());
    }
  }

  @Test
  void boxGame_takesTwoToTheKMinusTwoSegmentsAndOneMore() {
    Oracles.rows("cz33_box_game.csv").stream().limit(6).forEach(this::boxGame);
  }

  @Test
  @Tag("long")
  void boxGame_ofLongSegments_takesTwoToTheKMinusTwoAndOneMore() {
    Oracles.rows("cz33_box_game.csv").stream().skip(6).forEach(this::boxGame);
  }

  private void boxGame(Row row) {
    String cells = row.text("k");
    int segments = Integer.parseInt(row.text("min_segments_for_majkl_when_anca_starts"));
    for (int there = segments - 1; there <= segments; there++) {
      Verdict verdict = solver.solve(Catalogue.game("box-game:" + there + "x" + cells).start());
      assertThat(verdict.method()).isEqualTo("alpha-beta");
      assertThat(verdict.agreedBy()).contains("box-game");
      assertThat(verdict.outcome()).isEqualTo(there == segments ? Outcome.P : Outcome.N);
    }
  }

  @Test
  @Tag("long")
  void triangles_ofTwentyFour_areWonByThreeInARow() {
    for (int length = 1; length <= 3; length++) {
      assertThat(winner("triangles:3x8:length=" + length)).isEqualTo("first");
      assertThat(winner("triangles:4x6:length=" + length)).isEqualTo("first");
    }
  }

  @Test
  void digits_asTabulated() {
    for (Row row : Oracles.rows("cz19_20_divisibility.csv")) {
      String game = "digits:20:divisor=" + row.text("modulus");
      assertThat(winner(game)).as("%s", row).isEqualTo(row.text("winner_leading_digit_nonzero"));
      assertThat(winner(game + ":zero=yes"))
          .as("%s", row)
          .isEqualTo(row.text("winner_leading_zero_allowed"));
    }
  }

  @Test
  void ones_asTabulated() {
    for (Row row : Oracles.rows("cz25_ones.csv")) {
      assertThat(winner("ones:" + row.text("n"))).as("%s", row).isEqualTo(row.text("winner"));
    }
  }

  private static String winner(String game) {
    Position start = Catalogue.game(game).start();
    return SearchValues.of(start).value(start) > 0 ? "first" : "second";
  }

  private static List<String> squares(String cells) {
    return Arrays.stream(cells.split(" ")).map(cell -> "(" + cell.replace(':', ',') + ")").toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe              | DRAW | 0",
        "ones:8                   | N    | 1",
        "digits:1:divisor=7       | N    | 1",
        "digits:2,0,second:divisor=3 | P | -1",
        "box-game:3,1,second      | N    | 1",
        "hexapawn                 | P    | -1",
        "hexapawn:bbb/w../.ww,b   | N    | 1",
        "square-maker:2x2         | P    | -1",
        "triangles:1x6:length=2   | N    | 1",
        "triangles:3x6:length=1   | N    | 1",
        "triangles:3x6:length=2   | N    | 1",
        "triangles:3x6:length=3   | N    | 1",
        "cz07-gomoku-infinite     | DRAW | 0",
        "mnk:xo./.x./..o:k=3      | N    | 1",
        "mnk:x.o/.../o.x:k=3      | N    | 1",
        "mnk:x../.o./..x:k=3      | DRAW | 0",
        "mnk:x.x/.o./o.x:k=3      | P    | -1",
        "mnk:xox/xoo/oxx:k=3      | DRAW | 0",
      })
  void position_ofKnownAnswer_isSolved(String game, Outcome outcome, String value) {
    Verdict verdict = solver.solve(Catalogue.game(game).start());
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(verdict.value()).hasValue(value);
    assertThat(verdict.method()).isEqualTo("alpha-beta");
    assertThat(verdict.winningMoves().isEmpty()).isEqualTo(outcome != Outcome.N);
    assertThat(verdict.explanation()).allMatch(line -> line.length() <= 80);
  }
}
