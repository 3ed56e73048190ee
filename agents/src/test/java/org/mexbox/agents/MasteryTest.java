package org.mexbox.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/**
 * Episodes to mastery by self-play, with the default settings. A run is examined before the first
 * episode and then each time when it has grown by 15 percent; it has mastered at the first
 * examination from which on the expert score is 1, and it is a champion, to the end of the run. The
 * defaults were chosen on the seeds 1000 to 1039; these are the results on the seeds 1 to 20.
 */
class MasteryTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "nim:1,3,5,7 q 20 5000",
        "nim:1,3,5,7:misere q 20 5000",
        "nim:1,3,5,7 td 20 10000",
        "nim:1,3,5,7:misere td 20 10000",
        "nim:1,3,5,7 td-lambda 20 10000",
        "nim:1,3,5,7:misere td-lambda 20 10000",
        "nim:1,3,5,7 negamax-td 20 5000",
        "nim:1,3,5,7:misere negamax-td 20 5000",
        "nim:1,3,5,7 matchbox 4 30000",
        "nim:1,3,5,7:misere matchbox 4 30000",
      })
  void learner_mastersInEveryRun(String game, String agent, int runs, long episodes) {
    assertAllMaster(game, agent, runs, episodes);
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "nim:1,3,5,7 q 20 1000000",
        "nim:1,3,5,7:misere q 20 1000000",
        "nim:1,3,5,7 td 20 1000000",
        "nim:1,3,5,7:misere td 20 1000000",
        "nim:1,3,5,7 td-lambda 20 1000000",
        "nim:1,3,5,7:misere td-lambda 20 1000000",
        "nim:1,3,5,7 negamax-td 20 1000000",
        "nim:1,3,5,7:misere negamax-td 20 1000000",
        "nim:1,3,5,7 sarsa 20 100000",
        "nim:1,3,5,7:misere sarsa 20 100000",
        "nim:1,3,5,7 montecarlo 20 100000",
        "nim:1,3,5,7:misere montecarlo 20 100000",
        "nim:1,3,5,7 matchbox 20 100000",
        "nim:1,3,5,7:misere matchbox 20 100000",
        "nim:1,3,5,7,9 q 20 300000",
        "nim:1,3,5,7,9 td 20 300000",
        "nim:1,3,5,7,9 td-lambda 20 300000",
        "nim:1,3,5,7,9 negamax-td 20 300000",
      })
  void learner_mastersInEveryRun_andStaysThere(String game, String agent, int runs, long episodes) {
    assertAllMaster(game, agent, runs, episodes);
  }

  private static void assertAllMaster(String text, String agent, int runs, long episodes) {
    Game game = Catalogue.game(text);
    Exam exam = Exam.of(game);
    List<Long> mastery = new ArrayList<>();
    LongStream.rangeClosed(1, runs)
        .forEach(seed -> mastery.add(mastery(exam, agent, game, seed, episodes)));
    List<Long> sorted = mastery.stream().sorted().toList();
    System.out.printf(
        "%s %s: median %d, worst %d of %d runs of %d episodes%n",
        text, agent, sorted.get(runs / 2), sorted.get(runs - 1), runs, episodes);
    assertThat(mastery).as("%s on %s, by seed from 1", agent, text).allMatch(at -> at < episodes);
  }

  // The number of episodes at mastery; more than were played if it was never reached.
  private static long mastery(Exam exam, String spec, Game game, long seed, long episodes) {
    Agent agent = Agents.parse(spec).create(game);
    long mastered = Long.MAX_VALUE;
    for (long played = 0, segment = 0; ; segment++) {
      ExamResult result = exam.mark(agent.greedy());
      boolean right = result.expertScore() == 1 && result.isChampion();
      mastered = right ? Math.min(mastered, played) : Long.MAX_VALUE;
      if (played == episodes) {
        return mastered;
      }
      long next = Math.min(episodes, played + 1 + played * 15 / 100);
      ((SelfPlayer) agent).selfPlay(next - played, Seeds.stream(seed, segment));
      played = next;
    }
  }
}
