package org.mexbox.runs.picture;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Position;
import org.mexbox.teacher.graph.LabelledGraph;
import org.mexbox.teacher.value.Outcome;

/**
 * What is shown of a labelled graph.
 *
 * @param graph the graph
 * @param until the last round whose labels are shown; empty for all, and the nim-values too
 */
public record LabelView(LabelledGraph graph, OptionalInt until) {

  boolean isLabelled(int vertex) {
    OptionalInt round = graph.round(vertex);
    return round.isPresent() && round.getAsInt() <= until.orElse(Integer.MAX_VALUE);
  }

  /** True for what the round shown last has labelled, if not all rounds are shown. */
  boolean isNew(int vertex) {
    return until.isPresent() && graph.round(vertex).equals(until);
  }

  boolean isDraw(int vertex) {
    return until.isEmpty() && graph.outcome(vertex) == Outcome.DRAW;
  }

  /** {@code 0} lost, {@code 1} won, empty where there is no label. */
  String label(int vertex) {
    return isLabelled(vertex) ? graph.outcome(vertex) == Outcome.P ? "0" : "1" : "";
  }

  /** {@code B-2}, empty where there is no label. */
  String round(int vertex) {
    return isLabelled(vertex) ? LabelledGraph.roundName(graph.round(vertex).orElse(0)) : "";
  }

  OptionalInt nimValue(int vertex) {
    return until.isEmpty() ? graph.nimValue(vertex) : OptionalInt.empty();
  }

  /** True if an arrow leads from a 1 to a 0. */
  boolean isWinning(int from, int to) {
    return label(from).equals("1") && label(to).equals("0");
  }

  /** The text of a position; the vertex that is added has a name that no other one has. */
  public String name(int vertex) {
    return graph.position(vertex).map(Position::toString).orElseGet(this::endName);
  }

  private String endName() {
    List<String> taken =
        java.util.stream.IntStream.range(0, graph.positions())
            .mapToObj(vertex -> graph.position(vertex).map(Position::toString).orElse(""))
            .toList();
    String name = "z";
    while (taken.contains(name)) {
      name += "'";
    }
    return name;
  }
}
