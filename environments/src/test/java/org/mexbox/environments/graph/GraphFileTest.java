package org.mexbox.environments.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.catalogue.Catalogue;

class GraphFileTest {
  private static final String FOLDER = "src/test/resources/graphs/";

  @TempDir Path folder;

  private static String arrows(String text, String ending) {
    Digraph graph =
        ending.equals("dot") ? DotGraph.read(text, "x.dot") : JsonGraph.read(text, "x.json");
    List<String> lines = new ArrayList<>();
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      String to = graph.arrows(vertex).stream().map(graph::name).collect(Collectors.joining(" "));
      lines.add((graph.name(vertex) + (vertex == graph.start() ? "*" : "") + ">" + to).strip());
    }
    return String.join(" | ", lines);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "digraph{a}                                     # a*>",
        "digraph { a -> b -> c; a -> c }                # a*>b c | b>c | c>",
        "digraph { a -> b, a -> b; b->a }               # a*>b | b>a",
        "STRICT DiGraph x { A -> a }                    # A*>a | a>",
        "digraph { a -> {b c -> d} -> e }               # a*>b c d | b>e | c>d e | d>e | e>",
        "digraph { {a b} -> c }                         # a*>c | b>c | c>",
        "digraph { subgraph s { a } -> b }              # a*>b | b>",
        "digraph { start=b; a -> b }                    # a>b | b*>",
        "digraph { graph [start=b, x=1]; a -> b }       # a>b | b*>",
        "digraph { a -> b b [color=red][start=true] }   # a>b | b*>",
        "digraph { a -> b; a [start=false] }            # a*>b | b>",
        "digraph { node[x] edge[y=z;u] graph[] a->a }   # a*>a",
        "digraph { \"a b\" -> \"\" -> c }               # !",
        "digraph { é -> \"x -> y\" /* -> z */ // -> u } # !",
        "digraph { é->\"x -> y\" /* -> z */ }           # é*>x -> y | x -> y>",
        "digraph { -1.5 -> .5 }                         # -1.5*>.5 | .5>",
      })
  void dot_text_isReadAsThatGraph(String text, String expected) {
    if (expected.equals("!")) {
      assertThatThrownBy(() -> arrows(text, "dot")).isInstanceOf(InputError.class);
    } else {
      assertThat(arrows(text, "dot")).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "{\"a\": [\"b\"], \"b\": []}                     # a*>b | b>",
        "{\"start\": \"b\", \"a\": [\"b\", \"b\"]}       # a>b | b*>",
        "{\"start\": [\"b\"]}                            # start*>b | b>",
        "{\"edges\": [[\"a\", 1], [1, \"a\"]]}           # a*>1 | 1>a",
        "{\"nodes\": [3, {\"id\": 4}], \"links\": []}    # 3*> | 4>",
        "{\"vertices\": [\"\\u0061\\n\"], \"edges\": []} # a*>",
        " {\"arrows\":[{\"source\":\"a\",\"to\":\"b\"}],\"start\":\"b\"} # a>b | b*>",
      })
  void json_text_isReadAsThatGraph(String text, String expected) {
    assertThat(arrows(text, "json")).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "dot  # graph { a -- b }                  # line 1: must begin with digraph",
        "dot  # digraph { a -- b }                # line 1: must be an arrow ->",
        "dot  # digraph {;a -> b;c -> }           # line 3: must be a vertex after ->, was \"}\"",
        "dot  # digraph {;a -> b;                 # line 3: must be a vertex, an edge or }",
        "dot  # digraph {;a [color=];}            # line 2: must be a value after =",
        "dot  # digraph {;a [color=red;           # line 3: must be an attribute or ]",
        "dot  # digraph {;a;};b                   # line 4: must end after the closing }",
        "dot  # digraph {;\"a -> b;}              # line 2: must end a name with",
        "dot  # digraph {;/* a -> b;}             # must end a comment",
        "dot  # digraph {;a [label=<<b>];}        # line 2: must end a label with >",
        "dot  # digraph {}                        # vertices: must be 1 at least",
        "dot  # digraph { start=x; a }            # start: must be a vertex, was \"x\"",
        "dot  # digraph { \"a=b\" }               # vertex: must be 1..60 characters",
        "dot  # digraph { misere }                # vertex: must be 1..60 characters",
        "dot  # nonsense                          # line 1: must begin with digraph",
        "json # [1]                               # line 1: must be an object",
        "json # {\"a\": \"b\"}                    # line 1: must be a list",
        "json # {\"a\": [\"b\"];                  # line 2: must be , or }",
        "json # {;\"edges\": [;[\"a\"]]}          # line 3: must be an edge of two vertices",
        "json # {\"edges\": [{\"from\": \"a\"}]}  # line 1: must have a to",
        "json # {\"a\": [b]}                      # line 1: must be a value, with its name in",
        "json # {\"a\": [], \"a\": []}            # line 1: must have each name once",
        "json # {\"a\": [{\"x\": 1}]}             # line 1: must have an id",
        "json # {\"a\": []} x                     # line 1: must end after",
        "json # {\"a;\": []}                      # line 1: must end a name",
        "json # {\"\\x\": []}                     # line 1: must be an escape of JSON",
        "json # {}                                # vertices: must be 1 at least",
      })
  void badText_isRefusedInOneLineThatNamesItsLine(String ending, String text, String message)
      throws IOException {
    Path file = folder.resolve("graph." + ending);
    Files.writeString(file, text.replace(";", "\n"));
    assertThatThrownBy(() -> Catalogue.game("graph:" + file))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("graph." + ending)
        .hasMessageContaining(message)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
  }

  @Test
  void dotFile_withAllThatIsAllowed_isRead() {
    Game game = Catalogue.game("graph:" + FOLDER + "loopy.dot");
    assertThat(game.start()).hasToString("hall");
    assertThat(game.start().moves()).hasToString("[hall->kitchen, hall->study]");
    assertThat(game.ruleset().parse("the stairs").moves())
        .hasToString("[the stairs->cellar, the stairs->bath]");
    assertThat(game.ruleset().parse("attic").moves()).hasToString("[attic->attic]");
    assertThat(game.ruleset().parse("say \"no\"").isTerminal()).isTrue();
    assertThat(game.ruleset().loopy()).isTrue();
    assertThat(game.packing()).isEmpty();
  }

  @Test
  void fileThatChanged_isNotTakenForTheOldOne() throws IOException {
    Path file = Files.writeString(folder.resolve("a.dot"), "digraph { a -> b }");
    String printed = Catalogue.game("graph:" + file).toString();
    assertThat(Catalogue.game(printed)).hasToString(printed);
    Files.writeString(file, "digraph { a -> b -> c }");
    assertThatThrownBy(() -> Catalogue.game(printed))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("the graph has changed since");
  }

  @Test
  void filesThatCannotBeRead_areRefusedInOneLine() throws IOException {
    Path binary = folder.resolve("b.dot");
    Files.write(binary, new byte[] {(byte) 0xFF, 0, (byte) 0xC0});
    Path large = folder.resolve("l.json");
    Files.write(large, new byte[GraphFile.MAX_BYTES + 1]);
    Path deep = Files.writeString(folder.resolve("d.dot"), "digraph {" + "{".repeat(100_000));
    Path nested = Files.writeString(folder.resolve("n.json"), "{\"a\":" + "[".repeat(100_000));
    for (Path file : List.of(binary, deep, nested, folder.resolve("none.dot"), folder)) {
      assertThatThrownBy(() -> Catalogue.game("graph:a:file=" + file))
          .isInstanceOf(InputError.class);
    }
    assertThatThrownBy(() -> Catalogue.game("graph:" + large)).isInstanceOf(LimitError.class);
  }

  @Test
  void anyText_isReadOrRefusedInOneShortLine() {
    String[] pieces = {
      "digraph", "{", "}", "a", "\"b c\"", "->", "--", ";", ",", "[", "]", "=", "start", "node",
          ":",
      "subgraph", "/*", "*/", "//", "\n", "#", "<", ">", "\"", "\\", "-", "7", "é", "\ud83d", "\0"
    };
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(i % 2 == 0 ? "digraph {" : "{");
      for (int n = random.nextInt(14); n >= 0; n--) {
        text.append(pieces[random.nextInt(pieces.length)]).append(i % 3 == 0 ? " " : "");
      }
      text.append(i % 4 == 0 ? "" : "}");
      try {
        assertThat(arrows(text.toString(), i % 2 == 0 ? "dot" : "json")).isNotEmpty();
      } catch (InputError e) {
        assertThat(e.getMessage()).hasSizeLessThan(260).doesNotContain("\n").doesNotContain("\0");
      }
    }
  }
}
