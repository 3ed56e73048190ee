package org.mexbox.environments.graph;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** Graphs by which edges of the start are left, a bit each. */
final class DrawnGraphPacking implements Packing {
  private final DrawnGraph start;
  // For each vertex of the start, rising, the edges that touch it.
  private final long[] stars;

  DrawnGraphPacking(DrawnGraph start) {
    this.start = start;
    this.stars = start.vertices().stream().mapToLong(this::star).toArray();
  }

  private long star(int vertex) {
    long star = 0;
    for (int i = 0; i < start.edges().size(); i++) {
      star |= start.edges().get(i).touches(vertex) ? 1L << i : 0;
    }
    return star;
  }

  @Override
  public long size() {
    return 1L << start.edges().size();
  }

  @Override
  public int maxOptions() {
    return stars.length;
  }

  @Override
  public long pack(Position position) {
    DrawnGraph graph = (DrawnGraph) position;
    if (!start.edges().containsAll(graph.edges()) || !graph.ruleset().equals(start.ruleset())) {
      throw InputError.of(
          "position", "must follow " + start + " by moves", graph, start.toString());
    }
    long code = 0;
    for (Edge edge : graph.edges()) {
      code |= 1L << start.edges().indexOf(edge);
    }
    return code;
  }

  @Override
  public Position unpack(long code) {
    List<Edge> edges = new ArrayList<>();
    for (long rest = code; rest != 0; rest &= rest - 1) {
      edges.add(start.edges().get(Long.numberOfTrailingZeros(rest)));
    }
    return new DrawnGraph(start.ruleset(), edges);
  }

  @Override
  public int options(long code, long[] into) {
    int count = 0;
    for (long star : stars) {
      if ((code & star) != 0) {
        into[count++] = code & ~star;
      }
    }
    return count;
  }

  @Override
  public int parts(long code) {
    return Math.max(1, ((DrawnGraph) unpack(code)).components().size());
  }
}
