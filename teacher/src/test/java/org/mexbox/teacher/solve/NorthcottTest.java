package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.strip.NorthcottRows;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.solve.Oracles.Row;
import org.mexbox.teacher.value.Outcome;

/** Northcott's game need not end, but the winner can end it. */
class NorthcottTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "northcott:1-2,white:columns=2",
        "northcott:1-9,white:columns=9",
        "northcott:1-5,2-4,white:columns=5",
        "northcott:1-4,4-1,2-3,white:columns=4",
        "northcott:1-3,1-3,1-3,1-3,white:columns=3",
      })
  void everyPosition_isWonAsTheGapsSay_andNoneIsADraw(String game) {
    Position start = Catalogue.game(game).start();
    BackwardLabelling rounds = BackwardLabelling.of(start, 200_000);
    for (Position position : Walks.breadthFirst(start, 200_000)) {
      BoardForm form = BoardForm.of(position).orElseThrow();
      Outcome outcome = form.isWon() ? Outcome.N : Outcome.P;
      assertThat(rounds.outcome(position)).as("%s", position).isEqualTo(outcome);
      assertThat(form.winningMoves().isEmpty()).isEqualTo(!form.isWon());
      for (Move move : form.winningMoves()) {
        assertThat(rounds.outcome(position.after(move))).as("%s", move).isEqualTo(Outcome.P);
      }
    }
  }

  @Test
  void smallBoards_asTabulated() {
    for (Row row : Oracles.rows("cz38_northcott_small.csv")) {
      Position position = position(row);
      boolean won = row.text("outcome_for_mover").equals("win");
      Verdict verdict = Solver.in(Locale.ENGLISH).solve(position);
      assertThat(verdict.outcome()).as("%s", row).isEqualTo(won ? Outcome.N : Outcome.P);
      assertThat(verdict.method()).isEqualTo("northcott-gaps");
      assertThat(verdict.agreedBy()).containsExactly("backward-labelling");
      if (!position.isTerminal()) {
        assertThat(String.join(" ", verdict.explanation()))
            .contains("give " + row.text("nim_sum_of_gaps") + ".");
      }
    }
  }

  private static Position position(Row row) {
    List<String> rows = new ArrayList<>();
    for (String stones : row.text("white:black_per_row").split(" ")) {
      int[] columns = Arrays.stream(stones.split(":")).mapToInt(Integer::parseInt).toArray();
      rows.add((columns[0] + 1) + "-" + (columns[1] + 1));
    }
    String start = String.join(",", rows) + "," + row.text("to_move");
    return Catalogue.game("northcott:" + start + ":columns=" + row.text("width")).start();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "northcott:1-8,1-8,white:columns=8           | P | ",
        "northcott:1-5,4-2,3-4,white:columns=5       | N | 1->3@1",
        "northcott:8-1,2-3,white:columns=8           | N | 8->2@1",
        "northcott:1-5,4-2,3-4,black:columns=5       | N | 5->3@1",
        "northcott:1-60,2-30,9-5,black:columns=60    | N | 60->26@1",
      })
  void winningMoves_shrinkAGap(String game, String outcome, String moves) {
    Verdict verdict = Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
    assertThat(verdict.outcome()).hasToString(outcome);
    assertThat(verdict.winningMoves())
        .extracting(Move::toString)
        .isEqualTo(moves == null ? List.of() : List.of(moves));
  }

  @Test
  void whoeverFollowsRetreats_winsOnAFullBoard_againstAnyWandering() {
    for (long seed = 0; seed < 200; seed++) {
      var random = Seeds.stream(seed);
      Position position = Catalogue.game("cz38-northcott").start();
      int most = ((NorthcottRows) position).rows().size() * 8;
      boolean winnerMoves = BoardForm.of(position).orElseThrow().isWon();
      int winnersMoves = 0;
      while (!position.isTerminal()) {
        List<Move> moves =
            winnerMoves ? BoardForm.of(position).orElseThrow().winningMoves() : position.moves();
        position = position.after(moves.get(Draws.below(moves.size(), random)));
        winnersMoves += winnerMoves ? 1 : 0;
        winnerMoves = !winnerMoves;
      }
      // Each of his moves is forward, and a stone has 7 places to go.
      assertThat(winnersMoves).isLessThan(most);
      assertThat(winnerMoves).as("the loser faces the end").isFalse();
    }
  }
}
