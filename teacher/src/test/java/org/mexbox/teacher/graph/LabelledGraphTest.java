package org.mexbox.teacher.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.solve.Oracles;
import org.mexbox.teacher.solve.SpragueGrundySolver;
import org.mexbox.teacher.value.Outcome;

class LabelledGraphTest {

  private static LabelledGraph graph(String game) {
    return LabelledGraph.of(Catalogue.game(game).start(), 5_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "two-piles:4,4",
        "two-piles:4,4:misere",
        "nim:3,4,5",
        "nim:3,4,5:misere",
        "chomp:4x5",
        "subtract:30:take=1,3,4:misere",
        "labelling-algorithm-2",
        "cz-ex13:misere",
        "graph-circle",
        "graph-circle:misere",
        "graph:a-b-c-d-e-a,e-f-g-h,d-g",
        "graph:a-a,a-b,b-c",
        "vertices",
        "stamps:3x3",
        "kayles:9",
      })
  void rounds_areThoseOfRetrogradeAnalysis(String game) {
    LabelledGraph graph = graph(game);
    BackwardLabelling other = BackwardLabelling.of(Catalogue.game(game).start(), 5_000);
    // Under misere play all begins a round later, with the vertex that is added.
    int later = graph.size() - graph.positions();
    for (int vertex = 0; vertex < graph.positions(); vertex++) {
      Position position = graph.position(vertex).orElseThrow();
      boolean isDraw = other.outcome(position) == Outcome.DRAW;
      assertThat(graph.outcome(vertex)).as("%s", position).isEqualTo(other.outcome(position));
      assertThat(graph.round(vertex))
          .as("%s", position)
          .isEqualTo(isDraw ? OptionalInt.empty() : OptionalInt.of(other.round(position) + later));
    }
    assertThat(graph.lastRound()).isEqualTo(other.lastRound() + later);
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess-mate-in-2", "chess-mate", "digits:3:divisor=7", "ones:1?1?1"})
  void endsOfBothKinds_areLabelledByWhoHasWon(String game) {
    LabelledGraph graph = graph(game);
    BackwardLabelling other = BackwardLabelling.of(Catalogue.game(game).start(), 5_000);
    int end = graph.positions();
    assertThat(graph.size()).isEqualTo(end + 1);
    assertThat(graph.round(end)).hasValue(0);
    for (int vertex = 0; vertex < graph.positions(); vertex++) {
      Position position = graph.position(vertex).orElseThrow();
      assertThat(graph.outcome(vertex)).as("%s", position).isEqualTo(other.outcome(position));
      boolean isWonEnd = position.isTerminal() && graph.outcome(vertex) == Outcome.N;
      assertThat(graph.options(vertex).equals(List.of(end))).isEqualTo(isWonEnd);
    }
  }

  @Test
  void twoPiles_toFortyEach_haveThePublishedLabelsAndValues() {
    Map<String, Integer> label = new HashMap<>();
    LabelledGraph normal = graph("two-piles:40,40");
    LabelledGraph misere = graph("two-piles:40,40:misere");
    Map<String, Integer> value = new HashMap<>();
    for (int vertex = 0; vertex < normal.positions(); vertex++) {
      String name = normal.position(vertex).orElseThrow().toString();
      label.put("n" + name, normal.outcome(vertex) == Outcome.N ? 1 : 0);
      value.put(name, normal.nimValue(vertex).orElseThrow());
      String other = misere.position(vertex).orElseThrow().toString();
      label.put("m" + other, misere.outcome(vertex) == Outcome.N ? 1 : 0);
    }
    for (Oracles.Row row : Oracles.rows("two_piles_labels.csv")) {
      String name = row.text("a") + "," + row.text("b");
      assertThat(label.get("n" + name)).as(name).isEqualTo(number(row, "label_normal"));
      assertThat(label.get("m" + name)).as(name).isEqualTo(number(row, "label_misere"));
      int min = Math.min(number(row, "a"), number(row, "b"));
      boolean evenSum = (number(row, "a") + number(row, "b")) % 2 == 0;
      int known = evenSum ? min % 2 == 0 ? 0 : 2 : min % 2 == 0 ? 1 : 3;
      assertThat(value.get(name)).as(name).isEqualTo(known);
    }
  }

  private static int number(Oracles.Row row, String column) {
    return Integer.parseInt(row.text(column));
  }

  // The figures of the text: A-1, B-1, ... B-4 on the board of 25 positions and z.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | z",
        "1 | 0,0",
        "2 | 0,1 1,0",
        "3 | 0,2 1,1 1,2 2,0 2,1",
        "4 | 0,3 2,2 3,0",
        "5 | 0,4 1,3 1,4 2,3 3,1 3,2 3,3 4,0 4,1",
        "6 | 2,4 4,2",
        "7 | 3,4 4,3",
        "8 | 4,4",
      })
  void twoPilesMisere_isLabelledInThePhasesOfTheText(int round, String positions) {
    LabelledGraph graph = graph("two-piles-misere");
    assertThat(graph.size()).isEqualTo(26);
    assertThat(graph.lastRound()).isEqualTo(8);
    List<String> labelled =
        IntStream.range(0, graph.size())
            .filter(vertex -> graph.round(vertex).orElse(-1) == round)
            .mapToObj(vertex -> graph.position(vertex).map(Position::toString).orElse("z"))
            .sorted()
            .toList();
    assertThat(labelled).containsExactly(positions.split(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"chomp:4x5", "cz-ex13", "nim:3,4,5", "stamps:3x3", "kayles:9"})
  void nimValues_areThoseOfTheRecursion(String game) {
    LabelledGraph graph = graph(game);
    SpragueGrundySolver recursion = new SpragueGrundySolver();
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      int value = recursion.nimValue(graph.position(vertex).orElseThrow());
      assertThat(graph.nimValue(vertex)).isEqualTo(OptionalInt.of(value));
      assertThat(graph.outcome(vertex)).isEqualTo(value == 0 ? Outcome.P : Outcome.N);
    }
  }

  @Test
  void roundNames_areThoseOfTheText() {
    assertThat(IntStream.rangeClosed(0, 5).mapToObj(LabelledGraph::roundName))
        .containsExactly("0", "A-1", "B-1", "A-2", "B-2", "A-3");
  }

  @Test
  void largerGraphs_areRefusedWithTheWayOut() {
    assertThatThrownBy(() -> LabelledGraph.of(Catalogue.game("nim:9,9").start(), 99))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("at most 99 allowed")
        .hasMessageContaining("--limit");
    assertThat(LabelledGraph.of(Catalogue.game("nim:9,9").start(), 100).positions()).isEqualTo(100);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hexapawn", "northcott:1-3", "nim:1,2:misere", "graph-circle"})
  void nimValues_whereTheyMeanNothing_areNone(String game) {
    LabelledGraph graph = LabelledGraph.of(Catalogue.game(game).start(), 2_000);
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      assertThat(graph.nimValue(vertex)).isEmpty();
    }
  }
}
