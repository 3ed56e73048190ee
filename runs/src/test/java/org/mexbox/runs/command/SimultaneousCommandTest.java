package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games in which both choose at once, and games against nature, from the command line. */
class SimultaneousCommandTest {
  @TempDir Path folder;

  private CommandRun run(String command) {
    List<String> words = new ArrayList<>(List.of(command.strip().split(" +")));
    if (Stream.of("learn", "exam", "match", "runs").anyMatch(words.get(0)::equals)) {
      words.addAll(List.of("--store", folder.resolve("runs.sqlite").toString()));
    }
    return CommandRun.of(words.toArray(String[]::new));
  }

  // Field case P29 among them.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rock-paper-scissors     | draw  | 0       | rock 1/3 paper 1/3 scissors 1/3 | ''",
        "hap:3:payoff=difference | draw  | 0       | 1 1                             | 1",
        "hap:4:payoff=difference | draw  | 0       | 1 1                             | 1 2",
        "hap:14:payoff=difference | draw | 0       | 2 1                             | 2",
        "hap:16:payoff=difference | draw | 0       | 2 40/47 3 28/235 4 7/235        | ''",
        "hap:17:payoff=difference | draw | 0       | 3 1                             | 3",
        "hap:15                  | draw  | 0       | 3 1                             | 3",
        "hap:3,1                 | first | 463/621 | 1 16/23 2 7/23                  | ''",
        "hap:4,1                 | first | 249/344 | 1 22/43 2 21/43                 | ''",
        "matrix:1,2/3,4          | first | 3       | 2 1                             | 2",
      })
  void game_ofKnownAnswer_isSolved(
      String game, String winner, String value, String strategy, String pure) {
    CommandRun run = run("solve " + game + " --json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.json().get("outcome").isNull()).isTrue();
    assertThat(run.json().get("winner").asText()).isEqualTo(winner);
    assertThat(run.json().get("value").asText()).isEqualTo(value);
    List<String> shares = new ArrayList<>();
    for (JsonNode share : run.json().get("strategy")) {
      shares.add(share.get("move").asText() + " " + share.get("probability").asText());
    }
    assertThat(String.join(" ", shares)).isEqualTo(strategy);
    assertThat(String.join(" ", run.texts("pureOptimal"))).isEqualTo(pure);
    assertThat(run.texts("agreedBy")).contains("fictitious play");
    assertThat(run.texts("explanation")).isNotEmpty().allMatch(line -> line.length() <= 80);
  }

  @Test
  void answer_asText_saysThatBothChooseAtOnce() {
    assertThat(run("solve hap:5").out())
        .contains("both choose at once", "FIRST plays 2", "Agreed by: symmetry");
  }

  @Test
  void chart_ofExploitability_leavesTheNamesOfItsLinesFree() {
    assertThat(run("learn hap:3 --agent regret --episodes 500").out())
        .contains("Exploitability over games", " teacher ", "random mover 0.832");
  }

  // A random mover gives away 3.7 objects: the axis reaches to 4.
  @Test
  void chart_ofExploitabilityAboveOne_hasAnAxisThatHoldsIt() throws IOException {
    Path report = folder.resolve("difference.html");
    String command = "learn hap:6:payoff=difference --agent regret --episodes 20 --report ";
    assertThat(run(command + report).out())
        .contains("     4 ", "     3 ", "     0 ", "random mover 3.70");
    assertThat(Files.readString(report)).contains("\"top\":4.0", "random mover 3.70");
  }

  @Test
  void trailingSeat_losesOnAverage() {
    JsonNode json = run("solve hap:4,-1 --json").json();
    assertThat(json.get("winner").asText()).isEqualTo("second");
    assertThat(json.get("value").asText()).isEqualTo("-249/344");
  }

  @Test
  void regret_learnsHap_andItsRecordsHoldTheExploitability() throws IOException {
    CommandRun learnt = run("learn hap:9 --agent regret --episodes 5000 --runs 2 --json");
    assertThat(learnt.code()).as(learnt.err()).isZero();
    for (JsonNode each : learnt.json().get("runs")) {
      assertThat(each.get("expertScore").isNull()).isTrue();
      assertThat(each.get("randomScore").isNull()).isTrue();
      assertThat(each.get("champion").isNull()).isTrue();
      assertThat(each.get("exploitability").asDouble()).isLessThan(0.01);
      assertThat(each.get("randomExploitability").asDouble()).isGreaterThan(0.9);
      JsonNode start = each.get("curve").get(0);
      assertThat(start.get("exploitability")).isEqualTo(each.get("randomExploitability"));
    }
    JsonNode exam = run("exam r1 --json").json();
    assertThat(exam.get("exploitability"))
        .isEqualTo(learnt.json().get("runs").get(0).get("exploitability"));
    assertThat(exam.get("value").asText()).isEqualTo("0");
    assertThat(run("runs list").out()).contains("exploitability 0.00");
    assertThat(run("runs show r1 r2").out()).contains("Exploitability over games");
    for (String ending : List.of("csv", "html", "svg")) {
      Path file = folder.resolve("out." + ending);
      CommandRun export = run("runs export r1 r2 --out " + file);
      assertThat(export.code()).as(export.err()).isZero();
      assertThat(Files.readString(file)).containsIgnoringCase("exploitability");
    }
    CommandRun match = run("match hap:9 r1 teacher --games 40 --json");
    assertThat(
            match.json().get("wins").asInt()
                + match.json().get("losses").asInt()
                + match.json().get("draws").asInt())
        .isEqualTo(40);
    // Hap is the same for both seats, and what a learner of 5,000 games concedes is little.
    JsonNode exact = match.json().get("exact");
    assertThat(exact.get("winsAsFirst").asDouble() - exact.get("winsAsSecond").asDouble())
        .isCloseTo(0, within(0.02));
    assertThat(exact.get("meanGain").asDouble())
        .isBetween(-exam.get("exploitability").asDouble(), 0.0)
        .isCloseTo(exact.get("wins").asDouble() - exact.get("losses").asDouble(), within(1e-12));
  }

  @Test
  void match_inALongSeries_playsWithItsExactChances() {
    for (String game : List.of("hap:5", "hap:4:payoff=difference", "matrix:1,2/-3,0")) {
      JsonNode match = run("match " + game + " random teacher --games 20000 --json").json();
      JsonNode exact = match.get("exact");
      assertThat(exact.get("wins").asDouble())
          .as(game)
          .isBetween(
              match.get("interval").get(0).asDouble(), match.get("interval").get(1).asDouble());
      // Four standard errors of shares, of gains of 0 to 4.
      assertThat(match.get("draws").asInt() / 20_000.0)
          .as(game)
          .isCloseTo(exact.get("draws").asDouble(), within(0.0142));
      assertThat(match.get("meanGain").asDouble())
          .as(game)
          .isCloseTo(exact.get("meanGain").asDouble(), within(0.06));
    }
  }

  /** The teacher takes the rows 3 : 1 and the columns 1 : 1; only the last entry is a draw. */
  @Test
  void match_whereSeatsDiffer_countsEachSeat() {
    CommandRun match = run("match matrix:1,2/3,0 random teacher --games 2");
    assertThat(match.out())
        .contains(
            "Exactly: random wins 75.00 % sitting first, 0.00 % sitting second, 37.50 % on the"
                + " whole; it loses 43.75 %, draws 18.75 % and gets 0.0000 a game on average.");
    JsonNode thirds = run("match rock-paper-scissors random teacher --games 2 --json").json();
    for (String key : List.of("winsAsFirst", "winsAsSecond", "wins", "losses", "draws")) {
      assertThat(thirds.get("exact").get(key).asDouble()).isCloseTo(1 / 3.0, within(1e-15));
    }
    assertThat(thirds.get("exact").get("meanGain").asDouble()).isCloseTo(0, within(1e-15));
  }

  @Test
  void exam_ofRandomAndTeacher_areFloorAndCeiling() {
    JsonNode random = run("exam hap:5 --agent random --json").json();
    assertThat(random.get("exploitability")).isEqualTo(random.get("randomExploitability"));
    JsonNode teacher = run("exam hap:5 --agent teacher --json").json();
    assertThat(teacher.get("exploitability").asDouble()).isLessThan(1e-12);
    assertThat(run("exam hap:5 --agent teacher").out()).contains("0.000000");
  }

  @Test
  void play_ofHap_hidesTheChoiceOfTheMachine() {
    CommandRun run =
        CommandRun.withInput("9\nhint\nwhy\nundo\n\n1\n1\n1\n1\n1\n1\n1\n1\n", "play", "hap:3");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("move: must be legal in 3", "Draw among these: 1 100.0 %");
    assertThat(run.out()).contains("In all you get");
    assertThat(run.out().indexOf("teacher: ")).isGreaterThan(run.out().indexOf("Draw among"));
    CommandRun second = CommandRun.withInput("quit\n", "play", "hap:3", "--seat", "second");
    assertThat(second.out()).contains("You sit SECOND", "The game is left at 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "values hap --to 5                         | 2 | rules: must be of a game in which",
        "values tosses --to 5                      | 2 | rules: must be of a game in which",
        "learn hap:5 --agent q                     | 2 | agent: must be one that learns to choose",
        "learn hap:5 --agent regret --opponent teacher | 2 | opponent: must be self",
        "learn nim:3,4 --agent regret              | 2 | agent: regret must have a game in which",
        "learn tosses:5 --agent q                  | 2 | game: must be one in which players move",
        "demo --game hap:5 --no-play               | 2 | game: must be one in which players move",
        "exam hap:5 --agent q                      | 2 | agent: must be one that learns",
        "exam tosses:5 --agent q                   | 2 | agent: must be random, teacher or mcts",
        "match hap:5 q regret                      | 2 | agent: must be one that learns",
        "match tosses:5 random random              | 2 | game: must be one in which players move",
        "solve hap:31                              | 2 | objects: must be 0..30",
        "solve hap:5 --at x                        | 2 | objects: must be 0..30",
        "solve tosses:5 --at 3                     | 2 | --at: must be left out",
        "solve nim:3 --at hap                      | 2 | heap",
        "play hap:5 --against q                    | 2 | agent: must be one that learns",
      })
  void command_thatDoesNotFit_saysSoInOneLine(String command, int code, String message) {
    CommandRun run = run(command);
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.err()).startsWith("mexbox: " + message).hasLineCount(1);
  }

  @Test
  void search_playsWhereBothChooseAtOnce() {
    JsonNode exact = run("match hap:5 mcts random --games 2 --json").json().get("exact");
    assertThat(exact.get("wins").asDouble()).isGreaterThan(2 * exact.get("losses").asDouble());
    assertThat(run("exam hap:5 --agent mcts --json").json().get("exploitability").asDouble())
        .isLessThan(0.6);
  }

  @Test
  void natureGames_areSolvedPlayedAndExamined() {
    JsonNode solved = run("solve two-dice-seven --json").json();
    assertThat(solved.get("expectations").get(0).get("expectation").asText()).isEqualTo("-5/3");
    assertThat(solved.get("fairStake").asText()).isEqualTo("25/3");
    assertThat(solved.get("winningMoves").get(0).asText()).isEqualTo("decline");
    assertThat(run("solve coin-1000 --json").json().get("value").asText()).isEqualTo("500");
    assertThat(run("solve fair-stake-huygens").out()).contains("The stake 25/3 is fair");
    assertThat(run("exam two-dice-seven --agent mcts --json").json().get("regret").asText())
        .isEqualTo("0");
    assertThat(run("exam two-dice-seven --agent random --json").json().get("regret").asText())
        .isEqualTo("5/6");
    assertThat(run("exam two-dice-seven --agent teacher").out()).contains("Regret: 0.");
    CommandRun play = CommandRun.withInput("hint\nx\nplay\n", "play", "two-dice-seven");
    assertThat(play.out()).contains("fair stake").containsPattern("play: you get (40|-10)");
  }
}
