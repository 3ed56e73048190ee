package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class GraphCommandTest {
  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static Document svg(String file) throws Exception {
    byte[] bytes = Files.readAllBytes(Path.of(file));
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes));
  }

  private static long count(Document svg, String tag, String kind) {
    long count = 0;
    for (int i = 0; i < svg.getElementsByTagName(tag).getLength(); i++) {
      String look = ((Element) svg.getElementsByTagName(tag).item(i)).getAttribute("class");
      count += look.equals(kind) || look.startsWith(kind + " ") ? 1 : 0;
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "two-piles:4,4:misere   | 25 | 57 | 8",
        "two-piles:4,4          | 25 | 56 | 8",
        "nim:2,3                | 12 | 30 | 5",
        "subtract:12:take=1,3,4 | 13 | 31 | 7",
        "graph-circle           | 5  | 7  | 1",
        "nim:0                  | 1  | 0  | 0",
      })
  void picture_hasEveryPositionAndArrow(String game, int positions, int edges, int rounds)
      throws Exception {
    CommandRun run = CommandRun.of("graph", game, "--out", file("a.svg"), "--json");
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode json = run.json();
    assertThat(json.get("positions").asInt()).isEqualTo(positions);
    assertThat(json.get("edges").asInt()).isEqualTo(edges);
    assertThat(json.get("rounds").asInt()).isEqualTo(rounds);
    assertThat(json.get("file").asText()).isEqualTo(file("a.svg"));
    Document svg = svg(file("a.svg"));
    assertThat(count(svg, "text", "name")).isEqualTo(json.get("vertices").size());
    // One winning arrow more is in the legend.
    assertThat(count(svg, "path", "arrow") + count(svg, "path", "winning") - 1).isEqualTo(edges);
    assertThat(Files.readString(Path.of(file("a.svg"))))
        .contains("prefers-color-scheme: dark")
        .doesNotContain("NaN")
        .doesNotContain("http://localhost");
  }

  @Test
  void round_showsTheLabelsUpToItAndNoOthers() throws Exception {
    long before = -1;
    for (int k = 0; k <= 8; k++) {
      CommandRun run =
          CommandRun.of(
              "graph", "two-piles-misere", "--round", "" + k, "--out", file(k + ".svg"), "--json");
      assertThat(run.code()).as(run.err()).isZero();
      Document svg = svg(file(k + ".svg"));
      long labelled = count(svg, "text", "label");
      assertThat(labelled).isGreaterThan(before);
      assertThat(count(svg, "rect", "new")).isEqualTo(labelled - Math.max(0, before));
      before = labelled;
    }
    assertThat(before).isEqualTo(26);
    String out = CommandRun.of("graph", "two-piles-misere", "--round", "2").out();
    assertThat(out).contains("B-1, lost").contains("0,1  1,0").doesNotContain("A-2");
  }

  // Two ways to the same labels: misere play with its end drawn in is normal play on that graph.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "two-piles:3,3:misere",
        "nim:2,3",
        "chomp:3x3",
        "graph-circle:misere",
        "nim:1,2:misere",
        "stamps:2x2",
        "turtles:KNN:misere",
        "chess-mate:k7/8/1K6/8/8/8/8/7R,w,1"
      })
  void dotFile_isReadBackAsAGameWithTheSameLabels(String game) {
    JsonNode first = CommandRun.of("graph", game, "--out", file("g.dot"), "--json").json();
    CommandRun again = CommandRun.of("graph", "graph:" + file("g.dot"), "--json");
    assertThat(again.code()).as(again.err()).isZero();
    assertThat(labels(again.json())).isEqualTo(labels(first));
    assertThat(again.json().get("vertices").get(0).get("position"))
        .isEqualTo(first.get("vertices").get(0).get("position"));
  }

  private static Map<String, String> labels(JsonNode json) {
    Map<String, String> labels = new HashMap<>();
    json.get("vertices")
        .forEach(
            each ->
                labels.put(
                    each.get("position").asText(), each.get("label") + " " + each.get("round")));
    return labels;
  }

  @Test
  void lists_ofAGraphWithoutFile_tellTheNimValues() {
    CommandRun run = CommandRun.of("graph", "cz-ex13");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Nim-value 0:  c  d  g").contains("Nim-value 2:  a  e");
    assertThat(CommandRun.of("graph", "graph-circle").out())
        .contains("Never labelled, so a draw:  a  b  c");
    assertThat(CommandRun.of("graph", "chomp:4x5").out().lines())
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void graph_whereThePlayersHaveDifferentMoves_hasWinnersOnly_andSaysWhy() throws IOException {
    CommandRun run = CommandRun.of("graph", "hexapawn:3x2", "--out", file("h.svg"));
    assertThat(run.out())
        .contains("No nim-values: the two players have different moves.")
        .doesNotContain("Nim-value 0");
    assertThat(Files.readString(Path.of(file("h.svg"))))
        .contains("no nim-values")
        .doesNotContain("g=");
    CommandRun dot = CommandRun.of("graph", "hexapawn:3x2", "--out", file("h.dot"), "--json");
    assertThat(Files.readString(Path.of(file("h.dot")))).doesNotContain("g=");
    assertThat(dot.json().get("vertices"))
        .allMatch(each -> each.get("value").isNull() && !each.get("label").isNull());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graph nim:2,3 --out x.png         | 2 | --out",
        "graph nim:2,3 --out x             | 2 | --out",
        "graph nim:2,3 --round 6           | 2 | must be 0..5",
        "graph nim:2,3 --round -1          | 2 | must be 0..5",
        "graph nim:2,3 --limit 0           | 2 | --limit",
        "graph nim:2,3 --limit 99999999    | 2 | --limit",
        "graph nim:30,30,30                | 3 | raise it with --limit",
        "graph nim:1000000000              | 3 | at most 2000 allowed",
        "graph hexagons:9                  | 3 | raise it with --limit",
        "graph                             | 2 | GAME",
        "graph graph:none.dot              | 2 | must exist",
      })
  void wrongInput_isOneClearLine(String line, int code, String message) {
    CommandRun run = CommandRun.of(line.strip().split(" +"));
    assertThat(run.code()).as(run.err()).isEqualTo(code);
    assertThat(run.err()).contains(message).hasLineCount(1).doesNotContain("Exception");
  }

  @Test
  void solve_withPicture_writesItAndSaysWhere() throws Exception {
    CommandRun run = CommandRun.of("solve", "chomp:3x3", "--picture", file("p.svg"), "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.json().get("picture").asText()).isEqualTo(file("p.svg"));
    assertThat(count(svg(file("p.svg")), "rect", "cell")).isEqualTo(9);
    CommandRun wrong = CommandRun.of("solve", "nim:3", "--picture", file("p.png"));
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).hasLineCount(1).contains("--picture").contains(".svg");
  }

  @Test
  void fileThatCannotBeWritten_isOneClearLine_andItsOwnIsOverwritten() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain"), "");
    CommandRun run = CommandRun.of("graph", "nim:1", "--out", plain.resolve("a.svg").toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("file:");
    for (int i = 0; i < 2; i++) {
      assertThat(CommandRun.of("graph", "nim:1", "--out", file("new/a.svg")).code()).isZero();
    }
  }

  // There is no label for a draw at the end of play, nor for points.
  @Test
  void graph_ofAGameWithDrawsOrPoints_isRefused() {
    for (String game : new String[] {"strip-of-numbers", "triominoes:2x3", "mnk:2x2:k=3"}) {
      CommandRun run = CommandRun.of("graph", game);
      assertThat(run.code()).as(game).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1).contains("ends won or lost");
    }
    assertThat(CommandRun.of("graph", "hexapawn").code()).isZero();
  }

  @Test
  void chessProblem_isDrawn_withItsKeyAsTheOnlyWinningMove() throws Exception {
    String game = "chess-mate:k7/8/1K6/8/8/8/8/7R,w,1";
    CommandRun run = CommandRun.of("graph", game, "--out", file("m.svg"));
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("and z, added: ends that the player to move has won");
    // The key, the moves that do not mate on to z, and the sample in the legend.
    int ends = 20 - 1;
    assertThat(count(svg(file("m.svg")), "path", "winning")).isEqualTo(1 + ends + 1);
    assertThat(Files.readString(Path.of(file("m.svg")))).contains("Mate within the moves");
  }
}
