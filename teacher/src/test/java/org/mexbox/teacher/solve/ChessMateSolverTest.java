package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.chess.PlainMate;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.value.Outcome;

/** Chess problems: the keys found, against the definition; and what a pupil is told. */
class ChessMateSolverTest {
  private static final String[] MEN = {"Q", "R", "RB", "QN", "RN", "RP", "QPn", "RRb", "RBNp"};

  private final Solver solver = Solver.in(Locale.ENGLISH);

  @ParameterizedTest
  @CsvSource({"1, 5, 5, 60", "2, 4, 4, 40", "2, 5, 5, 25", "3, 3, 4, 8", "2, 8, 8, 6"})
  void keys_ofRandomBoards_areThoseByTheDefinition(int within, int rows, int columns, int boards) {
    RandomGenerator random = Seeds.stream(rows, columns, within);
    int solved = 0;
    int unsolved = 0;
    while (solved + unsolved < boards) {
      String board = board(rows, columns, random);
      Optional<Position> problem = problem(board + "," + within);
      if (problem.isEmpty()) {
        continue;
      }
      List<String> keys = PlainMate.keys(board, within);
      // Boards with a key are the rarer ones.
      if (keys.isEmpty() && 2 * unsolved >= boards) {
        continue;
      }
      Verdict verdict = solver.solve(problem.get());
      assertThat(verdict.winningMoves().stream().map(Move::toString).toList())
          .as("%s", problem.get())
          .isEqualTo(keys);
      assertThat(verdict.outcome()).isEqualTo(keys.isEmpty() ? Outcome.P : Outcome.N);
      solved += keys.isEmpty() ? 0 : 1;
      unsolved += keys.isEmpty() ? 1 : 0;
    }
    assertThat(solved).isGreaterThanOrEqualTo(boards / 2);
    assertThat(unsolved).isPositive();
  }

  private static Optional<Position> problem(String text) {
    try {
      Position position = Catalogue.game("chess-mate:" + text).start();
      return position.isTerminal() ? Optional.empty() : Optional.of(position);
    } catch (InputError checkOrPawnOnTheEdge) {
      return Optional.empty();
    }
  }

  private static String board(int rows, int columns, RandomGenerator random) {
    char[][] cells = new char[rows][columns];
    for (char[] row : cells) {
      Arrays.fill(row, '1');
    }
    String men = "Kk" + MEN[Draws.below(MEN.length, random)];
    for (int man = 0; man < men.length(); man++) {
      int row;
      int column;
      do {
        row = Draws.below(rows, random);
        column = Draws.below(columns, random);
      } while (cells[row][column] != '1');
      cells[row][column] = men.charAt(man);
    }
    List<String> lines = new ArrayList<>();
    for (char[] row : cells) {
      lines.add(new String(row));
    }
    return String.join("/", lines) + ",w";
  }

  @Test
  void problemOfTheCatalogue_isSolvedAndExplained() {
    Verdict verdict = solver.solve(Catalogue.game("chess-mate-in-2").start());
    assertThat(verdict.outcome()).isEqualTo(Outcome.N);
    assertThat(verdict.winningMoves()).extracting(Move::toString).containsExactly("d7c7");
    assertThat(verdict.method()).isEqualTo("alpha-beta");
    assertThat(verdict.agreedBy()).containsExactly("retrograde-minimax", "backward-labelling");
    assertThat(verdict.analysis().orElseThrow().line()).hasSize(3);
    assertThat(String.join(" ", verdict.explanation()))
        .contains("After d7c7 Black has only these 4 replies, and each is answered by mate:")
        .contains("a6a5 a3a5,  a6a4 a3a4,  a6a3 b3a3,  a7a8 a3a6")
        .contains("if Black could pass, there would be no mate in 1.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8/k1K5/r7/8/8/RR6/8/8,b,1 | if Black could pass, there would be no mate in 1.",
        "k7/8/2K5/8/8/8/8/7R,w,2 | only this reply, which is answered by mate: a8a7 h1a1",
        "k7/8/2K5/8/8/8/8/7R,w,2 | The threat is h1a1: Black would be mated even if he could",
        "k7/8/3K4/8/8/8/8/7R,w,3 | with how White goes on: ",
      })
  void wonProblem_saysWhetherItIsZugzwang(String problem, String words) {
    Verdict verdict = solver.solve(Catalogue.game("chess-mate:" + problem).start());
    assertThat(String.join(" ", verdict.explanation())).contains(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // Mate at once, White cannot mate, and Black to move in check, who could not pass.
        "k7/8/1K6/8/8/8/8/7R,w,1",
        "k7/8/8/3K4/8/8/8/7R,w,1",
        "k7/8/1K6/8/8/8/8/R7,b,1",
      })
  void problemWithoutAKeyToTalkOf_saysNothingOfPasses(String problem) {
    Verdict verdict = solver.solve(Catalogue.game("chess-mate:" + problem).start());
    assertThat(String.join(" ", verdict.explanation())).doesNotContain("pass", "replies");
  }
}
