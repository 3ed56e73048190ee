package org.mexbox.environments.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.sum.SumPosition;

/**
 * A graph of {@link VertexDeletion}. Vertices without an edge play no part and are forgotten.
 *
 * @param ruleset the rules
 * @param edges each once, sorted
 */
record DrawnGraph(VertexDeletion ruleset, List<Edge> edges) implements SumPosition, Pictured {
  static final int MAX_EDGES = 61;

  private static final Pattern EDGE = Pattern.compile("\\s*0*(\\d{1,4})\\s*-\\s*0*(\\d{1,4})\\s*");

  /**
   * A move: the number of a vertex.
   *
   * @param vertex what is deleted
   */
  private record Delete(int vertex) implements Move {
    @Override
    public String toString() {
      return String.valueOf(vertex);
    }
  }

  DrawnGraph {
    edges = List.copyOf(edges);
  }

  static DrawnGraph parse(VertexDeletion rules, String text) {
    if (text.strip().equals("0")) {
      return new DrawnGraph(rules, List.of());
    }
    SortedSet<Edge> edges = new TreeSet<>();
    for (String part : text.split(",", -1)) {
      Matcher matcher = EDGE.matcher(part);
      int one = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
      int other = one == 0 ? 0 : Integer.parseInt(matcher.group(2));
      if (one < 1 || other < 1 || one == other) {
        throw InputError.of("edges", "must join two different vertices 1..9999", text, "1-2,2-3");
      }
      edges.add(new Edge(Math.min(one, other), Math.max(one, other)));
    }
    if (edges.size() > MAX_EDGES) {
      throw InputError.of("edges", "must be at most " + MAX_EDGES, edges.size());
    }
    return new DrawnGraph(rules, List.copyOf(edges));
  }

  /** The vertices that have an edge, rising. */
  SortedSet<Integer> vertices() {
    SortedSet<Integer> vertices = new TreeSet<>();
    for (Edge edge : edges) {
      vertices.add(edge.from());
      vertices.add(edge.to());
    }
    return vertices;
  }

  @Override
  public List<Move> moves() {
    return vertices().stream().map(vertex -> (Move) new Delete(vertex)).toList();
  }

  @Override
  public boolean isTerminal() {
    return edges.isEmpty();
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Delete delete) || !vertices().contains(delete.vertex)) {
      throw InputError.illegal(move, this);
    }
    return new DrawnGraph(
        ruleset, edges.stream().filter(edge -> !edge.touches(delete.vertex)).toList());
  }

  /** The vertices numbered anew from 1, in their order. */
  @Override
  public Position canonical() {
    Map<Integer, Integer> numbers = new HashMap<>();
    vertices().forEach(vertex -> numbers.put(vertex, numbers.size() + 1));
    return new DrawnGraph(
        ruleset,
        edges.stream()
            .map(
                edge ->
                    new Edge(
                        numbers.getOrDefault(edge.from(), 0), numbers.getOrDefault(edge.to(), 0)))
            .toList());
  }

  @Override
  public List<Position> components() {
    List<Position> components = new ArrayList<>();
    List<Edge> rest = new ArrayList<>(edges);
    while (!rest.isEmpty()) {
      SortedSet<Edge> component = new TreeSet<>(List.of(rest.remove(0)));
      while (rest.removeIf(edge -> touchesAny(edge, component) && component.add(edge))) {
        // Until none of the rest touches it.
      }
      components.add(new DrawnGraph(ruleset, List.copyOf(component)));
    }
    return components;
  }

  private static boolean touchesAny(Edge edge, SortedSet<Edge> edges) {
    return edges.stream().anyMatch(other -> other.touches(edge.from()) || other.touches(edge.to()));
  }

  /** A line an edge. */
  @Override
  public List<String> picture() {
    return edges.isEmpty()
        ? Pictured.super.picture()
        : edges.stream().map(edge -> edge.from() + " --- " + edge.to()).toList();
  }

  @Override
  public Drawing drawing() {
    List<Integer> vertices = List.copyOf(vertices());
    List<List<Integer>> lines = new ArrayList<>();
    for (int vertex : vertices) {
      lines.add(
          edges.stream()
              .filter(edge -> edge.from() == vertex)
              .map(edge -> vertices.indexOf(edge.to()))
              .toList());
    }
    return new Drawing.Network(vertices.stream().map(String::valueOf).toList(), lines, false, -1);
  }

  @Override
  public String toString() {
    return edges.isEmpty()
        ? "0"
        : edges.stream().map(Edge::toString).collect(Collectors.joining(","));
  }
}
