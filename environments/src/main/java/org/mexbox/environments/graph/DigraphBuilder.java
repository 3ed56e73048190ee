package org.mexbox.environments.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;

/** A {@link Digraph} that is being read. */
final class DigraphBuilder {
  private static final int MAX_NAME = 60;
  // What would make the text of a game ambiguous.
  private static final Set<String> RESERVED = Set.of("normal", "misere");

  private final String source;
  private final Map<String, Integer> vertices = new LinkedHashMap<>();
  private final Map<Integer, Set<Integer>> arrows = new HashMap<>();
  private int arrowCount;
  private @Nullable String start;

  /** A graph without vertices, read from something that errors name. */
  DigraphBuilder(String source) {
    this.source = source;
  }

  /**
   * The vertex of a name, which is added if it is new.
   *
   * @throws InputError if no vertex may have this name
   * @throws LimitError if there are too many vertices
   */
  int vertex(String name) {
    String stripped = name.strip();
    if (stripped.isEmpty()
        || stripped.length() > MAX_NAME
        || stripped.matches(".*[:=\\p{Cntrl}].*")
        || RESERVED.contains(stripped.toLowerCase(java.util.Locale.ROOT))) {
      throw refused("vertex", "must be 1.." + MAX_NAME + " characters, none of them : or =", name);
    }
    Integer known = vertices.putIfAbsent(stripped, vertices.size());
    if (vertices.size() > Digraph.MAX_VERTICES) {
      throw tooMany("vertices", Digraph.MAX_VERTICES);
    }
    return known == null ? vertices.size() - 1 : known;
  }

  /** Draws an arrow between vertices, once. */
  void arrow(int from, int to) {
    boolean isNew = arrows.computeIfAbsent(from, vertex -> new LinkedHashSet<>()).add(to);
    arrowCount += isNew ? 1 : 0;
    if (arrowCount > Digraph.MAX_ARROWS) {
      throw tooMany("arrows", Digraph.MAX_ARROWS);
    }
  }

  /** Says where play begins, instead of at the vertex named first. */
  void start(String name) {
    start = name.strip();
  }

  Digraph build() {
    if (vertices.isEmpty()) {
      throw refused("vertices", "must be 1 at least", "none");
    }
    if (start != null && !vertices.containsKey(start)) {
      throw refused("start", "must be a vertex", start);
    }
    List<String> names = new ArrayList<>(vertices.keySet());
    int[][] lists = new int[names.size()][];
    for (int vertex = 0; vertex < lists.length; vertex++) {
      Set<Integer> to = arrows.getOrDefault(vertex, Set.of());
      lists[vertex] = to.stream().mapToInt(Integer::intValue).toArray();
    }
    return new Digraph(names, lists, start == null ? 0 : vertices.getOrDefault(start, 0));
  }

  private InputError refused(String what, String rule, String value) {
    return InputError.of(source.equals("arrows") ? what : source + ": " + what, rule, value);
  }

  private LimitError tooMany(String what, int most) {
    return LimitError.of(what + " of " + source, "more", most, "draw a smaller graph");
  }
}
