package org.mexbox.environments.graph;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Vertex deletion on any graph: a move deletes a vertex with its edges, of which there must be one
 * at least. A graph is written by its edges, {@code 1-2,2-3,3-1}; {@code 0} when there is none.
 *
 * @param convention who wins when no edge is left
 */
public record VertexDeletion(PlayConvention convention) implements Ruleset {

  @Override
  public String family() {
    return "vertices";
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public Position parse(String text) {
    return DrawnGraph.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new DrawnGraphPacking((DrawnGraph) start));
  }
}
