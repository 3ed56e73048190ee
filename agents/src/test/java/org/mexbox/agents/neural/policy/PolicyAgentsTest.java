package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.agents.SelfPlayer;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/** From self-play alone to what the teacher says of it. */
class PolicyAgentsTest {
  private static final long[] TEN_SEEDS = LongStream.rangeClosed(11, 20).toArray();

  private static Agent trained(String spec, Game game, long episodes, long seed) {
    Agent agent = Agents.parse(spec).create(game);
    ((SelfPlayer) agent).selfPlay(episodes, Seeds.stream(seed));
    return agent;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "alphazero:width=32|nim:2,3,4|320",
        "alphazero:width=32,features=cells|nim:1,2,3:misere|256",
        "alphazero:width=32|chomp:3x3|192",
        "alphazero:network=lstm,features=cells,layers=1,width=32,rate=0.01|nim:1,2,3|256",
        "policy-gradient:width=64|nim:1,2,3|12800",
        "policy-gradient:width=32,method=reinforce,epsilon=0.05|nim:1,2|6400",
      })
  void selfPlay_makesAChampion(String spec, String text, long episodes) {
    Game game = Catalogue.game(text);
    ExamResult result = Exam.of(game).mark(trained(spec, game, episodes, 1).greedy());
    assertThat(result.isChampion()).isTrue();
    assertThat(result.expertScore()).isGreaterThan(0.9);
    assertThat(result.balancedValueAccuracy().orElseThrow()).isGreaterThan(0.9);
  }

  /** Field case P48. */
  @ParameterizedTest
  @ValueSource(strings = {"alphazero:rate=10", "policy-gradient:rate=10"})
  void rate_thatDrivesTheNumbersOutOfBounds_isNamed(String spec) {
    Game game = Catalogue.game("nim:3,4,5");
    assertThatThrownBy(() -> trained(spec, game, 2_000, 1))
        .isInstanceOf(LimitError.class)
        .hasMessageMatching(
            "numbers of the network: out of all bounds after \\d+ episodes with rate=10.0; "
                + "choose a smaller rate");
  }

  /** Whoever makes the moves, all positions of the game are searched and remembered. */
  @Test
  void gamesOfOthers_areLearntFrom() {
    Game game = Catalogue.game("nim:2,3");
    for (String spec : new String[] {"alphazero:games=4", "policy-gradient:games=4"}) {
      Agent watcher = Agents.parse(spec).create(game);
      for (int i = 0; i < 8; i++) {
        var episode =
            EpisodeLoop.play(game.start(), Policy.uniform(), Policy.uniform(), Seeds.stream(i));
        watcher.learn(episode, Set.of(Seat.FIRST, Seat.SECOND));
      }
      assertThat(watcher.positionsSeen()).isGreaterThan(2);
      assertThat(watcher.greedy().probabilities(game.start())).contains(1.0);
    }
  }

  @Test
  void searchingPolicy_isNoWorseThanTheHeadAlone() {
    Game game = Catalogue.game("nim:3,4,5");
    Exam exam = Exam.of(game);
    AlphaZeroAgent agent = (AlphaZeroAgent) trained("alphazero:width=16", game, 64, 1);
    double alone = exam.mark(agent.searching(0)).expertScore();
    double searched = exam.mark(agent.searching(50)).expertScore();
    assertThat(searched).isGreaterThanOrEqualTo(alone);
    assertThat(exam.mark(agent.searching(50)).expertScore()).isEqualTo(searched);
  }

  @Test
  void searchSetting_isThePolicyOfTheExam() {
    Game game = Catalogue.game("nim:2,3,4");
    AlphaZeroAgent asked = (AlphaZeroAgent) trained("alphazero:width=16,search=30", game, 64, 1);
    AgentFile file = AgentFile.of(game, asked);
    Policy loaded = file.agent().greedy();
    assertThat(loaded.probabilities(game.start()))
        .isEqualTo(asked.searching(30).probabilities(game.start()));
  }

  @Test
  void presetOfThePaper_hasItsSettings() {
    assertThat(Agents.parse("alphazero:preset=zhou-riis").toString())
        .contains("features=cells,order=ordered,network=lstm,layers=1,width=128,rate=0.01")
        .contains("simulations=50,bonus=3,urgency=0,proofs=no,alpha=0.35,noise=0.25")
        .contains(
            "temperature=1,plies=3,target=outcome,games=100,review=0,steps=32,batch=128,memory=1000");
  }

  // The defaults were chosen with seed 1.
  private static AlphaZeroAgent trainedAloud(String spec, String text, long episodes, long seed) {
    double began = cpuSeconds();
    AlphaZeroAgent agent = (AlphaZeroAgent) Agents.parse(spec).create(Catalogue.game(text));
    agent.selfPlay(episodes, Seeds.stream(seed, 1));
    System.out.printf(
        "%s %s seed %d: %d games, %.1f CPU s%n", text, spec, seed, episodes, cpuSeconds() - began);
    return agent;
  }

  private static double cpuSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"'nim:1,3,5,7,9',3200", "chomp:4x5,1280", "tic-tac-toe,2048", "hexapawn,1280"})
  void selfPlay_onTenSeeds_makesTenChampions(String text, long episodes) {
    Exam exam = Exam.of(Catalogue.game(text));
    for (long seed : TEN_SEEDS) {
      AlphaZeroAgent agent = trainedAloud("alphazero", text, episodes, seed);
      ExamResult alone = exam.mark(agent.greedy());
      ExamResult searched = exam.mark(agent.searching(50));
      System.out.printf(
          "expert score %.4f, searching %.4f%n", alone.expertScore(), searched.expertScore());
      assertThat(alone.isChampion()).as("%s, seed %d", text, seed).isTrue();
      assertThat(searched.isChampion()).as("%s, seed %d", text, seed).isTrue();
      assertThat(alone.expertScore()).as("%s, seed %d", text, seed).isGreaterThan(0.98);
      assertThat(searched.expertScore()).as("%s, seed %d", text, seed).isGreaterThan(0.99);
    }
  }

  /** The published figures on this board, heaps as they stand: policy .414, value .93 plain. */
  @Tag("long")
  @Test
  void selfPlay_withHeapsAsTheyStand_isAboveThePublishedFigures() {
    String text = "nim:1,3,5,7,9";
    Exam exam = Exam.of(Catalogue.game(text));
    for (long seed : TEN_SEEDS) {
      AlphaZeroAgent agent = trainedAloud("alphazero:order=ordered", text, 12_000, seed);
      assertThat(exam.mark(agent.greedy()).expertScore()).as("seed %d", seed).isGreaterThan(0.414);
      assertThat(exam.mark(agent.searching(50)).expertScore())
          .as("seed %d", seed)
          .isGreaterThan(0.9);
    }
  }
}
