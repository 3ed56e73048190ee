package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;

class HalfTurnTest {

  @ParameterizedTest
  @ValueSource(strings = {"cram:1x7", "cram:2x4", "cram:2x5", "cram:3x3", "cram:3x4", "cram:2x6"})
  void halfTurn_onEveryPositionOfASmallBoard_agreesWithNimValues(String text) {
    SpragueGrundySolver recursion = new SpragueGrundySolver();
    Set<Position> met = new HashSet<>();
    check(Catalogue.game(text).start(), recursion, met);
    assertThat(met).hasSizeGreaterThan(10);
  }

  private static void check(Position position, SpragueGrundySolver recursion, Set<Position> met) {
    if (!met.add(position)) {
      return;
    }
    Optional<HalfTurnForm> form = HalfTurnForm.of(position);
    if (form.isPresent()) {
      assertThat(recursion.nimValue(position) != 0)
          .as("%s", position)
          .isEqualTo(form.get().isWon());
      for (Move move : form.get().winningMoves()) {
        assertThat(recursion.nimValue(position.after(move))).as("%s %s", position, move).isZero();
      }
    }
    position.moves().forEach(move -> check(position.after(move), recursion, met));
  }

  @ParameterizedTest
  @CsvSource({"cram:6x6, SECOND", "cram:4x8, SECOND", "cram:5x8, FIRST", "cram:7x8, FIRST"})
  void largeBoard_isDecidedByHalfATurn(String text, Seat winner) {
    Verdict verdict = Solver.in(Locale.ENGLISH).solve(Catalogue.game(text).start());
    assertThat(verdict.method()).isEqualTo("half-turn");
    assertThat(verdict.winner()).contains(winner);
    assertThat(verdict.winningMoves()).hasSize(winner == Seat.FIRST ? 1 : 0);
  }

  @Test
  void fromTheLargestBoardItIsNotAskedFor_theRecursionAgrees() {
    Position board = Catalogue.game("cram:4x6").start();
    assertThat(HalfTurnForm.isAskedFor(board)).isFalse();
    assertThat(HalfTurnForm.of(board).orElseThrow().isWon()).isFalse();
    assertThat(new SpragueGrundySolver().nimValue(board)).isZero();
  }
}
