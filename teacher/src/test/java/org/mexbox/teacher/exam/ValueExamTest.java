package org.mexbox.teacher.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.label.RetrogradeMinimax;
import org.mexbox.teacher.label.ValueLabels;
import org.mexbox.teacher.play.Teacher;

/** The exam of games with draws and scores, against plain recursion over positions. */
class ValueExamTest {
  private static final double ROUNDING = 1e-9;

  @Test
  void ticTacToe_hasThePublishedNumbers() {
    Game game = Catalogue.game("tic-tac-toe");
    ExamResult result = Exam.of(game).mark(Policy.uniform());
    assertThat(result.positions()).isEqualTo(5_478);
    // Of two random players the first wins 58.49 % and loses 28.81 %; a draw counts half.
    assertThat(result.vsRandom().orElseThrow().first())
        .isCloseTo((1 + 0.5849 - 0.2881) / 2, within(1e-4));
    assertThat(WinProbability.of(game, Policy.uniform(), Policy.uniform()))
        .isCloseTo(result.vsRandom().orElseThrow().first(), within(ROUNDING));
    assertThat(result.champion()).contains(false);
    assertThat(result.loss().orElseThrow().drawsHeld().orElseThrow()).isBetween(0.5, 0.95);
  }

  @Test
  void teacherAgainstTeacher_getsTheValueOfTheGame() {
    for (String id :
        List.of("tic-tac-toe", "mnk:3x3:k=2", "hexapawn", "strip-of-numbers:3,9,1,2")) {
      Game game = Catalogue.game(id);
      Teacher teacher = Teacher.of(game, 1);
      ValueLabels labels = ValueLabels.of(game);
      double expected = (Integer.signum(labels.value(labels.start())) + 1) / 2.0;
      assertThat(WinProbability.of(game, teacher, teacher)).as(id).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "mnk:2x4:k=2",
        "mnk:3x3:k=3:misere",
        "mnk:3x3:k=3:gravity=yes",
        "strip-of-numbers:3,1,4,1,5",
        "strip-of-numbers:2,2,2,2",
        "max-and-mina:a1,max:piece=prince:diagonal=5,2,8,3",
        "triominoes:2x3:shape=straight",
        "hexapawn:3x3",
        "square-maker:2x3",
        "digits:3:divisor=7",
        "ones:4"
      })
  void scriptedPolicies_getTheMarksOfThePlainExam(String text) {
    Game game = Catalogue.game(text);
    for (int seed = 0; seed < 8; seed++) {
      Policy policy = new ScriptedPolicy(seed, seed % 4 / 3.0);
      new Plain(game, policy).assertSame(Exam.of(game).mark(policy), text + " seed " + seed);
    }
  }

  /** Every figure by its definition, position by position. */
  private static final class Plain {
    private final Game game;
    private final Policy policy;
    private final RetrogradeMinimax minimax;
    private final Map<Position, Double> moving = new HashMap<>();
    private final Map<Position, Double> waiting = new HashMap<>();
    private final Map<Position, Integer> sureMoving = new HashMap<>();
    private final Map<Position, Integer> sureWaiting = new HashMap<>();
    private final Set<Position> met = new HashSet<>();
    private int won;
    private int drawn;
    private int moved;
    private double right;
    private double held;
    private double loss;

    Plain(Game game, Policy policy) {
      this.game = game;
      this.policy = policy;
      this.minimax = RetrogradeMinimax.of(game.start(), 100_000);
      walk(game.start());
    }

    private void walk(Position position) {
      if (!met.add(position) || position.isTerminal()) {
        return;
      }
      int value = minimax.value(position);
      double[] weights = policy.probabilities(position);
      double kept = 0;
      double lost = 0;
      for (int i = 0; i < weights.length; i++) {
        Position option = position.after(position.moves().get(i));
        walk(option);
        int gets = -minimax.value(option);
        kept += Math.signum(gets) == Math.signum(value) ? weights[i] : 0;
        lost += weights[i] * (value - gets);
      }
      moved++;
      loss += lost;
      if (value > 0) {
        won++;
        right += kept;
      } else if (value == 0) {
        drawn++;
        held += kept;
      }
    }

    private double moving(Position position) {
      Double known = moving.get(position);
      if (known != null) {
        return known;
      }
      double wins = 0;
      if (position.isTerminal()) {
        wins = (Math.signum(position.ruleset().moverReward(position)) + 1) / 2;
      } else {
        double[] weights = policy.probabilities(position);
        for (int i = 0; i < weights.length; i++) {
          wins += weights[i] * waiting(position.after(position.moves().get(i)));
        }
      }
      moving.put(position, wins);
      return wins;
    }

    private double waiting(Position position) {
      Double known = waiting.get(position);
      if (known != null) {
        return known;
      }
      double wins = 0;
      if (position.isTerminal()) {
        wins = (1 - Math.signum(position.ruleset().moverReward(position))) / 2;
      } else {
        List<Move> moves = position.moves();
        for (Move move : moves) {
          wins += moving(position.after(move)) / moves.size();
        }
      }
      waiting.put(position, wins);
      return wins;
    }

    private int sure(Position position, boolean moves) {
      Map<Position, Integer> memo = moves ? sureMoving : sureWaiting;
      Integer known = memo.get(position);
      if (known != null) {
        return known;
      }
      int least;
      if (position.isTerminal()) {
        int reward = (int) position.ruleset().moverReward(position);
        least = moves ? reward : -reward;
      } else {
        least = Integer.MAX_VALUE;
        double[] weights = policy.probabilities(position);
        for (int i = 0; i < weights.length; i++) {
          if (!moves || weights[i] > 0) {
            least = Math.min(least, sure(position.after(position.moves().get(i)), !moves));
          }
        }
      }
      memo.put(position, least);
      return least;
    }

    private boolean isChampion() {
      int value = minimax.value(game.start());
      boolean first = Math.signum(sure(game.start(), true)) >= Math.signum(value);
      boolean second = Math.signum(sure(game.start(), false)) >= -Math.signum(value);
      return value > 0 ? first : value < 0 ? second : first && second;
    }

    void assertSame(ExamResult found, String what) {
      assertThat(found.positions()).as(what).isEqualTo(met.size());
      assertThat(found.wonPositions()).as(what).isEqualTo(won);
      assertThat(found.expertScore())
          .as(what)
          .isCloseTo(won == 0 ? 1 : right / won, within(ROUNDING));
      assertThat(found.loss().orElseThrow().mean())
          .as(what)
          .isCloseTo(loss / moved, within(ROUNDING));
      assertThat(found.loss().orElseThrow().drawsHeld().orElse(-1))
          .as(what)
          .isCloseTo(drawn == 0 ? -1 : held / drawn, within(ROUNDING));
      assertThat(found.champion()).as(what).contains(isChampion());
      WinRates rates = found.vsRandom().orElseThrow();
      assertThat(rates.first()).as(what).isCloseTo(moving(game.start()), within(ROUNDING));
      assertThat(rates.second()).as(what).isCloseTo(waiting(game.start()), within(ROUNDING));
    }
  }
}
