package org.mexbox.environments.graph;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * Where the counter of a {@link GraphWalk} stands.
 *
 * @param ruleset the rules
 * @param vertex counted from 0
 */
record Vertex(GraphWalk ruleset, int vertex) implements Pictured {
  private static final int LISTED = 24;
  private static final int WIDTH = 80;

  /**
   * A move: {@code a->b}.
   *
   * @param from where it starts
   * @param to where it ends
   */
  private record Step(Vertex from, Vertex to) implements Move {
    @Override
    public String toString() {
      return from + "->" + to;
    }
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int to : ruleset.graph().arrows(vertex)) {
      moves.add(new Step(this, new Vertex(ruleset, to)));
    }
    return List.copyOf(moves);
  }

  @Override
  public boolean isTerminal() {
    return ruleset.graph().outDegree(vertex) == 0;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Step step)
        || !step.from.equals(this)
        || !ruleset.graph().hasArrow(vertex, step.to.vertex)) {
      throw InputError.illegal(move, this);
    }
    return step.to;
  }

  /** Reads {@code a->b}, or where it ends only. */
  @Override
  public Move move(String text) {
    String wanted = text.strip();
    for (Move move : moves()) {
      if (move.toString().equals(wanted) || ((Step) move).to.toString().equals(wanted)) {
        return move;
      }
    }
    throw InputError.illegal(text, this);
  }

  /** A line a vertex, with what its arrows lead to; {@code *} where the counter stands. */
  @Override
  public List<String> picture() {
    if (ruleset.graph().size() > LISTED) {
      return List.of(line(vertex));
    }
    List<String> lines = new ArrayList<>();
    for (int each = 0; each < ruleset.graph().size(); each++) {
      lines.add(line(each));
    }
    return List.copyOf(lines);
  }

  private String line(int from) {
    Digraph graph = ruleset.graph();
    StringBuilder line = new StringBuilder(from == vertex ? "* " : "  ").append(graph.name(from));
    List<Integer> arrows = graph.arrows(from);
    for (int i = 0; i < arrows.size(); i++) {
      String next = (i == 0 ? " -> " : ", ") + graph.name(arrows.get(i));
      if (line.length() + next.length() > WIDTH - 5) {
        return line + " ...";
      }
      line.append(next);
    }
    return line.toString();
  }

  @Override
  public Drawing drawing() {
    Digraph graph = ruleset.graph();
    if (graph.size() > LISTED) {
      return Pictured.super.drawing();
    }
    List<String> names = new ArrayList<>();
    List<List<Integer>> arrows = new ArrayList<>();
    for (int each = 0; each < graph.size(); each++) {
      names.add(graph.name(each));
      arrows.add(graph.arrows(each));
    }
    return new Drawing.Network(names, arrows, true, vertex);
  }

  // The hash of a large graph is not asked for again and again.
  @Override
  public int hashCode() {
    return (vertex + 1) * 0x9E3779B1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Vertex that && vertex == that.vertex && ruleset.equals(that.ruleset);
  }

  @Override
  public String toString() {
    return ruleset.graph().name(vertex);
  }
}
