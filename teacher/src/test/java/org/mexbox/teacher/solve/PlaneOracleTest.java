package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;
import org.mexbox.environments.plane.CoinTable;
import org.mexbox.environments.plane.ColouredPoints;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.solve.Oracles.Row;
import org.mexbox.teacher.value.Outcome;

/** Games in the plane: strategies that hold for any size, and small cases counted out. */
class PlaneOracleTest {

  private static Verdict solve(String game) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
  }

  @Test
  void coinsOnAGrid_asTabulated() {
    for (Row row : Oracles.rows("cz18_coins_grid.csv")) {
      String side = row.text("lattice_points_per_side");
      String apart = row.text("min_squared_distance_of_centres");
      Verdict verdict = solve("coins:" + side + "x" + side + ":apart=" + apart);
      boolean won = row.text("first_wins").equals("1");
      assertThat(verdict.outcome()).as("%s", row).isEqualTo(won ? Outcome.N : Outcome.P);
      assertThat(verdict.winningMoves().stream().map(Move::toString).collect(Collectors.toSet()))
          .as("%s", row)
          .isEqualTo(points(row.text("winning_first_points")));
      assertThat(verdict.agreedBy()).as("%s", row).contains("backward-labelling");
    }
  }

  private static Set<String> points(String text) {
    return Stream.of(text.split(" "))
        .filter(point -> !point.isEmpty())
        .map(point -> point.split(":"))
        .map(p -> "(%d,%d)".formatted(Integer.parseInt(p[0]) + 1, Integer.parseInt(p[1]) + 1))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"coins:3x3:apart=2", "coins:3x5:apart=2", "coins:5x5:apart=5"})
  void middleAndReflection_isRightWhereverItSpeaks(String game) {
    Position start = Catalogue.game(game).start();
    BackwardLabelling rounds = BackwardLabelling.of(start, 100_000);
    for (Position position : Walks.breadthFirst(start, 100_000)) {
      BoardForm.of(position)
          .ifPresent(
              form -> {
                Outcome outcome = form.isWon() ? Outcome.N : Outcome.P;
                assertThat(rounds.outcome(position)).as("%s", position).isEqualTo(outcome);
                for (Move move : form.winningMoves()) {
                  assertThat(rounds.outcome(position.after(move))).isEqualTo(Outcome.P);
                }
              });
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"coins:7x9:apart=2", "coins:7x7:apart=4", "coins:1x63:apart=9"})
  void middleAndReflection_alwaysHasAnAnswer(String game) {
    for (long seed = 0; seed < 100; seed++) {
      var random = Seeds.stream(seed);
      Position position = Catalogue.game(game).start();
      boolean isKennysTurn = true;
      while (!position.isTerminal()) {
        Move move = ((CoinTable) position).answer();
        if (!isKennysTurn) {
          move = position.moves().get(Draws.below(position.moves().size(), random));
        }
        assertThat(move).as("an answer in %s", position).isNotNull();
        position = position.after(move);
        isKennysTurn = !isKennysTurn;
      }
      assertThat(isKennysTurn).as("his opponent faces the full table").isFalse();
    }
  }

  @Test
  void coins_onALargeTable_areWonByTheMiddle() {
    Verdict verdict = solve("coins:7x9:apart=2");
    assertThat(verdict.outcome()).isEqualTo(Outcome.N);
    assertThat(verdict.winningMoves()).extracting(Move::toString).containsExactly("(4,5)");
    assertThat(verdict.winning().complete()).isFalse();
    assertThat(verdict.method()).isEqualTo("middle-and-reflection");
  }

  @Test
  void orangePoints_needTheMovesOfTheTable_againstTheFullBlocker() {
    for (Row row : Oracles.rows("cz32_points.csv")) {
      String yellow = row.text("yellow_per_turn");
      int needed = Integer.parseInt(row.text("moves_needed_against_greedy_blocker"));
      assertThat(needed).isEqualTo(Integer.parseInt(yellow) / 2 + 3);
      for (int habit = 0; habit <= 1; habit++) {
        assertThat(pepasMoves("orange-points:empty:yellow=" + yellow, habit))
            .as("yellow=%s, habit %d", yellow, habit)
            .isEqualTo(needed);
      }
      assertThat(String.join(" ", solve("cz32-orange-points:yellow=" + yellow).explanation()))
          .contains("his move number " + needed);
    }
  }

  // Pepa takes the last point he is offered, the one whose thirds are all free.
  private static int pepasMoves(String game, int habit) {
    Position position = Catalogue.game(game).start();
    while (!position.isTerminal()) {
      List<Move> moves = position.moves();
      boolean isPepas = ((ColouredPoints) position).isPepasTurn();
      int choice = isPepas ? moves.size() - 1 : Math.min(habit, moves.size() - 1);
      position = position.after(moves.get(choice));
    }
    return ((ColouredPoints) position).orangeCount();
  }

  @ParameterizedTest
  @CsvSource({"1,3", "2,4", "3,4", "4,5", "5,5"})
  void orangePoints_countedOut_takeThatManyMoves_whateverIsOffered(int yellow, int moves) {
    Position start = Catalogue.game("orange-points:empty:yellow=" + yellow).start();
    BackwardLabelling rounds = BackwardLabelling.of(start, 100_000);
    assertThat(rounds.outcome(start)).isEqualTo(Outcome.N);
    // Pepa makes the first of the moves and the last.
    assertThat(rounds.round(start)).isEqualTo(2 * moves - 1);
    for (Position position : Walks.breadthFirst(start, 100_000)) {
      BoardForm form = BoardForm.of(position).orElseThrow();
      assertThat(rounds.outcome(position)).isEqualTo(form.isWon() ? Outcome.N : Outcome.P);
    }
  }

  @Test
  void orangePoints_mayBeTypedAnywhere() {
    Position start = Catalogue.game("orange-points:empty:yellow=1").start();
    Position position = start;
    for (String move : List.of("-7,1000000", "0,0", "-5,1000000")) {
      position = position.after(position.move(move));
    }
    assertThat(position.moves()).hasSize(1);
    position = position.after(position.moves().get(0));
    assertThat(position.moves()).as("the other third").hasSize(1);
    assertThat(position.after(position.moves().get(0)).isTerminal()).isTrue();
  }
}
