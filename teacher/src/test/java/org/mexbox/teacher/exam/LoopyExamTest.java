package org.mexbox.teacher.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Limits;
import org.mexbox.teacher.play.Teacher;
import org.mexbox.teacher.value.Outcome;

class LoopyExamTest {
  /** A policy that makes one move at each position, by the text of the position. */
  private record Fixed(Map<String, String> moves) implements Policy {
    @Override
    public double[] probabilities(Position position) {
      String chosen = moves.get(position.toString());
      return position.moves().stream()
          .mapToDouble(move -> chosen == null || move.toString().equals(chosen) ? 1 : 0)
          .toArray();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "graph-circle",
        "graph:a->b,b->a,b->c,c->d,d->c,d->e:start=a",
        "northcott:1-3,2-4,white",
        "northcott:1-4,3-1,4-2,black",
        "double-chess:k2/3/K1R,w",
        "double-chess:nk1/3/3/NK1,w"
      })
  void perfectTeacher_hasFullMarks(String text) {
    Game game = Catalogue.game(text);
    ExamResult result = Exam.of(game).mark(Teacher.of(game, 1));
    assertThat(result.expertScore()).isEqualTo(1);
    assertThat(result.champion()).contains(true);
    assertThat(result.balancedValueAccuracy().orElse(1)).isEqualTo(1);
    assertThat(result.loss().orElseThrow().mean()).isZero();
    assertThat(result.loss().orElseThrow().drawsHeld().orElse(1)).isEqualTo(1);
    assertThat(result.exhaustive()).isTrue();
    assertThat(result.vsTeacher()).isEmpty();
  }

  @Test
  void circlingInAWonPosition_scoresOneButIsNoChampion() {
    // s: to e (an end, a win at once) or to l, lost for the other, who must go to s again.
    Game game = Catalogue.game("graph:s->e,s->l,l->s:start=s");
    Policy quick = new Fixed(Map.of("s", "s->e"));
    Policy circling = new Fixed(Map.of("s", "s->l"));
    Exam exam = Exam.of(game);
    assertThat(exam.mark(quick).expertScore()).isEqualTo(1);
    assertThat(exam.mark(quick).champion()).contains(true);
    assertThat(exam.mark(circling).expertScore()).isEqualTo(1);
    assertThat(exam.mark(circling).loss().orElseThrow().mean()).isZero();
    assertThat(exam.mark(circling).champion()).contains(false);
    // One that may do either may go round for ever.
    assertThat(exam.mark(Policy.uniform()).champion()).contains(false);
  }

  // Every way to play by fixed moves, on graphs small enough to list them all, marked by hand: a
  // champion is looked for by playing all plays out, a circle being known by the same position and
  // the same player to move.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "graph:s->e,s->l,l->s:start=s",
        "graph:a->b,b->c,c->a,b->d:start=a",
        "graph:a->b,a->c,b->a,b->d,c->b,c->d,d->e,d->a:start=a",
        "graph:a->b,b->a,b->c,c->b,c->d,a->d,d->e,d->f,f->d:start=c",
        "graph:a->b,b->c,c->a,c->d,d->a:start=a"
      })
  void everyFixedPolicy_isMarkedAsByPlayingAllPlaysOut(String text) {
    Game game = Catalogue.game(text);
    Exam exam = Exam.of(game);
    BackwardLabelling labels = BackwardLabelling.of(game.start(), 1_000);
    int champions = 0;
    int policies = 0;
    for (Policy policy : policies(labels)) {
      boolean expected = isChampion(game.start(), labels.outcome(game.start()), policy);
      assertThat(exam.mark(policy).isChampion()).as("%s %s", text, policy).isEqualTo(expected);
      champions += expected ? 1 : 0;
      policies++;
    }
    assertThat(policies).isGreaterThan(1);
    assertThat(champions).isPositive();
  }

  private static List<Policy> policies(BackwardLabelling labels) {
    List<Map<String, String>> all = new ArrayList<>(List.of(Map.of()));
    for (int place = 0; place < labels.positions() && all.size() < 2_000; place++) {
      Position position = labels.position(place);
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> known : all) {
        for (Move move : position.moves()) {
          Map<String, String> more = new HashMap<>(known);
          more.put(position.toString(), move.toString());
          longer.add(more);
        }
      }
      all = longer.isEmpty() ? all : longer;
    }
    return all.stream().map(Fixed::new).map(Policy.class::cast).toList();
  }

  private static boolean isChampion(Position start, Outcome outcome, Policy policy) {
    return switch (outcome) {
      case N -> worst(start, true, policy, List.of()) > 0;
      case P -> worst(start, false, policy, List.of()) > 0;
      default ->
          worst(start, true, policy, List.of()) >= 0 && worst(start, false, policy, List.of()) >= 0;
    };
  }

  // What the policy gets at the worst: a play that comes back to where it was is a draw.
  private static int worst(Position position, boolean moving, Policy policy, List<String> met) {
    if (position.isTerminal()) {
      int reward = (int) position.ruleset().moverReward(position);
      return moving ? reward : -reward;
    }
    String here = position + (moving ? "+" : "-");
    if (met.contains(here)) {
      return 0;
    }
    List<String> longer = new ArrayList<>(met);
    longer.add(here);
    int worst = 1;
    List<Move> moves = position.moves();
    double[] weights = moving ? policy.probabilities(position) : null;
    for (int i = 0; i < moves.size(); i++) {
      if (weights == null || weights[i] > 0) {
        Position next = position.after(moves.get(i));
        worst = Math.min(worst, worst(next, !moving, policy, longer));
      }
    }
    return worst;
  }

  @Test
  void tooManyPositions_areRefusedInOneLineThatNamesTheLimit() {
    for (String text :
        List.of("northcott:1-8,1-8,1-8,1-8,1-8,white", "knights:4x4", "chocolate:4x5")) {
      Budget few = Budget.of(Limits.NONE.keeping(1_000), Clock.systemUTC());
      assertThatThrownBy(() -> Exam.of(Catalogue.game(text), 0, few))
          .isInstanceOf(LimitError.class)
          .hasMessageContaining("at most 1000 allowed")
          .hasMessageContaining("--limit");
    }
    assertThatThrownBy(() -> Exam.of(Catalogue.game("cz08-double-chess")))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("ways to place the men");
  }
}
