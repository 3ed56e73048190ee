package org.mexbox.environments.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * A walk along the arrows of a drawn graph: a counter stands on a vertex, and a move takes it along
 * an arrow. Where arrows lead round in a circle play need not end, and a position can be a draw.
 * The graph is drawn in a file or in the text of the game.
 *
 * @param graph the graph
 * @param source how the text of the game says which graph: {@code arrows=...}, or {@code file=...}
 *     with a check sum, so that a changed file is not taken for the old one
 * @param convention who wins where no arrow leads on
 */
public record GraphWalk(Digraph graph, List<String> source, PlayConvention convention)
    implements Ruleset {
  private static final String ARROWS = "arrows";
  private static final String FILE = "file";
  private static final String SUM = "sum";
  private static final String START = "start";

  /** The names of the options of such games. */
  public static final List<String> OPTIONS = List.of(ARROWS, FILE, SUM, START);

  /** Copies the list. */
  public GraphWalk {
    source = List.copyOf(source);
  }

  /** Walks on a graph drawn in one line, {@code a-b,b-c}. */
  public static GraphWalk along(String arrows, PlayConvention convention) {
    Digraph graph = Digraph.parse(arrows);
    String text = arrows.replace("->", "-").replaceAll("\\s", "");
    return new GraphWalk(graph, List.of(ARROWS + "=" + text), convention);
  }

  /**
   * Walks on the graph of a file.
   *
   * @param file a name that ends in {@code .dot}, {@code .gv} or {@code .json}
   * @param sum the check sum that the graph must have; empty if any will do
   * @throws InputError if the file holds no graph or another one
   * @throws LimitError if it is too large
   */
  public static GraphWalk inFile(String file, String sum, PlayConvention convention) {
    Digraph graph = GraphFile.read(file);
    if (!sum.isEmpty() && !sum.equals(graph.sum())) {
      throw InputError.of(
          "sum of " + file, "must be " + graph.sum() + ": the graph has changed since", sum);
    }
    return new GraphWalk(
        graph, List.of(FILE + "=" + file.strip(), SUM + "=" + graph.sum()), convention);
  }

  /**
   * The parts of a game's text as this family prints them: where the start says the graph, {@code
   * a-b,b-c} or {@code graph.dot}, that becomes an option, and {@code start=b} the start.
   *
   * @param parts start and options
   */
  public static List<String> spelledOut(List<String> parts) {
    List<String> spelled = new ArrayList<>(parts.subList(1, parts.size()));
    String start = parts.get(0);
    if (spelled.stream().noneMatch(part -> isOption(ARROWS, part) || isOption(FILE, part))) {
      spelled.add((GraphFile.isName(start) ? FILE : ARROWS) + "=" + start.strip());
      start = "";
    }
    Optional<String> named = spelled.stream().filter(part -> isOption(START, part)).findFirst();
    if (named.isPresent()) {
      spelled.remove(named.get());
      start = named.get().substring(named.get().indexOf('=') + 1);
    }
    spelled.add(0, start);
    return List.copyOf(spelled);
  }

  private static boolean isOption(String key, String part) {
    return part.strip().matches("(?i)" + key + "\\s*=.*");
  }

  @Override
  public String family() {
    return "graph";
  }

  @Override
  public List<String> options() {
    List<String> options = new ArrayList<>(source);
    options.addAll(convention.options());
    return List.copyOf(options);
  }

  /** Reads the name of a vertex; an empty text is where the graph says that play begins. */
  @Override
  public Position parse(String text) {
    int vertex = text.isBlank() ? graph.start() : graph.vertex(text.strip());
    if (vertex < 0) {
      throw InputError.of("vertex", "must be in the graph", text, someVertices());
    }
    return new Vertex(this, vertex);
  }

  private String someVertices() {
    int shown = Math.min(graph.size(), 5);
    List<String> names = new ArrayList<>();
    for (int vertex = 0; vertex < shown; vertex++) {
      names.add(graph.name(vertex));
    }
    return InputError.some(names);
  }

  @Override
  public boolean loopy() {
    return graph.isLoopy();
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return EnumeratedPacking.of(start, Digraph.MAX_VERTICES);
  }

  @Override
  public String toString() {
    return family() + ":" + String.join(":", options());
  }
}
