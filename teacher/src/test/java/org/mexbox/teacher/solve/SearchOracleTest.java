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

  private static List<String> squares(String cells) {
    return Arrays.stream(cells.split(" ")).map(cell -> "(" + cell.replace(':', ',') + ")").toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe              | DRAW | 0",
        "hexapawn                 | P    | -1",
        "hexapawn:bbb/w../.ww,b   | N    | 1",
        "square-maker:2x2         | P    | -1",
        "triangles:1x6:length=2   | N    | 1",
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
