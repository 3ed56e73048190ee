package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareCommandTest {
  private static final String YAML =
      """
      title: A small comparison
      asks: Which of the two learns small Nim in fewer games?
      games:
        - nim:1,2,3
        - nim:3,4,5:misere
      agents:
        - q
        - agent: td:rate=0.5
          label: TD(0), fast
          episodes: 500
      episodes: 400
      runs: 7
      """;

  @TempDir Path folder;

  private CommandRun compare(String store, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("small.yaml"), YAML);
    List<String> line = new ArrayList<>(List.of("compare", file.toString()));
    line.addAll(List.of("--store", folder.resolve(store + ".sqlite").toString()));
    line.addAll(Arrays.asList(more));
    return CommandRun.of(line.toArray(String[]::new));
  }

  private String csv(String store) throws IOException {
    Path file = folder.resolve(store + ".csv");
    CommandRun run =
        CommandRun.of(
            "runs",
            "export",
            "--store",
            folder.resolve(store + ".sqlite").toString(),
            "--out",
            file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    return Files.readString(file);
  }

  @Test
  void comparison_printsATableForEachGameAndWritesOneReport() throws IOException {
    CommandRun run = compare("a");
    assertThat(run.code()).as(run.err()).isZero();
    String out = run.out().replace(folder.toString(), "FOLDER");
    assertThat(out.lines()).allMatch(line -> line.codePointCount(0, line.length()) <= 100);
    Golden.assertPrinted("compare", out);
    String page = Files.readString(folder.resolve("small.html"));
    assertThat(page)
        .contains("<h1>A small comparison</h1>", "On nim:1,2,3", "On nim:3,4,5:misere")
        .contains("id=\"plot-expert\"", "id=\"plot-1-expert\"", "runs/mexbox compare ");
  }

  @Test
  void json_hasRunsReportLearnersAndContrasts() throws IOException {
    CommandRun run = compare("a", "--json", "--runs", "6", "--seed", "11");
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode json = run.json();
    assertThat(json.get("runs")).hasSize(2 * 2 * 6);
    assertThat(json.get("runs").get(0).get("seed").asLong()).isEqualTo(11);
    assertThat(json.get("runs").get(6).get("episodes").asLong()).isEqualTo(500);
    assertThat(Path.of(json.get("report").asText())).isNotEmptyFile();
    assertThat(json.get("learners")).hasSize(4);
    JsonNode learner = json.get("learners").get(3);
    assertThat(learner.get("game").asText()).isEqualTo("nim:3,4,5:misere");
    assertThat(learner.get("label").asText()).isEqualTo("TD(0), fast");
    assertThat(learner.get("expertScore").get("value").asDouble()).isBetween(0.5, 1.0);
    assertThat(json.get("contrasts")).hasSize(2);
    assertThat(json.get("contrasts").get(0).get("beside").asText()).isEqualTo("q");
  }

  @Test
  void sameComparison_onAnyNumberOfThreads_givesTheSameBytes() throws IOException {
    List<String> tables = new ArrayList<>();
    for (String threads : List.of("1", "2", "5")) {
      assertThat(compare("t" + threads, "--threads", threads).code()).isZero();
      tables.add(csv("t" + threads));
    }
    assertThat(tables).containsOnly(tables.get(0));
  }

  @Test
  void sameComparison_again_takesTheRunsOfTheRecord() throws IOException {
    CommandRun first = compare("a");
    String before = csv("a");
    assertThat(first.err()).doesNotContain("From the record");
    CommandRun second = compare("a");
    assertThat(second.err()).contains("28 runs finished, 0 to go on with, of 28");
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(csv("a")).isEqualTo(before);
    // More seeds: only these are trained. Another setting: nothing of the record fits.
    assertThat(compare("a", "--runs", "8").err()).contains("28 runs finished", "of 32");
    assertThat(compare("a", "--seed", "100").err()).doesNotContain("From the record");
    CommandRun anew = compare("a", "--again");
    assertThat(anew.err()).doesNotContain("From the record");
    assertThat(anew.out()).isEqualTo(first.out());
    assertThat(csv("a").lines().count()).isGreaterThan(2 * before.lines().count());
  }

  @Test
  void comparison_killedAndStartedAgain_endsWithTheSameBits() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("long.yaml"),
            """
            games: nim:1,3,5,7
            agents: [q, matchbox]
            opponent: random
            episodes: 30000
            spacing: 1.05
            runs: 5
            """);
    String[] whole = {"compare", file.toString(), "--store", folder + "/whole.sqlite"};
    String[] killed = {"compare", file.toString(), "--store", folder + "/killed.sqlite"};
    assertThat(CommandRun.of(whole).code()).isZero();
    for (int kill = 0; kill < 4; kill++) {
      ChildProgram child = ChildProgram.start(folder, killed);
      boolean ended = child.endsWithin(1_200 + 400L * kill);
      child.kill();
      if (ended) {
        break;
      }
    }
    CommandRun rest = CommandRun.of(killed);
    assertThat(rest.code()).as(rest.err()).isZero();
    assertThat(rest.err()).contains("From the record");
    assertThat(csv("killed")).isEqualTo(csv("whole"));
  }

  @Test
  void comparison_thatIsWrongAnywhere_trainsNothing() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("wrong.yaml"), "games: nim:1,2\nagents:\n  - q\n  - qq\nruns: 3\n");
    Path store = folder.resolve("none.sqlite");
    CommandRun run = CommandRun.of("compare", file.toString(), "--store", store.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("wrong.yaml line 4, agent: must be one of").hasLineCount(1);
    assertThat(store).doesNotExist();
  }

  @Test
  void printedYaml_isAComparisonOfOnesOwn() throws IOException {
    CommandRun printed = CommandRun.of("compare", "learners-on-nim", "--print");
    Path mine = Files.writeString(folder.resolve("mine.yaml"), printed.out());
    String store = folder.resolve("mine.sqlite").toString();
    CommandRun run =
        CommandRun.of("compare", mine.toString(), "--runs", "1", "--store", store, "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.json().get("title").asText()).isEqualTo("Five learners on Nim");
    assertThat(run.json().get("report").asText()).endsWith("mine.html");
  }

  @Test
  void atOnceGame_isComparedByExploitability() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("hap.yaml"),
            "games: hap:4\nagents: [regret, fictitious]\nepisodes: 200\nruns: 6\n");
    String store = folder.resolve("hap.sqlite").toString();
    CommandRun run = CommandRun.of("compare", file.toString(), "--store", store);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("exploitability").doesNotContain("mastered");
    JsonNode json = CommandRun.of("compare", file.toString(), "--store", store, "--json").json();
    assertThat(json.get("learners").get(0).get("exploitability").get("value").asDouble())
        .isBetween(0.0, 1.0);
    assertThat(Files.readString(folder.resolve("hap.html"))).contains("Exploitability, more");
  }
}
