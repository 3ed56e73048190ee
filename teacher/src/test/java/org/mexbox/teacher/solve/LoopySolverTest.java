package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.play.Teacher;
import org.mexbox.teacher.value.Outcome;

class LoopySolverTest {
  private static final int UNDECIDED = 0;

  private static Verdict solve(String game) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graph-circle              | DRAW | ''",
        "graph-circle:misere       | N    | a->d",
        "graph:a-b,b-a,a-c         | N    | a->b,a->c",
        "graph:a-b,b-a,a-c:misere  | DRAW | ''",
        "graph:a-a                 | DRAW | ''",
        "graph:a-a,a-b             | N    | a->b",
        "graph:a-b-c-a,b-d,d-e     | DRAW | ''",
        "graph:a-b-c-a,b-d         | P    | ''",
        "graph:a-b-c-d-a,c-e,e-f-g | N    | a->b",
      })
  void loopyGraph_isWonLostOrDrawn(String game, Outcome outcome, String winning) {
    Verdict verdict = solve(game);
    assertThat(verdict.outcome()).isEqualTo(outcome);
    assertThat(String.join(",", verdict.winningMoves().stream().map(Object::toString).toList()))
        .isEqualTo(winning);
    assertThat(verdict.method()).isEqualTo("backward-labelling");
    assertThat(verdict.nimValue()).isEmpty();
    assertThat(verdict.explanation()).allMatch(line -> line.length() <= 80).hasSizeGreaterThan(2);
  }

  // Independent of rounds: who can force a win within so many plies, for ever more plies, over
  // every graph of three vertices and seeded larger ones.
  @Test
  void everyGraph_hasTheOutcomeAndDistanceOfPlainSweeps() {
    for (int arrows = 1; arrows < 1 << 9; arrows++) {
      check(matrix(3, arrows), PlayConvention.NORMAL);
      check(matrix(3, arrows), PlayConvention.MISERE);
    }
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 300; i++) {
      int size = 4 + random.nextInt(9);
      boolean[][] matrix = new boolean[size][size];
      for (int arrow = 0; arrow < 1.7 * size; arrow++) {
        matrix[random.nextInt(size)][random.nextInt(size)] = true;
      }
      check(matrix, i % 2 == 0 ? PlayConvention.NORMAL : PlayConvention.MISERE);
    }
  }

  private static boolean[][] matrix(int size, int arrows) {
    boolean[][] matrix = new boolean[size][size];
    for (int i = 0; i < size * size; i++) {
      matrix[i / size][i % size] = (arrows >> i & 1) == 1;
    }
    return matrix;
  }

  private static void check(boolean[][] matrix, PlayConvention convention) {
    TreeSet<String> arrows = new TreeSet<>();
    for (int from = 0; from < matrix.length; from++) {
      arrows.add("v" + from);
      for (int to = 0; to < matrix.length; to++) {
        if (matrix[from][to]) {
          arrows.add("v" + from + "-v" + to);
        }
      }
    }
    String text = "graph:" + String.join(",", arrows) + ":" + convention.word();
    int[] expected = sweeps(matrix, convention);
    for (int vertex = 0; vertex < matrix.length; vertex++) {
      Position position = Catalogue.game(text + ":start=v" + vertex).start();
      Verdict verdict = Solver.in(Locale.ENGLISH).solve(position);
      BackwardLabelling rounds = BackwardLabelling.of(position, 100);
      int found =
          switch (rounds.outcome(position)) {
            case N -> 1 + rounds.round(position);
            case P -> -1 - rounds.round(position);
            case DRAW, NOT_LOST -> UNDECIDED;
          };
      assertThat(found).as("%s at v%d", text, vertex).isEqualTo(expected[vertex]);
      assertThat(verdict.outcome()).isEqualTo(rounds.outcome(position));
    }
  }

  // 1 + plies for a win, -1 - plies for a loss.
  private static int[] sweeps(boolean[][] matrix, PlayConvention convention) {
    int[] labels = new int[matrix.length];
    for (int plies = 0; plies <= matrix.length; plies++) {
      int[] before = labels.clone();
      for (int from = 0; from < matrix.length; from++) {
        if (before[from] == UNDECIDED) {
          labels[from] = label(matrix[from], before, plies, convention);
        }
      }
    }
    return labels;
  }

  private static int label(boolean[] arrows, int[] before, int plies, PlayConvention convention) {
    boolean any = false;
    boolean toLost = false;
    boolean allToWon = true;
    for (int to = 0; to < arrows.length; to++) {
      if (arrows[to]) {
        any = true;
        toLost |= before[to] < 0;
        allToWon &= before[to] > 0;
      }
    }
    if (!any) {
      return plies > 0 ? UNDECIDED : convention == PlayConvention.NORMAL ? -1 : 1;
    }
    return toLost ? 1 + plies : allToWon ? -1 - plies : UNDECIDED;
  }

  @Test
  void teacher_onACircle_neverLosesAndPlaysOn() {
    Game game = Catalogue.game("graph-circle");
    Teacher teacher = Teacher.of(game, 1);
    assertThat(teacher.value(game.start())).isZero();
    assertThat(teacher.probabilities(game.start())).containsExactly(1, 0);
    Episode drawn = EpisodeLoop.play(game.start(), teacher, teacher, Seeds.stream(1));
    assertThat(drawn.ending()).isEqualTo(Episode.Ending.TRUNCATED);
    assertThat(drawn.transitions()).hasSize(EpisodeLoop.LOOPY_PLY_LIMIT);
    for (long seed = 0; seed < 50; seed++) {
      Episode won = EpisodeLoop.play(game.start(), teacher, Policy.uniform(), Seeds.stream(seed));
      assertThat(won.returnOfFirst()).isEqualTo(1);
    }
  }

  // From a both b and c are lost for the opponent, but only c comes nearer to the end.
  @Test
  void teacher_whoHasWon_doesNotWalkInCircles() {
    Game game = Catalogue.game("graph:a-b,a-c,b-d,d-a,d-c,c-e,e-f");
    assertThat(solve("graph:a-b,a-c,b-d,d-a,d-c,c-e,e-f").winningMoves()).isNotEmpty();
    Teacher teacher = Teacher.of(game, 1);
    for (long seed = 0; seed < 20; seed++) {
      Episode episode =
          EpisodeLoop.play(game.start(), teacher, Policy.uniform(), Seeds.stream(seed));
      assertThat(episode.returnOfFirst()).isEqualTo(1);
      assertThat(episode.transitions()).hasSizeLessThanOrEqualTo(3);
    }
  }
}
