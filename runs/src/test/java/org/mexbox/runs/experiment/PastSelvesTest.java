package org.mexbox.runs.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.agents.Agent;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;
import org.mexbox.runs.record.RunSettings;

class PastSelvesTest {
  private static final Game NIM = Catalogue.game("nim:1,2,3");
  private final RandomGenerator random = new SplittableRandom(3);
  private final Agent learner = Agents.parse("q").create(NIM);

  private static PastSelves past(long every, int keep) {
    return new PastSelves(NIM, new Opponent.Past(every, keep), List.of());
  }

  private void learnAlone(int episodes) {
    for (int i = 0; i < episodes; i++) {
      learner.learn(
          EpisodeLoop.play(NIM.start(), learner, learner, random), EnumSet.allOf(Seat.class));
    }
  }

  private static double[] opening(Player player) {
    return ((Policy) player).probabilities(NIM.start());
  }

  @Test
  void copy_playsAsTheLearnerDidAndLearnsNothing() {
    learnAlone(3);
    double[] before = opening(learner.greedy());
    Player copy = past(1_000, 10).player(0, learner, random);
    learnAlone(3_000);
    assertThat(opening(copy)).isEqualTo(before);
    assertThat(opening(learner.greedy())).isNotEqualTo(before);
  }

  @Test
  void copyOfEachEpisode_aloneInThePool_isThePresentLearner() {
    PastSelves past = past(1, 1);
    for (int number = 0; number < 50; number++) {
      assertThat(opening(past.player(number, learner, random)))
          .isEqualTo(opening(learner.greedy()));
      learnAlone(1);
    }
    assertThat(past.files()).hasSize(1);
  }

  @Test
  void copies_joinAtTheirEpisodesAndTheOldestLeave() {
    PastSelves past = past(10, 3);
    for (int number = 0; number < 100; number++) {
      List<byte[]> before = past.files();
      past.player(number, learner, random);
      learnAlone(1);
      assertThat(past.files()).hasSize(Math.min(3, 1 + number / 10));
      if (number % 10 != 0) {
        assertThat(past.files()).isEqualTo(before);
      } else if (number >= 30) {
        assertThat(past.files().subList(0, 2)).isEqualTo(before.subList(1, 3));
      }
    }
  }

  @Test
  void allOfThePool_playEquallyOften() {
    PastSelves past = past(1, 4);
    for (int number = 0; number < 4; number++) {
      past.player(number, learner, random);
    }
    PastSelves kept = new PastSelves(NIM, new Opponent.Past(1_000_000, 4), past.files());
    IdentityHashMap<Player, Integer> count = new IdentityHashMap<>();
    for (int number = 1; number <= 40_000; number++) {
      count.merge(kept.player(number, learner, random), 1, Integer::sum);
    }
    assertThat(count).hasSize(4);
    // Five standard deviations.
    count.values().forEach(often -> assertThat(often).isCloseTo(10_000, within(433)));
  }

  @ParameterizedTest
  @CsvSource({"q", "matchbox", "td-lambda", "quotient", "value-network:batch=16"})
  void run_takenUpAfterAnyEvaluation_endsWithTheSameBits(String agent) {
    Resumption.requireSameBits(
        new RunSettings("nim:1,2,3", agent, "past:every=7,keep=3", 60, 5, 2));
  }

  @Test
  void savedRun_withoutItsLearningPartner_isRefused() {
    Opponent td = Opponent.parse("td");
    byte[] learnerAlone =
        Trainee.fresh(NIM, Agents.parse("q"), Opponent.parse("self"), null).save();
    assertThatThrownBy(() -> Trainee.load(NIM, td, null, learnerAlone))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("must be whole");
  }
}
