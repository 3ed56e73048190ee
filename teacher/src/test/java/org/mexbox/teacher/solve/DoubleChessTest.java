package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.chess.ChessPosition;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.solve.MiniChess.Placement;
import org.mexbox.teacher.solve.Oracles.Row;
import org.mexbox.teacher.value.Outcome;

/** Chess with two moves a turn. */
class DoubleChessTest {

  @Test
  void kingAndKnight_onSmallBoards_asTabulated() {
    for (Row row : Oracles.rows("cz08_double_chess_mini.csv")) {
      MiniChess chess = new MiniChess(number(row, "width"), number(row, "height"));
      List<Placement> all = chess.placements();
      assertThat(all).hasSize(number(row, "turn_start_states"));
      List<Placement> symmetric = all.stream().filter(chess::isSymmetric).toList();
      assertThat(symmetric).hasSize(number(row, "symmetric_states"));
      String[] names = {"win", "draw", "lose"};
      Outcome[] outcomes = {Outcome.N, Outcome.DRAW, Outcome.P};
      for (int i = 0; i < names.length; i++) {
        assertThat(count(chess, all, outcomes[i])).isEqualTo(number(row, names[i]));
        assertThat(count(chess, symmetric, outcomes[i])).isEqualTo(number(row, "sym_" + names[i]));
      }
    }
  }

  private static int number(Row row, String column) {
    return Integer.parseInt(row.text(column));
  }

  private static long count(MiniChess chess, List<Placement> placements, Outcome outcome) {
    return placements.stream().filter(p -> chess.outcome(p) == outcome).count();
  }

  @Test
  void everyPlacement_hasTheOutcomeOfTheIndependentSolution() {
    checkPlacements(3, 4, "nk1/3/3/NK1");
  }

  @Test
  @Tag("long")
  void everyPlacement_ofALargerBoard_hasTheOutcomeOfTheIndependentSolution() {
    checkPlacements(4, 4, "nk2/4/4/NK2");
    checkPlacements(3, 5, "nk1/3/3/3/NK1");
  }

  private static void checkPlacements(int columns, int rows, String start) {
    MiniChess chess = new MiniChess(columns, rows);
    Position position = Catalogue.game("double-chess:" + start + ",w").start();
    BackwardLabelling rounds = BackwardLabelling.of(position, 500_000);
    Ruleset rules = position.ruleset();
    int found = 0;
    for (Placement placement : chess.placements()) {
      Position same = rules.parse(chess.text(placement));
      try {
        assertThat(rounds.outcome(same)).as("%s", same).isEqualTo(chess.outcome(placement));
        found++;
      } catch (InputError notReached) {
        // The start cannot lead there.
      }
    }
    assertThat(found).isGreaterThan(chess.placements().size() * 9 / 10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"b1c3,c3b1", "b1a3,a3b1", "g1f3,f3g1", "g1h3,h3g1"})
  void knightOutAndBack_leavesTheMirrorImageOfTheStart(String turn) {
    ChessPosition start = (ChessPosition) Catalogue.game("cz08-double-chess").start();
    Position after = start.after(start.move(turn));
    assertThat(start.isSymmetric()).isTrue();
    assertThat(after).isNotEqualTo(start);
    assertThat(after.canonical()).isEqualTo(start.canonical());
    assertThat(after.moves()).hasSameSizeAs(start.moves());
  }

  @Test
  void turns_endWithTheKing() {
    Position start = Catalogue.game("double-chess:k2/3/K1R,w").start();
    assertThat(start.moves()).extracting(Move::toString).contains("c1c3,c3a3");
    Position open = Catalogue.game("double-chess:k2/3/R1K,w").start();
    assertThat(open.moves())
        .extracting(Move::toString)
        .contains("a1a3")
        .doesNotContain("a1a3,a3a2");
    Position over = open.after(open.move("a1a3"));
    assertThat(over.isTerminal()).isTrue();
    assertThat(over.ruleset().moverReward(over)).isEqualTo(-1);
  }

  @Test
  void aPlayerWithoutAMove_hasDrawn() {
    Position stuck = Catalogue.game("double-chess:BB/PP/PP/KP/PP/k1,w").start();
    assertThat(stuck.isTerminal()).isTrue();
    assertThat(stuck.moves()).isEmpty();
    assertThat(stuck.ruleset().moverReward(stuck)).isZero();
    Position free = stuck.ruleset().parse("BB/PP/PP/KP/PP/k1,b");
    assertThat(free.moves()).isNotEmpty();
  }

  @Test
  void startOfTheSmallestBoard_isSolved() {
    Verdict verdict =
        Solver.in(Locale.ENGLISH).solve(Catalogue.game("double-chess:nk1/3/3/NK1,w").start());
    assertThat(verdict.outcome()).isEqualTo(Outcome.N);
    assertThat(verdict.winningMoves()).isNotEmpty();
    assertThat(String.join(" ", verdict.explanation())).contains("out and back");
  }

  @Test
  void startOfTheWholeBoard_isNotLost() {
    Position start = Catalogue.game("cz08-double-chess").start();
    Verdict verdict = Solver.in(Locale.ENGLISH).solve(start);
    assertThat(verdict.outcome()).isEqualTo(Outcome.NOT_LOST);
    assertThat(verdict.winner()).isEmpty();
    assertThat(verdict.method()).isEqualTo("strategy-stealing");
    assertThat(String.join(" ", verdict.explanation()))
        .contains("Then play b1c3,c3b1, out and back");
    // The argument names no good turn: on a small board that is won, out and back throws it away.
    assertThat(verdict.bestMoves()).isEmpty();
    ChessPosition small = (ChessPosition) Catalogue.game("double-chess:nk1/3/3/NK1,w").start();
    Move turn = OutAndBack.turn(small).orElseThrow();
    assertThat(Solver.create().solve(small).winningMoves()).doesNotContain(turn);
    Position moved = start.after(start.move("e2e4,d2d4"));
    assertThatThrownBy(() -> Solver.create().solve(moved))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("ways to place the men: more needed, at most 150000 allowed");
  }
}
