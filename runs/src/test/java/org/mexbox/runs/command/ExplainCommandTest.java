package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trained agents read back, and what they have proved written down and checked. */
class ExplainCommandTest {
  @TempDir Path folder;

  private CommandRun run(String... args) {
    String[] all = Arrays.copyOf(args, args.length + 2);
    all[args.length] = "--store";
    all[args.length + 1] = folder.resolve("runs.sqlite").toString();
    return CommandRun.of(all);
  }

  private void learn(String game, String agent, int episodes) {
    CommandRun learnt =
        run("learn", game, "--agent", agent, "--episodes", "" + episodes, "--quiet");
    assertThat(learnt.code()).as(learnt.err()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "explain-quotient        | nim:3            | quotient        | 20",
        "explain-quotient-misere | nim:3:misere     | quotient        | 20",
        "explain-kayles-misere   | kayles:5:misere  | quotient        | 100",
        "explain-product-network | nim:1,2,3        | product-network | 8000",
        "explain-unproved        | nim:1,2,3        | product-network | 10",
        "explain-matchbox        | nim:1,2,3        | matchbox        | 200",
        "explain-q               | nim:1,3,5        | q               | 10",
      })
  void explain_ofATinyRun_printsWhatItPrinted(String name, String game, String agent, int episodes)
      throws IOException {
    learn(game, agent, episodes);
    CommandRun explained = run("explain", "r1");
    assertThat(explained.code()).as(explained.err()).isZero();
    Golden.assertPrinted(name, explained.out());
  }

  @Test
  void explain_asJson_holdsTheTableAndTheNumbers() {
    learn("nim:3", "quotient", 20);
    JsonNode json = run("explain", "r1", "--json").json();
    assertThat(json.get("proved").asBoolean()).isTrue();
    assertThat(json.get("classes")).hasSize(4);
    for (int a = 0; a < 4; a++) {
      for (int b = 0; b < 4; b++) {
        int sum = json.get("table").get(a).get(b).asInt();
        assertThat(json.get("numbers").get(sum).asInt())
            .isEqualTo(json.get("numbers").get(a).asInt() ^ json.get("numbers").get(b).asInt());
      }
    }
    assertThat(json.get("isGroup").asBoolean()).isTrue();
    assertThat(json.get("agreeWithTeacher").asInt()).isEqualTo(3);
    assertThat(json.get("characters")).hasSize(4);
  }

  @Test
  void explain_asJson_holdsErrorsAndDeadMoves() {
    learn("nim:1,2,3", "matchbox", 10);
    JsonNode json = run("explain", "r1", "--json").json();
    assertThat(json.get("proved").asBoolean()).isFalse();
    assertThat(json.get("boxes").asInt()).isPositive();
    assertThat(json.get("deadMoves")).isNotEmpty();
    assertThat(json.get("errors")).isNotEmpty();
    assertThat(json.get("errors").get(0).has("right")).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"nim:3|quotient|20", "nim:3|grown-network|20", "nim:1,2,3|product-network|8000"})
  void certificate_isWritten_andAcceptedByWhoeverReadsIt(String game, String agent, int episodes)
      throws IOException {
    learn(game, agent, episodes);
    Path file = folder.resolve("proof.txt");
    CommandRun written = run("certificate", "r1", "--out", file.toString());
    assertThat(written.code()).as(written.err()).isZero();
    assertThat(written.out()).startsWith("Accepted");
    assertThat(run("certificate", "r1").out()).isEqualTo(Files.readString(file));
    CommandRun checked = run("certificate", "--check", file.toString());
    assertThat(checked.code()).isZero();
    assertThat(checked.out()).isEqualTo(written.out());
  }

  @Test
  void certificate_thatIsWrong_isRefusedWithItsReason() throws IOException {
    Path file = folder.resolve("false.txt");
    Files.writeString(
        file,
        """
        mexbox certificate 1
        game nim:2
        classes 3
        lost 0
        component 1: 1 0 2
        component 2: 2 1 0
        end
        """);
    CommandRun checked = run("certificate", "--check", file.toString());
    assertThat(checked.code()).isEqualTo(2);
    assertThat(checked.out()).startsWith("Refused, for nim:2: wrong for the sum of");
    JsonNode json = run("certificate", "--check", file.toString(), "--json").json();
    assertThat(json.get("accepted").asBoolean()).isFalse();
    assertThat(json.get("reason").asText()).startsWith("wrong for the sum of");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "certificate r1|learner: must be one that proves what it learns",
        "certificate r2|learner: must have proved what it learnt; give it more games",
        "certificate r9|run",
        "certificate|certificate: must name a run",
        "certificate r1 --check x|--check: must stand alone",
        "certificate --check nothing-there|--check: must be a file that is there",
        "explain nothing-there|agent file: must be there",
        "explain r9|run",
      })
  void badInput_isOneLine(String command, String message) {
    learn("nim:1,2", "q", 10);
    learn("nim:1,2,3", "product-network", 10);
    CommandRun bad = run(command.split(" "));
    assertThat(bad.code()).isEqualTo(2);
    assertThat(bad.err()).startsWith("mexbox: " + message);
    assertThat(bad.err().lines()).hasSize(1);
  }
}
