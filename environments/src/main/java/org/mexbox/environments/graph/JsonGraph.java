package org.mexbox.environments.graph;

import java.util.List;
import java.util.Map;
import org.mexbox.environments.InputError;

/**
 * A directed graph in JSON: either a list of targets for each vertex, {@code {"a": ["b", "c"], "b":
 * []}}, or {@code {"start": "a", "vertices": ["a", "b"], "edges": [["a", "b"]]}}. An edge may also
 * be an object with {@code from} and {@code to} or {@code source} and {@code target}, a vertex one
 * with {@code id}; {@code nodes} and {@code links} are read as well.
 */
final class JsonGraph {
  private static final String START = "start";
  private static final List<String> EDGES = List.of("edges", "links", "arrows");
  private static final List<String> VERTICES = List.of("vertices", "nodes");

  private final DigraphBuilder builder;

  private JsonGraph(String name) {
    builder = new DigraphBuilder(name);
  }

  /**
   * The graph of a file.
   *
   * @throws InputError if it is none; the message names the line
   */
  static Digraph read(String text, String name) {
    JsonText reader = new JsonText(text, name);
    JsonText.Value document = reader.document();
    Map<String, JsonText.Value> keys = document.object("must be an object {...}");
    JsonGraph graph = new JsonGraph(name);
    boolean listed =
        EDGES.stream().anyMatch(keys::containsKey) || VERTICES.stream().anyMatch(keys::containsKey);
    if (listed) {
      graph.readLists(keys);
    } else {
      graph.readTargets(keys);
    }
    return graph.builder.build();
  }

  private void readLists(Map<String, JsonText.Value> keys) {
    for (String key : VERTICES) {
      if (keys.containsKey(key)) {
        keys.get(key).list("must be a list of vertices").forEach(this::vertex);
      }
    }
    for (String key : EDGES) {
      if (keys.containsKey(key)) {
        keys.get(key).list("must be a list of edges").forEach(this::edge);
      }
    }
    if (keys.containsKey(START)) {
      builder.start(keys.get(START).text("must be the name of a vertex"));
    }
  }

  private void readTargets(Map<String, JsonText.Value> keys) {
    keys.forEach(
        (name, value) -> {
          if (name.equals(START) && value.isText()) {
            builder.start(value.text("must be the name of a vertex"));
            return;
          }
          int from = builder.vertex(name);
          value
              .list("must be a list of the vertices that arrows lead to")
              .forEach(to -> builder.arrow(from, vertex(to)));
        });
  }

  private int vertex(JsonText.Value value) {
    JsonText.Value name =
        value.isObject() ? value.first(List.of("id", "name"), "must have an id") : value;
    return builder.vertex(name.text("must be the name of a vertex"));
  }

  private void edge(JsonText.Value value) {
    if (value.isObject()) {
      JsonText.Value from = value.first(List.of("from", "source"), "must have a from");
      JsonText.Value to = value.first(List.of("to", "target"), "must have a to");
      builder.arrow(vertex(from), vertex(to));
      return;
    }
    List<JsonText.Value> ends = value.list("must be an edge such as [\"a\", \"b\"]");
    if (ends.size() != 2) {
      throw value.refused("must be an edge of two vertices");
    }
    builder.arrow(vertex(ends.get(0)), vertex(ends.get(1)));
  }
}
