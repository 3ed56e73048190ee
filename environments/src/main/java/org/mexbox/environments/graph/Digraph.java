package org.mexbox.environments.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import org.mexbox.environments.InputError;

/**
 * A directed graph whose vertices have names; arrows may lead round in a circle, and from a vertex
 * to itself. Between two vertices there is at most one arrow each way. Immutable; graphs with the
 * same vertices, arrows and start, all in the same order, are equal.
 */
public final class Digraph {
  /** The most vertices. */
  public static final int MAX_VERTICES = 100_000;

  /** The most arrows. */
  public static final int MAX_ARROWS = 1_000_000;

  private final List<String> names;
  private final int[][] arrows;
  private final int start;
  private final boolean loopy;

  Digraph(List<String> names, int[][] arrows, int start) {
    this.names = List.copyOf(names);
    this.arrows = arrows;
    this.start = start;
    this.loopy = hasCircle(arrows);
  }

  /**
   * Reads arrows written in one line: {@code a-b,b-c}, {@code a-b-c} for both of these, {@code c}
   * alone for a vertex without arrows; {@code ->} does for {@code -}. Play begins at the vertex
   * that is named first.
   *
   * @throws InputError if the text is none
   */
  static Digraph parse(String text) {
    DigraphBuilder builder = new DigraphBuilder("arrows");
    for (String chain : text.split(",", -1)) {
      int from = -1;
      for (String name : chain.split("->|-", -1)) {
        if (!name.strip().matches("[\\p{L}\\p{N}_.]+")) {
          throw InputError.of(
              "arrows", "must join names of letters and digits", text, "graph:a-b,b-c,a-c");
        }
        int to = builder.vertex(name);
        if (from >= 0) {
          builder.arrow(from, to);
        }
        from = to;
      }
    }
    return builder.build();
  }

  // Depth first without recursion: a circle closes where an arrow meets a vertex that is open.
  private static boolean hasCircle(int[][] arrows) {
    int[] next = new int[arrows.length];
    boolean[] open = new boolean[arrows.length];
    int[] path = new int[arrows.length + 1];
    for (int root = 0; root < arrows.length; root++) {
      int depth = next[root] == 0 ? 1 : 0;
      path[0] = root;
      open[root] = depth == 1;
      while (depth > 0) {
        int vertex = path[depth - 1];
        if (next[vertex] == arrows[vertex].length) {
          open[vertex] = false;
          depth--;
          continue;
        }
        int to = arrows[vertex][next[vertex]++];
        if (open[to]) {
          return true;
        }
        if (next[to] == 0) {
          open[to] = true;
          path[depth++] = to;
        }
      }
    }
    return false;
  }

  /** How many vertices there are, 1 or more. */
  public int size() {
    return names.size();
  }

  /** The name of a vertex, counted from 0. */
  public String name(int vertex) {
    return names.get(vertex);
  }

  /** The vertex where play begins unless another one is named. */
  public int start() {
    return start;
  }

  /** The vertex of a name, -1 if there is none. */
  public int vertex(String name) {
    return names.indexOf(name);
  }

  /** Where the arrows of a vertex lead, in the order in which they were drawn. */
  public List<Integer> arrows(int vertex) {
    return Arrays.stream(arrows[vertex]).boxed().toList();
  }

  int outDegree(int vertex) {
    return arrows[vertex].length;
  }

  boolean hasArrow(int from, int to) {
    return Arrays.stream(arrows[from]).anyMatch(vertex -> vertex == to);
  }

  /** True if arrows lead round in a circle somewhere. */
  public boolean isLoopy() {
    return loopy;
  }

  /** Eight hexadecimal digits that change when the graph does. */
  String sum() {
    CRC32 sum = new CRC32();
    List<String> text = new ArrayList<>(names);
    text.add(String.valueOf(start));
    text.add(Arrays.deepToString(arrows));
    sum.update(String.join("\n", text).getBytes(java.nio.charset.StandardCharsets.UTF_8));
    return "%08x".formatted(sum.getValue());
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Digraph that
            && start == that.start
            && names.equals(that.names)
            && Arrays.deepEquals(arrows, that.arrows));
  }

  @Override
  public int hashCode() {
    return names.hashCode();
  }
}
