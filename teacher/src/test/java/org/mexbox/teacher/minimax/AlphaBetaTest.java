package org.mexbox.teacher.minimax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;

/** The search against a plain recursion that knows no bounds, no symmetry and no order. */
class AlphaBetaTest {

  /**
   * What plain recursion says.
   *
   * @param value what the player to move gets
   * @param distance the plies to the end when the winner hurries; 0 for a draw
   */
  private record Plain(int value, int distance) {}

  private static Plain plain(Position position, Map<Position, Plain> known) {
    Plain before = known.get(position);
    if (before != null) {
      return before;
    }
    Plain best = null;
    for (Move move : position.moves()) {
      Plain option = plain(position.after(move), known);
      int value = -option.value;
      Plain here = new Plain(value, value == 0 ? 0 : option.distance + 1);
      if (best == null || rank(here) > rank(best)) {
        best = here;
      }
    }
    Plain found =
        best == null ? new Plain((int) position.ruleset().moverReward(position), 0) : best;
    known.put(position, found);
    return found;
  }

  private static int rank(Plain plain) {
    return plain.value * 10_000 - plain.value * plain.distance;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mnk:3x3:k=3",
        "mnk:3x3:k=3:misere",
        "mnk:2x4:k=2",
        "mnk:2x4:k=3:gravity=yes",
        "mnk:3x3:k=3:gravity=yes",
        "mnk:3x3:k=3:gravity=yes:lines=rows",
        "mnk:1x8:k=2:misere",
        "mnk:2x5:k=3:misere:lines=rows",
        "mnk:xo./.../o.x:k=2:misere",
      })
  void everyPosition_hasTheValueAndDistanceOfPlainRecursion(String game) {
    Position start = Catalogue.game(game).start();
    AlphaBeta search = AlphaBeta.of(start, 1_000_000);
    Map<Position, Plain> known = new HashMap<>();
    plain(start, known);
    for (Position position : known.keySet()) {
      Plain plain = plain(position, known);
      assertThat(search.value(position)).as("%s", position).isEqualTo(plain.value);
      if (plain.value != 0) {
        assertThat(search.distance(position)).as("%s", position).hasValue(plain.distance);
      }
      int least = position.ruleset().leastReward(position);
      int most = position.ruleset().mostReward(position);
      if (!position.isTerminal()) {
        assertThat(plain.value).as("bounds of %s", position).isBetween(least, most);
      }
    }
  }

  @Test
  void analysis_ofAWonPosition_endsItsLineInTime() {
    Position start = Catalogue.game("mnk:4x4:k=3").start();
    Analysis analysis = Analysis.of(start, AlphaBeta.of(start, 1_000_000));
    assertThat(analysis.value()).isEqualTo(1);
    assertThat(analysis.distance()).hasValue(5);
    assertThat(analysis.line()).hasSize(5);
    Position end = start;
    for (Move move : analysis.line()) {
      end = end.after(move);
    }
    assertThat(end.isTerminal()).isTrue();
  }

  @Test
  void positions_beyondTheLimit_areRefusedWithTheWayToRaiseIt() {
    Position start = Catalogue.game("mnk:4x4:k=4").start();
    assertThatThrownBy(() -> AlphaBeta.of(start, 1_000).value(start))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("at most 1000 allowed")
        .hasMessageContaining("--limit");
  }

  @Test
  void impartialGames_areWonAsTheyAreByTheirOwnTheory() {
    Position start = Catalogue.game("cram:3x4").start();
    AlphaBeta search = AlphaBeta.of(start, 1_000_000);
    Map<Position, Plain> known = new HashMap<>();
    for (Position position : Walks.breadthFirst(start, 300)) {
      assertThat(search.value(position)).isEqualTo(plain(position, known).value);
    }
  }
}
