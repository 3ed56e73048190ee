package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoopyGameTest {
  @TempDir Path folder;

  @Test
  void solve_ofACircle_saysDrawAndWhichMovesKeepIt() {
    CommandRun run = CommandRun.of("solve", "graph-circle", "--json");
    JsonNode json = run.json();
    assertThat(json.get("outcome").asText()).isEqualTo("draw");
    assertThat(json.get("winner").asText()).isEqualTo("draw");
    assertThat(json.get("value").isNull()).isTrue();
    assertThat(run.texts("winningMoves")).isEmpty();
    assertThat(run.texts("bestMoves")).containsExactly("a->b");
    assertThat(String.join(" ", run.texts("explanation"))).contains("a->b");
    assertThat(CommandRun.of("solve", "graph-circle").out()).contains("A draw under perfect play.");
  }

  @Test
  void solve_ofAGraphFile_answersForItsStart() throws IOException {
    Path file =
        Files.writeString(folder.resolve("house.dot"), "digraph { a -> b -> a; a -> c -> d }");
    CommandRun run = CommandRun.of("solve", "graph:" + file + ":start=b", "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.json().get("position").asText()).isEqualTo("b");
    assertThat(run.json().get("outcome").asText()).isEqualTo("draw");
    String printed = run.json().get("game").asText();
    assertThat(CommandRun.of("solve", printed, "--json").json().get("game").asText())
        .isEqualTo(printed);
  }

  @Test
  void match_onACircle_endsAsADrawAndSaysSo() {
    CommandRun run = CommandRun.of("match", "graph-circle", "teacher", "teacher", "--games", "4");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("drew 4").contains("Draws because 1,000 moves were made: 4.");
    JsonNode json =
        CommandRun.of("match", "graph-circle", "teacher", "random", "--games", "4", "--json")
            .json();
    assertThat(json.get("wins").asInt()).isEqualTo(4);
    assertThat(json.get("cut").asInt()).isZero();
    assertThat(json.get("exact").isNull()).isTrue();
  }

  @Test
  void play_onACircle_saysThatItMayEndAsADraw() {
    CommandRun run =
        CommandRun.withInput("hint\nwhy\na->b\na\nundo\nquit\n", "play", "graph-circle");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("after 1000 moves it is a draw")
        .contains("* a -> b, d")
        .contains("Keeps the draw: a->b")
        .contains("teacher plays b->c");
    String manyRounds = "b\na\nc\n".repeat(400);
    CommandRun whole = CommandRun.withInput(manyRounds, "play", "graph-circle");
    assertThat(whole.out()).contains("That was move 1000, so it is a draw.");
  }

  @Test
  void learning_ofLoopyGames_isRefusedInOneLine() {
    String store = folder.resolve("runs.sqlite").toString();
    CommandRun run =
        CommandRun.of("learn", "graph-circle", "--agent", "q", "--episodes", "9", "--store", store);
    assertThat(run.code()).as(run.err()).isEqualTo(3);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("play can come back to a position")
        .doesNotContain("Exception");
  }

  @Test
  void exam_ofACircle_tellsAChampionAndDrawsHeld() {
    CommandRun run = CommandRun.of("exam", "graph-circle", "--agent", "teacher", "--json");
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode json = run.json();
    assertThat(json.get("expertScore").asDouble()).isEqualTo(1);
    assertThat(json.get("champion").asBoolean()).isTrue();
    assertThat(json.get("drawsHeld").asDouble()).isEqualTo(1);
    assertThat(json.get("winRateVsTeacher").isNull()).isTrue();
    CommandRun random = CommandRun.of("exam", "graph-circle", "--agent", "random");
    assertThat(random.out())
        .contains("not computed: play may never end")
        .doesNotContain("half a win");
  }

  @Test
  void solve_ofACircle_namesASecondMethod() {
    JsonNode json = CommandRun.of("solve", "graph-circle", "--json").json();
    assertThat(json.get("agreedBy").toString()).isEqualTo("[\"value-iteration\"]");
    JsonNode chess = CommandRun.of("solve", "double-chess:k2/3/K1R,w", "--json").json();
    assertThat(chess.get("agreedBy").toString()).isEqualTo("[\"value-iteration\"]");
  }

  // From d on the graph has no circle: its positions are numbered, and an exam works.
  @Test
  void exam_ofAPartWithoutCircles_works() {
    CommandRun run = CommandRun.of("exam", "graph-circle:d", "--agent", "teacher", "--json");
    assertThat(run.json().get("expertScore").asDouble()).isEqualTo(1);
  }
}
