package org.mexbox.agents.tabular;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Episodes;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.agents.Toys;
import org.mexbox.environments.Game;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;

/** Targets and signs, computed by hand. */
class ValueRuleTest {
  private static final Set<Seat> BOTH = Set.of(Seat.FIRST, Seat.SECOND);

  // One move at each position: 3, 2, 1, 0; FIRST makes the last.
  private static final Game THREE = Catalogue.game("subtract:3:take=1");

  private static double value(Agent agent, String position) {
    return ((Valuation) agent.greedy()).value(THREE.ruleset().parse(position));
  }

  private static Agent taught(String spec, Set<Seat> own, Episode... episodes) {
    Agent agent = Agents.parse(spec + (spec.contains(":") ? "," : ":") + "rate=0.5").create(THREE);
    for (Episode episode : episodes) {
      agent.learn(episode, own);
    }
    return agent;
  }

  @ParameterizedTest
  @CsvSource({
    "q, 0.125, -0.25, 0.5",
    "sarsa, 0.125, -0.25, 0.5",
    "td, 0.125, -0.25, 0.5",
    "montecarlo, 0.5, -0.5, 0.5",
    "td-lambda:lambda=0.5, 0.125, -0.25, 0.5",
    "td-lambda:lambda=0, 0, 0, 0.5",
    "td-lambda:lambda=1, 0.5, -0.5, 0.5",
    // It knows how play ends, and backs that up.
    "negamax-td, 0.25, -0.5, 1",
  })
  void selfPlay_turnsTheSignFromPlyToPly(String spec, double first, double second, double third) {
    Agent agent = taught(spec, BOTH, Episodes.of(THREE, "3->2", "2->1", "1->0"));
    assertThat(value(agent, "3")).isEqualTo(first);
    assertThat(value(agent, "2")).isEqualTo(second);
    assertThat(value(agent, "1")).isEqualTo(third);
    assertThat(agent.positionsSeen()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "q, 0.25",
    "sarsa, 0.25",
    "td, 0.25",
    "montecarlo, 0.5",
    "td-lambda:lambda=0.5, 0.25",
    "td-lambda:lambda=1, 0.5"
  })
  void againstAnother_theNextOwnPlyCounts_andItsSignStays(String spec, double first) {
    Agent agent = taught(spec, Set.of(Seat.FIRST), Episodes.of(THREE, "3->2", "2->1", "1->0"));
    assertThat(value(agent, "3")).isEqualTo(first);
    assertThat(value(agent, "1")).isEqualTo(0.5);
    assertThat(agent.positionsSeen()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", "sarsa", "td", "td-lambda", "montecarlo"})
  void loserInSeatSecond_learnsThatItLost(String spec) {
    Agent agent = taught(spec, Set.of(Seat.SECOND), Episodes.of(THREE, "3->2", "2->1", "1->0"));
    assertThat(value(agent, "2")).isEqualTo(-0.5);
    assertThat(agent.positionsSeen()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", "sarsa", "td", "td-lambda", "negamax-td", "montecarlo"})
  void cutEpisode_teachesNothingAboutItsEnd(String spec) {
    Agent agent = taught(spec, BOTH, Episodes.of(THREE, "3->2", "2->1"));
    assertThat(value(agent, "3")).isZero();
    assertThat(value(agent, "2")).isZero();
    assertThat(agent.episodes()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", "sarsa", "td"})
  void cutEpisode_stillTeachesFromWhatIsKnown(String spec) {
    Agent agent =
        taught(
            spec,
            BOTH,
            Episodes.of(THREE, "3->2", "2->1", "1->0"),
            Episodes.of(THREE, "3->2", "2->1"));
    assertThat(value(agent, "2")).isEqualTo(-0.25);
    assertThat(value(agent, "3")).isEqualTo(0.125 + 0.5 * (0.25 - 0.125));
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", "sarsa", "td", "td-lambda", "montecarlo"})
  void opponentWhoResigns_isBeaten(String spec) {
    Agent agent = taught(spec, Set.of(Seat.FIRST), Episodes.of(THREE, "3->2", "resign"));
    assertThat(value(agent, "3")).isEqualTo(0.5);
  }

  @Test
  void negamax_learnsFromPliesOfAnother_asFromItsOwn() {
    Episode episode = Episodes.of(THREE, "3->2", "2->1", "1->0");
    for (Set<Seat> own : List.of(Set.of(Seat.FIRST), Set.of(Seat.SECOND))) {
      Agent agent = taught("negamax-td", own, episode);
      assertThat(value(agent, "3")).isEqualTo(0.25);
      assertThat(value(agent, "2")).isEqualTo(-0.5);
      assertThat(agent.positionsSeen()).isEqualTo(3);
    }
  }

  @Test
  void rewards_areSharesOfTheMost() {
    for (String spec : List.of("q", "sarsa", "td", "td-lambda", "negamax-td", "montecarlo")) {
      Agent agent = Agents.parse(spec).create(Toys.PURSE);
      ((SelfPlayer) agent).selfPlay(2_000, Seeds.stream(1));
      assertThat(((Valuation) agent.greedy()).value(Toys.PURSE.start()))
          .as(spec)
          .isCloseTo(0.7, within(1e-9));
      assertThat(agent.greedy().probabilities(Toys.PURSE.start())).containsExactly(0, 1, 0);
    }
  }

  @Test
  void td_afterAMoveThatIsNotTheBestKnown_learnsNothingBeforeIt() {
    Game game = Catalogue.game("nim:2,1");
    Agent td = Agents.parse("td:rate=1").create(game);
    Agent q = Agents.parse("q:rate=1").create(game);
    for (Agent agent : new Agent[] {td, q}) {
      // From 2 it is known that taking both wins.
      agent.learn(Episodes.of(game, "1->0", "2->0"), BOTH);
      agent.learn(Episodes.of(game, "1->0", "2->1", "1->0"), BOTH);
    }
    // 1->0 led to 2, where the opponent erred: td keeps what it knew, q knows the best answer.
    Game two = Catalogue.game("nim:2");
    assertThat(((Valuation) td.greedy()).value(two.start())).isEqualTo(1);
    assertThat(((Valuation) q.greedy()).value(two.start())).isEqualTo(1);
    Agent sarsa = Agents.parse("sarsa:rate=1").create(game);
    sarsa.learn(Episodes.of(game, "1->0", "2->0"), BOTH);
    sarsa.learn(Episodes.of(game, "1->0", "2->1", "1->0"), BOTH);
    double[] byTd = td.greedy().probabilities(game.start());
    double[] bySarsa = sarsa.greedy().probabilities(game.start());
    // The moves of 2,1: 2->0, 2->1, 1->0. Only sarsa now thinks that 1->0 is good.
    assertThat(byTd).containsExactly(0, 1, 0);
    assertThat(bySarsa).containsExactly(0, 0, 1);
  }

  @Test
  void choose_withEpsilonOne_makesEveryMoveEquallyOften() {
    Game game = Catalogue.game("subtract:5:take=1..5");
    for (String spec : new String[] {"q:epsilon=1", "td:epsilon=0"}) {
      Agent agent = Agents.parse(spec).create(game);
      int[] counts = new int[5];
      var random = Seeds.stream(1);
      for (int i = 0; i < 50_000; i++) {
        counts[game.start().moves().indexOf(agent.choose(game.start(), random))]++;
      }
      // Five standard deviations of a binomial with p = 1/5.
      for (int count : counts) {
        assertThat(count).as(spec).isBetween(10_000 - 450, 10_000 + 450);
      }
    }
  }

  @Test
  void exploration_followsItsSchedule() {
    Agent agent = Agents.parse("q:epsilon=0.5..0@4").create(THREE);
    double[] seen = new double[6];
    for (int i = 0; i < seen.length; i++) {
      seen[i] = agent.exploration().orElseThrow();
      agent.learn(Episodes.of(THREE, "3->2", "2->1", "1->0"), BOTH);
    }
    assertThat(seen).containsExactly(0.5, 0.375, 0.25, 0.125, 0, 0);
  }
}
