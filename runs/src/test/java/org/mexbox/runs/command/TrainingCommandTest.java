package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingCommandTest {
  @TempDir Path folder;

  private String store(String name) {
    return folder.resolve(name + ".sqlite").toString();
  }

  private String csv(String name) throws IOException {
    Path file = folder.resolve(name + ".csv");
    CommandRun run =
        CommandRun.of("runs", "export", "--store", store(name), "--out", file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    return Files.readString(file);
  }

  @Test
  void learn_asJson_hasThePromisedKeys() {
    CommandRun run =
        CommandRun.of(
            "learn",
            "nim:3,4,5",
            "--agent",
            "q",
            "--episodes",
            "2000",
            "--runs",
            "2",
            "--json",
            "--store",
            store("a"));
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode json = run.json();
    assertThat(json.get("game").asText()).isEqualTo("nim:3,4,5");
    assertThat(json.get("agent").asText()).startsWith("q:");
    assertThat(json.get("runs")).hasSize(2);
    for (JsonNode each : json.get("runs")) {
      for (String key :
          List.of(
              "id",
              "seed",
              "episodes",
              "positionsSeen",
              "expertScore",
              "randomScore",
              "champion",
              "balancedValueAccuracy",
              "winRateVsTeacher",
              "episodesToMastery",
              "seconds",
              "curve")) {
        assertThat(each.has(key)).as(key).isTrue();
      }
      assertThat(each.get("curve").get(0).get("episode").asLong()).isZero();
      assertThat(each.get("curve").get(0).get("expertScore").asDouble())
          .isEqualTo(each.get("randomScore").asDouble());
    }
  }

  @Test
  void recordOfATaughtLearner_saysSo_andThatOfOthersDoesNot() {
    for (String agent : List.of("taught-network", "value-network", "q")) {
      CommandRun run =
          CommandRun.of(
              "learn",
              "nim:1,2",
              "--agent",
              agent,
              "--episodes",
              "9",
              "--json",
              "--store",
              store(agent));
      assertThat(run.code()).as(run.err()).isZero();
      boolean isTaught = agent.startsWith("taught");
      assertThat(run.json().get("runs").get(0).has("taughtBy")).isEqualTo(isTaught);
      String shown = CommandRun.of("runs", "show", "r1", "--store", store(agent)).out();
      assertThat(shown.contains("r1 was taught by the teacher")).as(shown).isEqualTo(isTaught);
    }
  }

  // Field case P52.
  @Test
  void sameSeed_givesTheSameBytesOnAnyNumberOfThreads() throws IOException {
    List<String> tables = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (int threads : new int[] {1, 2, 8}) {
      String name = "threads" + threads;
      CommandRun run =
          CommandRun.of(
              "learn",
              "nim:1,3,5",
              "--agent",
              "matchbox",
              "--episodes",
              "3000",
              "--runs",
              "5",
              "--threads",
              String.valueOf(threads),
              "--store",
              store(name));
      assertThat(run.code()).as(run.err()).isZero();
      tables.add(csv(name));
      texts.add(run.out());
    }
    assertThat(tables).containsOnly(tables.get(0));
    assertThat(texts).containsOnly(texts.get(0));
  }

  // Field case P61.
  @Test
  void csv_isEqualInAllLanguages() throws IOException {
    Locale before = Locale.getDefault();
    List<String> tables = new ArrayList<>();
    try {
      for (String language : new String[] {"en", "de", "cs", "ar"}) {
        Locale.setDefault(Locale.forLanguageTag(language));
        CommandRun.of(
            "learn", "nim:1,3", "--agent", "td", "--episodes", "500", "--store", store(language));
        tables.add(csv(language));
      }
    } finally {
      Locale.setDefault(before);
    }
    assertThat(tables).containsOnly(tables.get(0));
    assertThat(tables.get(0)).contains("0.").startsWith("#");
  }

  // Field case P44.
  @Test
  void examination_isGreedyAndTrainingResultsStandApart() throws IOException {
    CommandRun.of(
        "learn",
        "nim:3,4,5",
        "--agent",
        "q:epsilon=0.2..0@5000..5000",
        "--opponent",
        "random",
        "--episodes",
        "10000",
        "--store",
        store("p44"));
    JsonNode curve =
        CommandRun.of("runs", "show", "r1", "--json", "--store", store("p44"))
            .json()
            .get(0)
            .get("curve");
    JsonNode last = curve.get(curve.size() - 1);
    assertThat(last.get("exploration").asDouble()).isZero();
    assertThat(curve.get(3).get("exploration").asDouble()).isEqualTo(0.2);
    assertThat(last.get("trainingWins").asDouble()).isBetween(0.8, 1.0);
    assertThat(last.get("winRateVsRandom").asDouble()).isGreaterThan(0.9);
    assertThat(csv("p44").lines().filter(line -> !line.startsWith("#")).findFirst().orElse(""))
        .contains("training_wins")
        .contains("expert_score");
  }

  @Test
  void opponents_ofEveryKind_train() {
    for (String opponent :
        new String[] {"self", "random", "teacher", "teacher:skill=1", "td", "matchbox", "past"}) {
      CommandRun run =
          CommandRun.of(
              "learn",
              "nim:1,2,3",
              "--agent",
              "sarsa",
              "--opponent",
              opponent,
              "--episodes",
              "300",
              "--json",
              "--store",
              store("opponents"));
      assertThat(run.code()).as("%s: %s", opponent, run.err()).isZero();
    }
  }

  @Test
  void starts_areRecordedShownAndExported() throws IOException {
    CommandRun run =
        CommandRun.of(
            "learn",
            "nim:1,2,3",
            "--agent",
            "q",
            "--starts",
            "growing",
            "--episodes",
            "300",
            "--json",
            "--store",
            store("starts"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.json().get("starts").asText()).isEqualTo("growing");
    assertThat(CommandRun.of("runs", "show", "r1", "--store", store("starts")).out())
        .contains("--starts growing");
    assertThat(csv("starts")).contains("# starts: growing");
  }

  @Test
  void recordedRun_isExaminedMatchedExportedAndForgotten() throws IOException {
    String store = store("life");
    CommandRun.of("learn", "nim:3,4,5", "--agent", "q", "--episodes", "5000", "--store", store);
    JsonNode exam = CommandRun.of("exam", "r1", "--json", "--store", store).json();
    for (String key :
        List.of(
            "positions",
            "exhaustive",
            "expertScore",
            "randomScore",
            "champion",
            "balancedValueAccuracy",
            "interval")) {
      assertThat(exam.has(key)).as(key).isTrue();
    }
    assertThat(exam.get("expertScore").asDouble()).isEqualTo(1);
    JsonNode match =
        CommandRun.of(
                "match", "nim:3,4,5", "r1", "random", "--games", "50", "--json", "--store", store)
            .json();
    assertThat(match.get("wins").asInt() + match.get("losses").asInt() + match.get("draws").asInt())
        .isEqualTo(50);
    for (String ending : new String[] {"csv", "json", "svg", "png", "html", "mexbox"}) {
      Path file = folder.resolve("life." + ending);
      CommandRun run =
          CommandRun.of("runs", "export", "r1", "--out", file.toString(), "--store", store);
      assertThat(run.code()).as(run.err()).isZero();
      assertThat(file).isNotEmptyFile();
    }
    Path saved = folder.resolve("life.mexbox");
    CommandRun bySaved = CommandRun.of("exam", "nim:3,4,5", "--agent", saved.toString(), "--json");
    assertThat(bySaved.json().get("expertScore").asDouble()).isEqualTo(1);
    assertThat(CommandRun.of("runs", "list", "--store", store).out()).contains("r1");
    assertThat(CommandRun.of("runs", "delete", "r1", "--store", store).code()).isZero();
    assertThat(CommandRun.of("runs", "show", "r1", "--store", store).code()).isEqualTo(2);
  }

  @Test
  void matchbox_isOpenToInspection() {
    CommandRun.of(
        "learn", "nim:1,2,3", "--agent", "matchbox", "--episodes", "500", "--store", store("box"));
    CommandRun run = CommandRun.of("runs", "show", "r1", "--box", "1,2,3", "--store", store("box"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("r1, box 1,2,3: opened 500 times").contains("3->0");
    assertThat(run.out().lines().count()).isEqualTo(7);
    CommandRun.of("learn", "nim:1,2,3", "--agent", "q", "--episodes", "5", "--store", store("box"));
    CommandRun none =
        CommandRun.of("runs", "show", "r2", "--box", "1,2,3", "--store", store("box"));
    assertThat(none.code()).isEqualTo(2);
  }

  // Field case P54.
  @Test
  void smallHeap_isEnoughToSolveAndToLearn() {
    for (String[] command :
        new String[][] {
          {"solve", "nim:1,3,5,7,9,11"},
          {
            "learn",
            "nim:1,3,5,7",
            "--agent",
            "q",
            "--episodes",
            "100000",
            "--store",
            store("small")
          },
        }) {
      ChildProgram child = ChildProgram.start(folder, List.of("-Xmx350m"), "", command);
      assertThat(child.endsWithin(60_000)).isTrue();
      assertThat(child.exitCode()).as(child.err()).isZero();
    }
  }

  @Test
  void finishedRun_isNotResumed() {
    CommandRun.of("learn", "nim:1,2", "--agent", "q", "--episodes", "5", "--store", store("done"));
    CommandRun run = CommandRun.of("runs", "resume", "r1", "--store", store("done"));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("finished").hasLineCount(1);
  }

  @Test
  void demo_small_printsTableCurveAndReport() throws IOException {
    CommandRun run =
        CommandRun.of("demo", "--game", "nim:1,2,3", "--runs", "2", "--store", store("demo"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("mastered").contains("demo.html").doesNotContain("\u001b");
    assertThat(run.out().lines())
        .filteredOn(line -> !line.contains(folder.toString()))
        .allMatch(line -> line.codePointCount(0, line.length()) <= 100);
    assertThat(Files.readString(folder.resolve("demo.html"), StandardCharsets.UTF_8))
        .contains("<html");
    JsonNode json =
        CommandRun.of(
                "demo", "--game", "nim:1,2,3", "--runs", "2", "--json", "--store", store("demo2"))
            .json();
    assertThat(json.get("runs")).hasSize(8);
    assertThat(json.get("runs").get(0).get("game").asText()).isEqualTo("nim:1,2,3");
    assertThat(json.get("runs").get(0).has("agent")).isTrue();
    assertThat(json.get("report").asText()).endsWith("demo.html");
  }

  // Field case P48. In a JVM of its own: what is left to do at its end must not complain either.
  @Test
  void learn_atARateThatDivergesTheNetwork_isOneClearLineAndTheLastGoodLearnerStays() {
    ChildProgram learn =
        ChildProgram.start(
            folder,
            "learn",
            "nim:3,4,5",
            "--agent",
            "alphazero:width=16,rate=10",
            "--quiet",
            "--store",
            store("p48"));
    assertThat(learn.endsWithin(120_000)).isTrue();
    assertThat(learn.exitCode()).as(learn.err()).isEqualTo(3);
    assertThat(learn.out()).isEmpty();
    assertThat(learn.err())
        .containsPattern("out of all bounds after \\d+ episodes with rate=10")
        .doesNotContain("Exception");
    assertThat(learn.err().lines().filter(line -> line.startsWith("mexbox: "))).hasSize(1);
    CommandRun exam = CommandRun.of("exam", "r1", "--store", store("p48"), "--json");
    assertThat(exam.code()).as(exam.err()).isZero();
    assertThat(exam.json().get("expertScore").asDouble()).isBetween(0.0, 1.0);
  }
}
