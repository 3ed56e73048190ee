package org.mexbox.agents.neural;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.agents.sum.SumAgent;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.certificate.CertificateCheck;
import org.mexbox.teacher.certificate.SumCertificate;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/** From self-play of few heaps to what holds for any number of them. */
class GrownNetworkTest {
  private static final int MOST = 50_000;

  private static SumAgent trained(Game game, long seed) {
    SumAgent agent = (SumAgent) Agents.parse("grown-network").create(game);
    while (agent.certificate().isEmpty() && agent.episodes() < MOST) {
      agent.selfPlay(1, Seeds.stream(seed, agent.episodes()));
    }
    return agent;
  }

  private static void assertCertified(SumAgent agent, long seed) {
    assertThat(agent.certificate()).as("certificate, seed %d", seed).isPresent();
    SumCertificate claim = SumCertificate.parse(agent.certificate().orElseThrow().toString());
    assertThat(CertificateCheck.of(claim).reason()).as("seed %d", seed).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:15",
        "nim:7:misere",
        "kayles:12",
        "officers:12",
        "hexadecimal:12:code=0.9",
        "dawsons-kayles:12",
        "subtract:12:take=1,2,5",
      })
  void practice_endsInAProof(String text) {
    Game game = Catalogue.game(text);
    for (long seed = 1; seed <= 3; seed++) {
      assertCertified(trained(game, seed), seed);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,5,7", "nim:1,3,5,7:misere", "kayles:9"})
  void provedAgent_isExpert(String text) {
    Game game = Catalogue.game(text);
    ExamResult result = Exam.of(game).mark(trained(game, 1).greedy());
    assertThat(result.expertScore()).isEqualTo(1);
    assertThat(result.isChampion()).isTrue();
    assertThat(result.balancedValueAccuracy()).hasValue(1);
  }

  @Test
  void provedAgent_isSavedAndStillHasItsProof() {
    Game game = Catalogue.game("nim:7");
    SumAgent agent = trained(game, 1);
    byte[] bytes = AgentFile.of(game, agent).toBytes();
    SumAgent loaded = (SumAgent) AgentFile.fromBytes(bytes, "test").agent(game);
    assertThat(loaded.certificate()).isEqualTo(agent.certificate()).isPresent();
    assertThat(AgentFile.of(game, loaded).toBytes()).isEqualTo(bytes);
  }

  @Test
  void fiftyHeaps_areJudgedRightly_thoughItPlayedWithThree() {
    assertRightOnManyHeaps(trained(Catalogue.game("nim:15"), 1), 15, 5_000);
  }

  // Half of the positions are lost ones: the last heap is what makes the nim-sum 0.
  private static void assertRightOnManyHeaps(SumAgent agent, int largest, int positions) {
    Valuation values = (Valuation) agent.greedy();
    Game game = Catalogue.game("nim:" + largest);
    RandomGenerator random = Seeds.stream(50);
    for (int i = 0; i < positions; i++) {
      int[] heaps = new int[50];
      int nimSum = 0;
      for (int heap = 0; heap < 49; heap++) {
        heaps[heap] = 1 + Draws.below(largest, random);
        nimSum ^= heaps[heap];
      }
      heaps[49] = i % 2 == 0 && nimSum > 0 ? nimSum : 1 + Draws.below(largest, random);
      nimSum ^= heaps[49];
      String text =
          IntStream.of(heaps).mapToObj(Integer::toString).collect(Collectors.joining(","));
      assertThat(values.value(game.ruleset().parse(text))).as(text).isEqualTo(nimSum == 0 ? -1 : 1);
    }
  }

  @ParameterizedTest
  @Tag("long")
  @CsvSource({
    "nim:15,0.5",
    "nim:31,3",
    "nim:63,30",
    "nim:127,300",
    "nim:15:misere,3",
    "kayles:20,3",
    "officers:20,3",
    "dawsons-kayles:20,3",
  })
  void practice_onManySeeds_endsInAProofWithinItsTime(String text, double most) {
    Game game = Catalogue.game(text);
    List<Double> seconds = new ArrayList<>();
    long games = 0;
    for (long seed = 1; seed <= 10; seed++) {
      double began = cpuSeconds();
      SumAgent agent = trained(game, seed);
      seconds.add(cpuSeconds() - began);
      games = Math.max(games, agent.games());
      assertCertified(agent, seed);
      if (seed == 1 && text.equals("nim:127")) {
        assertRightOnManyHeaps(agent, 127, 1_000_000);
      }
    }
    System.out.printf(
        "%s: 10 of 10 seeds; CPU seconds median %.2f, worst %.2f; games at most %d%n",
        text,
        seconds.stream().sorted().toList().get(5),
        seconds.stream().mapToDouble(x -> x).max().orElseThrow(),
        games);
    assertThat(seconds).as("CPU seconds").allMatch(x -> x < most);
  }

  private static double cpuSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }
}
