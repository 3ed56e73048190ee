package org.mexbox.agents.quotient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.Agents;
import org.mexbox.agents.sum.SumAgent;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.certificate.CertificateCheck;
import org.mexbox.teacher.certificate.ClassCertificate;
import org.mexbox.teacher.certificate.SumCertificate;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/** From the rules and play alone to a table that the teacher accepts. */
class QuotientTest {
  private static final int MOST = 50_000;

  private static SumAgent trained(Game game, long seed) {
    SumAgent agent = (SumAgent) Agents.parse("quotient").create(game);
    while (agent.certificate().isEmpty() && agent.episodes() < MOST) {
      agent.selfPlay(1, Seeds.stream(seed, agent.episodes()));
    }
    return agent;
  }

  private static void assertCertified(SumAgent agent, int classes, long seed) {
    assertThat(agent.certificate()).as("certificate, seed %d", seed).isPresent();
    SumCertificate claim = SumCertificate.parse(agent.certificate().orElseThrow().toString());
    assertThat(CertificateCheck.of(claim).reason()).as("seed %d", seed).isEmpty();
    assertThat(((ClassCertificate) claim).classes())
        .as("classes, seed %d", seed)
        .isEqualTo(classes);
  }

  // The numbers of classes follow from published values: of normal play the least power of 2 above
  // all nim-values; misere Nim (Winning Ways, ch. 13) has two more; misere Kayles: Sibert and
  // Conway,
  // Int. J. Game Theory 20, 1992.
  @ParameterizedTest
  @CsvSource({
    "nim:0,1",
    "nim:7,8",
    "nim:2:misere,6",
    "nim:7:misere,10",
    "kayles:12,8",
    "officers:12,8",
    "hexadecimal:12:code=0.9,8",
    "dawsons-kayles:12,4",
    "kayles:6:misere,12",
    "subtract:9:take=1;2;4,4",
  })
  void practice_endsInAProofWithAsManyClassesAsThereAre(String text, int classes) {
    Game game = Catalogue.game(text.replace(';', ','));
    for (long seed = 1; seed <= 3; seed++) {
      assertCertified(trained(game, seed), classes, seed);
    }
  }

  /** Sums that no test tells apart are alike: counted over all small sums and small tests. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:4",
        "nim:4:misere",
        "kayles:4",
        "kayles:4:misere",
        "subtract:5:take=2,3",
        "subtract:5:take=2,3:misere",
        "dawsons-kayles:5:misere"
      })
  void classes_areAsManyAsSmallSumsShow(String text) {
    Game game = Catalogue.game(text);
    SumAgent agent = trained(game, 1);
    List<Position> components =
        List.copyOf(
            SumCertificate.parse(agent.certificate().orElseThrow().toString()).components());
    List<String> sums = sums(components, 3);
    Map<Position, Boolean> lost = new HashMap<>();
    Set<String> rows = new HashSet<>();
    for (String sum : sums) {
      StringBuilder row = new StringBuilder();
      for (String test : sums) {
        String both = sum.isEmpty() || test.isEmpty() ? sum + test : sum + "," + test;
        row.append(isLost(game.ruleset().parse(both.isEmpty() ? "0" : both), lost) ? 'P' : 'N');
      }
      rows.add(row.toString());
    }
    assertCertified(agent, rows.size(), 1);
  }

  // All sums of up to so many of the components.
  private static List<String> sums(List<Position> components, int most) {
    List<String> sums = new ArrayList<>(List.of(""));
    for (int from = 0, size = 0; size < most; size++) {
      int to = sums.size();
      for (String sum : List.copyOf(sums.subList(from, to))) {
        components.forEach(c -> sums.add(sum.isEmpty() ? c.toString() : sum + "," + c));
      }
      from = to;
    }
    return sums;
  }

  private static boolean isLost(Position position, Map<Position, Boolean> known) {
    Position asked = position.canonical();
    Boolean before = known.get(asked);
    if (before != null) {
      return before;
    }
    boolean isLost =
        asked.isTerminal()
            ? asked.ruleset().moverReward(asked) < 0
            : asked.moves().stream().noneMatch(move -> isLost(asked.after(move), known));
    known.put(asked, isLost);
    return isLost;
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,3,5,7", "nim:1,3,5,7:misere", "kayles:9", "kayles:9:misere"})
  void provedAgent_isExpert(String text) {
    Game game = Catalogue.game(text);
    SumAgent agent = trained(game, 1);
    ExamResult result = Exam.of(game).mark(agent.greedy());
    assertThat(result.expertScore()).isEqualTo(1);
    assertThat(result.isChampion()).isTrue();
    assertThat(result.balancedValueAccuracy()).hasValue(1);
  }

  @Test
  void provedAgent_isSavedAndStillHasItsProof() {
    Game game = Catalogue.game("nim:5:misere");
    SumAgent agent = trained(game, 1);
    byte[] bytes = AgentFile.of(game, agent).toBytes();
    SumAgent loaded = (SumAgent) AgentFile.fromBytes(bytes, "test").agent(game);
    assertThat(loaded.certificate()).isEqualTo(agent.certificate()).isPresent();
    assertThat(loaded.games()).isEqualTo(agent.games());
    assertThat(AgentFile.of(game, loaded).toBytes()).isEqualTo(bytes);
  }

  @Test
  void game_thatIsNoSum_isRefused() {
    assertThatThrownBy(() -> Agents.parse("quotient").create(Catalogue.game("chomp:3x3")))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith("game: must fall into components for quotient");
  }

  @ParameterizedTest
  @Tag("long")
  @CsvSource({
    "nim:15,16",
    "nim:31,32",
    "nim:15:misere,18",
    "nim:31:misere,34",
    "kayles:20,8",
    "officers:20,8",
    "dawsons-kayles:20,8",
    "dawsons-kayles:30,8",
    "kayles:12:misere,24",
    "dawsons-kayles:12:misere,12",
  })
  void practice_onManySeeds_endsInAProof(String text, int classes) {
    Game game = Catalogue.game(text);
    double began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    long games = 0;
    for (long seed = 1; seed <= 10; seed++) {
      SumAgent agent = trained(game, seed);
      assertCertified(agent, classes, seed);
      games = Math.max(games, agent.games());
    }
    double seconds = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9 - began;
    System.out.printf(
        "%s: %d classes, 10 of 10 seeds; CPU seconds %.2f on average, check included;"
            + " games at most %d%n",
        text, classes, seconds / 10, games);
  }

  /** All sets of numbers to take within 1..7. */
  @Test
  @Tag("long")
  void practice_onEverySubtractionSet_endsInAProof() {
    for (int set = 1; set < 1 << 7; set++) {
      StringBuilder take = new StringBuilder();
      for (int number = 1; number <= 7; number++) {
        if ((set >> (number - 1) & 1) == 1) {
          take.append(take.isEmpty() ? "" : ",").append(number);
        }
      }
      Game game = Catalogue.game("subtract:20:take=" + take);
      for (long seed = 1; seed <= 10; seed++) {
        SumAgent agent = trained(game, seed);
        assertThat(agent.certificate()).as("%s, seed %d", game, seed).isPresent();
        SumCertificate claim = SumCertificate.parse(agent.certificate().orElseThrow().toString());
        assertThat(CertificateCheck.of(claim).reason()).as("%s, seed %d", game, seed).isEmpty();
      }
    }
  }
}
