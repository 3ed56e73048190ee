package org.mexbox.agents.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.teacher.matrix.SimultaneousExam;

class SelfPlayLearnerTest {

  private static SimultaneousGame game(String text) {
    return Catalogue.any(text).atOnce().orElseThrow();
  }

  private static SimultaneousAgent learner(String agent, String game) {
    return SimultaneousSpec.of(Agents.parse(agent)).create(game(game));
  }

  private static double exploitability(SimultaneousAgent agent, String game) {
    return SimultaneousExam.of(game(game)).mark(agent.policy()).exploitability();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "regret     | rock-paper-scissors       | 1      | 0",
        "regret     | matrix:3,0/1,2            | 30000  | 0.005",
        "regret     | hap:5                     | 3000   | 0.001",
        "regret     | hap:5,1                   | 20000  | 0.005",
        "regret     | hap:5:stop=never          | 3000   | 0.001",
        "regret     | hap:15                    | 9000   | 0.01",
        "regret     | hap:15:payoff=difference  | 9000   | 0.01",
        "fictitious | rock-paper-scissors       | 20000  | 0.01",
        "fictitious | hap:5                     | 20000  | 0.01",
        "fictitious | hap:5:stop=never          | 20000  | 0.01",
      })
  void selfPlay_comesCloseToOptimalPlay(String agent, String game, long episodes, double bound) {
    for (long seed = 1; seed <= 3; seed++) {
      SimultaneousAgent learner = learner(agent, game);
      learner.selfPlay(episodes, Seeds.stream(seed));
      assertThat(learner.episodes()).isEqualTo(episodes);
      assertThat(exploitability(learner, game)).as("seed %d", seed).isLessThanOrEqualTo(bound);
    }
  }

  @Test
  void beginner_choosesWithEqualChances() {
    SimultaneousAgent learner = learner("regret", "matrix:1,2,3/4,5,6");
    var start = game("matrix:1,2,3/4,5,6").start();
    assertThat(learner.policy().probabilities(start, Seat.FIRST)).containsExactly(0.5, 0.5);
    assertThat(learner.policy().probabilities(start, Seat.SECOND)).hasSize(3);
    assertThat(learner.positionsSeen()).isZero();
    assertThat(learner.exploration()).hasValue(0.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"regret", "fictitious:epsilon=0.3..0.1@500", "regret:least=0"})
  void savedLearner_goesOnWithTheSameBits(String agent) {
    SimultaneousGame game = game("hap:6");
    SimultaneousAgent learner = learner(agent, "hap:6");
    learner.selfPlay(300, Seeds.stream(1));
    AgentFile file = AgentFile.fromBytes(AgentFile.of(game.toString(), learner).toBytes(), "bytes");
    SimultaneousAgent loaded = SimultaneousSpec.load(file, game);
    assertThat(learner.selfPlay(300, Seeds.stream(2)))
        .isEqualTo(loaded.selfPlay(300, Seeds.stream(2)));
    assertThat(AgentFile.of(game.toString(), loaded).toBytes())
        .isEqualTo(AgentFile.of(game.toString(), learner).toBytes());
    assertThat(loaded.positionsSeen()).isEqualTo(learner.positionsSeen());
    assertThatThrownBy(() -> SimultaneousSpec.load(file, game("hap:7")))
        .isInstanceOf(InputError.class);
  }

  @Test
  void games_ofTheOtherKind_areRefusedInOneLine() {
    assertThatThrownBy(() -> Agents.parse("regret").create(Catalogue.game("nim:3,4,5")))
        .isInstanceOf(InputError.class)
        .hasMessage(
            "agent: regret must have a game in which both choose at once, was \"nim:3,4,5\"; try"
                + " hap:15");
    assertThatThrownBy(() -> SimultaneousSpec.of(Agents.parse("q")))
        .isInstanceOf(InputError.class)
        .hasMessage(
            "agent: must be one that learns to choose at the same time, was \"q\"; try regret");
    assertThatThrownBy(() -> Agents.parse("regret:least=0.7")).isInstanceOf(InputError.class);
  }
}
