package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/** What people who did this before ran into. */
class FieldCasesTest {
  private static final Exam EXAM = Exam.of(Catalogue.game("nim:3,4,5"));

  static List<String> learners() {
    return List.of(
        "q",
        "td",
        "td-lambda",
        "negamax-td",
        "sarsa",
        "montecarlo",
        "matchbox",
        "q:values=moves,boxes=ordered");
  }

  /** P31. */
  @ParameterizedTest
  @MethodSource("learners")
  void learner_after50000Games_knowsNearlyAllWonPositions(String spec) {
    for (String game : List.of("nim:3,4,5", "nim:3,4,5:misere")) {
      Exam exam = Exam.of(Catalogue.game(game));
      ExamResult result = exam.mark(Learners.selfPlayed(spec, game, 50_000, 1).greedy());
      assertThat(result.wonPositions()).isEqualTo(game.endsWith("misere") ? 101 : 102);
      assertThat(result.expertScore()).as(game).isGreaterThanOrEqualTo(0.98);
      assertThat(result.isChampion()).as(game).isTrue();
    }
  }

  /** P31, a search that knows nothing: signs are right before anything could be learnt. */
  @Test
  void search_takesBoth_andKnowsThatOneAndOneIsLost() {
    for (String spec : List.of("mcts", "mcts:playouts=10", "mcts:playouts=50,batch=5,seed=2")) {
      Game two = Catalogue.game("nim:2");
      assertThat(Agents.parse(spec).create(two).greedy().probabilities(two.start()))
          .as(spec)
          .containsExactly(1, 0);
      Game pair = Catalogue.game("nim:1,1");
      Valuation values = (Valuation) Agents.parse(spec).create(pair).greedy();
      assertThat(values.value(pair.start())).as(spec).isEqualTo(-1);
    }
  }

  /** P31, learning from one seat at a time against another player. */
  @ParameterizedTest
  @MethodSource("learners")
  void learner_againstARandomMover_beatsItFromBothSeats(String spec) {
    Game game = Catalogue.game("nim:3,4,5");
    Agent agent = Agents.parse(spec).create(game);
    Learners.playAgainst(Policy.uniform(), agent, game, 20_000, 1);
    var rates = EXAM.mark(agent.greedy()).vsRandom().orElseThrow();
    assertThat(rates.first()).isGreaterThan(0.9);
    assertThat(rates.second()).isGreaterThan(0.85);
  }

  /** P35: the exam asks all won positions, met or not, and both verdicts are kept apart. */
  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,5,7", "nim:1,3,5,7:misere"})
  void exam_coversMoreThanTheLearnerMet(String text) {
    Game game = Catalogue.game(text);
    Agent agent = Learners.selfPlayed("q:boxes=ordered", text, 20, 1);
    ExamResult result = Exam.of(game).mark(agent.greedy());
    assertThat(result.wonPositions()).isEqualTo(text.endsWith("misere") ? 335 : 336);
    assertThat(agent.positionsSeen()).isLessThan(result.wonPositions());
  }

  /** P35: what was met is counted, not estimated. */
  @Test
  void positionsSeen_areThoseItMovedFrom() {
    Game game = Catalogue.game("nim:1,3,5,7:misere");
    Agent agent = Agents.parse("q:boxes=ordered").create(game);
    Set<Position> met = new HashSet<>();
    RandomGenerator random = Seeds.stream(1);
    for (int i = 0; i < 1_000; i++) {
      var episode = EpisodeLoop.play(game.start(), agent, agent, random);
      agent.learn(episode, Set.of(Seat.FIRST, Seat.SECOND));
      episode.transitions().forEach(ply -> met.add(ply.position()));
      assertThat(agent.positionsSeen()).isEqualTo(met.size());
    }
    assertThat(met.size()).isLessThanOrEqualTo(383);
  }

  /** P37: ties are broken with equal chance, so who knows nothing scores the floor. */
  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,5,7", "nim:1,3,5,7:misere"})
  void untrainedLearner_scoresTheFloor(String text) {
    Game game = Catalogue.game(text);
    for (String spec : Learners.SPECS) {
      ExamResult result = Exam.of(game).mark(Agents.parse(spec).create(game).greedy());
      assertThat(result.expertScore()).isCloseTo(result.randomScore(), within(1e-12));
      double floor = text.endsWith("misere") ? 0.186 : 0.188;
      assertThat(result.expertScore()).isCloseTo(floor, within(0.0005));
    }
  }

  /** P37: a legal move everywhere, also where everything is lost. */
  @Test
  void trainedLearner_whereAllIsLost_stillMoves() {
    for (String spec : Learners.SPECS) {
      for (String text : List.of("nim:2,2", "nim:1", "nim:1:misere", "nim:1,1,1,1")) {
        Game game = Catalogue.game(text);
        Agent agent = Learners.selfPlayed(spec, text, 500, 1);
        Move move = agent.greedy().choose(game.start(), Seeds.stream(2));
        assertThat(game.start().moves()).as("%s on %s", spec, text).contains(move);
      }
    }
  }

  /** P39: what was learnt on 3,4,5 serves in any order, and names the heap as the user has it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "q",
        "td",
        "td-lambda",
        "negamax-td",
        "sarsa",
        "montecarlo",
        "matchbox",
        "product-network",
        "grown-network",
        "quotient"
      })
  void sortedLearner_askedInAnotherOrder_namesTheUsersHeap(String spec) {
    Agent agent = Learners.selfPlayed(spec, "nim:3,4,5", 50_000, 1);
    AgentFile file = AgentFile.of(Catalogue.game("nim:3,4,5"), agent);
    for (String order : List.of("3,4,5", "3,5,4", "4,3,5", "4,5,3", "5,3,4", "5,4,3")) {
      Game game = Catalogue.game("nim:" + order);
      for (Agent asked : List.of(agent, file.agent(game))) {
        HeapMove move = (HeapMove) asked.greedy().choose(game.start(), Seeds.stream(1));
        assertThat(move).as(order).hasToString("3->1");
        assertThat(move.first().heap()).as(order).isEqualTo(order.indexOf('3') / 2);
      }
    }
  }

  /** P39: with boxes as they stand, another order is another position, never met. */
  @Test
  void orderedLearner_askedInAnotherOrder_knowsNothing() {
    Agent agent = Learners.selfPlayed("q:values=moves,boxes=ordered", "nim:3,4,5", 5_000, 1);
    double[] probabilities = agent.greedy().probabilities(Catalogue.game("nim:5,4,3").start());
    assertThat(probabilities).containsOnly(1.0 / 12);
  }
}
