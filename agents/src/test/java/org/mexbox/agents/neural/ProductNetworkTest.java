package org.mexbox.agents.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.certificate.CertificateCheck;
import org.mexbox.teacher.certificate.SumCertificate;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;
import org.mexbox.teacher.label.Labels;

/** From self-play alone to what the teacher accepts. */
class ProductNetworkTest {
  private static final int STRETCH = 400;

  // Trains until it has proved its answers.
  private static ProductAgent trained(Game game, String spec, long seed, long most) {
    ProductAgent agent = (ProductAgent) Agents.parse(spec).create(game);
    for (long part = 1; agent.certificate().isEmpty() && agent.episodes() < most; part++) {
      agent.selfPlay(STRETCH, Seeds.stream(seed, part));
    }
    return agent;
  }

  private static void assertExpert(Exam exam, ProductAgent agent, long seed) {
    assertThat(agent.certificate()).as("certificate, seed %d", seed).isPresent();
    SumCertificate certificate = SumCertificate.parse(agent.certificate().orElseThrow().toString());
    assertThat(CertificateCheck.of(certificate).reason()).as("seed %d", seed).isEmpty();
    ExamResult result = exam.mark(agent.greedy());
    assertThat(result.expertScore()).as("expert score, seed %d", seed).isEqualTo(1);
    assertThat(result.isChampion()).as("champion, seed %d", seed).isTrue();
    assertThat(result.balancedValueAccuracy()).as("values, seed %d", seed).hasValue(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:1,3,5,7|12000",
        "nim:1,3,5,7:misere|20000",
        "nim:1,3,5,7,9|30000",
        "subtract:9,8,7:take=1,2,4|30000",
        "subtract:6,5,4:take=1,3:misere|30000",
      })
  void selfPlay_fromTheStart_endsInAProof(String text, long most) {
    Game game = Catalogue.game(text);
    Exam exam = Exam.of(game);
    for (long seed = 1; seed <= 10; seed++) {
      assertExpert(exam, trained(game, "product-network", seed, most), seed);
    }
  }

  @Test
  void certificate_isRightOnEveryPositionOfTheBoard() {
    Game game = Catalogue.game("nim:1,3,5,7:misere");
    ProductAgent agent = trained(game, "product-network", 4, 20_000);
    SumCertificate certificate = SumCertificate.parse(agent.certificate().orElseThrow().toString());
    Labels labels = Labels.of(game);
    for (int code = 0; code < labels.packing().size(); code++) {
      assertThat(certificate.isLost(labels.packing().unpack(code)))
          .isNotEqualTo(labels.isWon(code));
    }
  }

  @Test
  void agentThatHasProvedItsAnswers_isSavedAndStillHasThem() {
    Game game = Catalogue.game("nim:1,3,5");
    ProductAgent agent = trained(game, "product-network", 1, 20_000);
    byte[] bytes = AgentFile.of(game, agent).toBytes();
    ProductAgent loaded = (ProductAgent) AgentFile.fromBytes(bytes, "test").agent(game);
    assertThat(loaded.certificate()).isEqualTo(agent.certificate()).isPresent();
    assertThat(loaded.exploration()).hasValue(0);
    assertThat(AgentFile.of(game, loaded).toBytes()).isEqualTo(bytes);
    long met = agent.positionsSeen();
    agent.selfPlay(STRETCH, Seeds.stream(9));
    loaded.selfPlay(STRETCH, Seeds.stream(9));
    assertThat(loaded.positionsSeen()).isEqualTo(met);
    assertThat(AgentFile.of(game, loaded).toBytes()).isEqualTo(AgentFile.of(game, agent).toBytes());
  }

  @Test
  void rate_thatDrivesTheNumbersOutOfBounds_isNamed() {
    Game game = Catalogue.game("nim:1" + ",1".repeat(40));
    assertThatThrownBy(() -> trained(game, "product-network:rate=10", 1, 10_000))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("rate=10")
        .hasMessageContaining("episodes");
  }

  @Test
  void game_withTooManyComponents_isRefused() {
    assertThatThrownBy(() -> Agents.parse("product-network").create(Catalogue.game("nim:2000")))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("choose a smaller start");
  }

  @Test
  void position_ofAnotherGame_isRefused() {
    ProductAgent agent =
        (ProductAgent) Agents.parse("product-network").create(Catalogue.game("nim:3,4"));
    assertThatThrownBy(() -> agent.choose(Catalogue.game("nim:3,5").start(), Seeds.stream(1)))
        .isInstanceOf(InputError.class)
        .hasMessage("position: must follow nim:3,4, was \"3,5\"");
  }

  /** The published AlphaZero's board of seven heaps: 645,120 positions. */
  @ParameterizedTest
  @Tag("long")
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:1,3,5,7,9|20",
        "nim:1,3,5,7,9:misere|20",
        "nim:1,3,5,7,9,11,13|20",
        "nim:1,3,5,7,9,11,13:misere|20"
      })
  void selfPlay_onManySeeds_endsInAProof(String text, int seeds) {
    Game game = Catalogue.game(text);
    Exam exam = Exam.of(game);
    List<Double> seconds = new ArrayList<>();
    List<Long> episodes = new ArrayList<>();
    for (long seed = 1; seed <= seeds; seed++) {
      double began = cpuSeconds();
      ProductAgent agent = trained(game, "product-network", seed, 200_000);
      seconds.add(cpuSeconds() - began);
      episodes.add(agent.episodes());
      assertExpert(exam, agent, seed);
    }
    System.out.printf(
        "%s: CPU seconds median %.1f, worst %.1f; games median %d, worst %d; %d of %d seeds%n",
        text,
        seconds.stream().sorted().toList().get(seeds / 2),
        seconds.stream().mapToDouble(x -> x).max().orElseThrow(),
        episodes.stream().sorted().toList().get(seeds / 2),
        episodes.stream().mapToLong(x -> x).max().orElseThrow(),
        seeds,
        seeds);
  }

  /** Ten heaps, 3.7e9 positions: too many for an exam of all, so the certificate speaks. */
  @Test
  @Tag("long")
  void selfPlay_onTenHeaps_endsInAProofWithin120Seconds() {
    Game game = Catalogue.game("nim:1,3,5,7,9,11,13,15,17,19");
    for (long seed = 1; seed <= 10; seed++) {
      double began = cpuSeconds();
      ProductAgent agent = trained(game, "product-network", seed, 1_000_000);
      double seconds = cpuSeconds() - began;
      System.out.printf(
          "ten heaps, seed %d: %.1f CPU seconds, %d games%n", seed, seconds, agent.episodes());
      assertThat(seconds).as("CPU seconds, seed %d", seed).isLessThan(120);
      assertThat(agent.certificate()).as("certificate, seed %d", seed).isPresent();
      SumCertificate claim = SumCertificate.parse(agent.certificate().orElseThrow().toString());
      assertThat(CertificateCheck.of(claim).reason()).as("seed %d", seed).isEmpty();
    }
  }

  private static double cpuSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }
}
