package org.mexbox.environments.graph;

import java.util.LinkedHashSet;
import java.util.Set;
import org.mexbox.environments.InputError;

/**
 * Reads the part of the DOT language that draws a directed graph: statements of vertices and of
 * edges, chains {@code a -> b -> c}, groups {@code a -> {b c}}, quoted names, comments. Attributes
 * are passed over, but for where play begins: {@code start=a} of the graph, or {@code [start=true]}
 * of a vertex.
 */
final class DotGraph {
  private static final String START = "start";
  private static final int MAX_DEPTH = 100;

  private final DotTokens tokens;
  private final DigraphBuilder builder;
  private int depth;

  private DotGraph(String text, String name) {
    this.tokens = new DotTokens(new GraphText(text, name));
    this.builder = new DigraphBuilder(name);
  }

  /**
   * The graph of a file.
   *
   * @throws InputError if it is none; the message names the line
   */
  static Digraph read(String text, String name) {
    DotGraph reader = new DotGraph(text, name);
    reader.header();
    reader.group();
    if (!reader.tokens.isAtEnd()) {
      throw reader.tokens.refused("must end after the closing }");
    }
    return reader.builder.build();
  }

  private void header() {
    tokens.passesWord("strict");
    if (!tokens.passesWord("digraph")) {
      throw tokens.refused("must begin with digraph {, whose arrows say where a move may go");
    }
    if (tokens.isName()) {
      tokens.takeName("must be a name");
    }
    if (!tokens.passes("{")) {
      throw tokens.refused("must be { after digraph");
    }
  }

  /** The statements up to the closing brace; the vertices they name. */
  private Set<Integer> group() {
    if (++depth > MAX_DEPTH) {
      throw tokens.refused("must not nest groups deeper than " + MAX_DEPTH);
    }
    Set<Integer> named = new LinkedHashSet<>();
    while (!tokens.passes("}")) {
      if (!tokens.passes(";") && !tokens.passes(",")) {
        named.addAll(statement());
      }
    }
    depth--;
    return named;
  }

  private Set<Integer> statement() {
    if (tokens.passesWord("graph")) {
      String start = attributes();
      if (!start.isEmpty()) {
        builder.start(start);
      }
      return Set.of();
    }
    if (tokens.passesWord("node") || tokens.passesWord("edge")) {
      attributes();
      return Set.of();
    }
    if (tokens.isSign("{") || tokens.passesWord("subgraph")) {
      return chain(subgraph());
    }
    String name = tokens.takeName("must be a vertex, an edge or }");
    if (tokens.passes("=")) {
      assign(name, tokens.takeName("must be a value after ="));
      return Set.of();
    }
    Set<Integer> vertex = vertex(name);
    if (tokens.isSign("->")) {
      return chain(vertex);
    }
    String start = attributes();
    if (!start.isEmpty() && !start.equals("false")) {
      builder.start(name);
    }
    return chain(vertex);
  }

  // What follows the left end of an edge statement.
  private Set<Integer> chain(Set<Integer> first) {
    Set<Integer> named = new LinkedHashSet<>(first);
    Set<Integer> from = first;
    while (tokens.passes("->")) {
      Set<Integer> to = operand();
      for (int one : from) {
        to.forEach(other -> builder.arrow(one, other));
      }
      named.addAll(to);
      from = to;
    }
    if (tokens.isSign("--")) {
      throw tokens.refused("must be an arrow ->");
    }
    attributes();
    return named;
  }

  private Set<Integer> operand() {
    return tokens.isSign("{") || tokens.passesWord("subgraph")
        ? subgraph()
        : vertex(tokens.takeName("must be a vertex after ->"));
  }

  private Set<Integer> subgraph() {
    if (tokens.isName()) {
      tokens.takeName("must be a name");
    }
    if (!tokens.passes("{")) {
      throw tokens.refused("must be { after subgraph");
    }
    return group();
  }

  // The port of a vertex, :p or :p:n, says where a line ends in the picture only.
  private Set<Integer> vertex(String name) {
    Set<Integer> vertex = Set.of(builder.vertex(name));
    while (tokens.passes(":")) {
      tokens.takeName("must be a port after :");
    }
    return vertex;
  }

  private void assign(String key, String value) {
    if (depth == 1 && key.equals(START)) {
      builder.start(value);
    }
  }

  /** Passes lists of attributes; the value of start, empty if there is none. */
  private String attributes() {
    String start = "";
    while (tokens.passes("[")) {
      while (!tokens.passes("]")) {
        if (tokens.passes(",") || tokens.passes(";")) {
          continue;
        }
        String key = tokens.takeName("must be an attribute or ]");
        String value = tokens.passes("=") ? tokens.takeName("must be a value after =") : "true";
        start = key.equals(START) ? value : start;
      }
    }
    return start;
  }
}
