package org.mexbox.runs.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where arrows leave and enter the boxes of a layered graph: side by side along their lower and
 * upper edges, in the order of what they lead to.
 */
final class Ports {
  private static final double SPREAD = 0.85;
  private static final double MOST_APART = 22;

  private final List<Box> boxes;
  private final double[] x;
  // For each vertex, what ends at its upper edge, and what at its lower edge.
  private final List<List<End>> upper = new ArrayList<>();
  private final List<List<End>> lower = new ArrayList<>();

  /** The end of a path at a vertex; next is the node that comes after it on the path. */
  private record End(int path, int next) {}

  Ports(List<Box> boxes, double[] x) {
    this.boxes = boxes;
    this.x = x;
    boxes.forEach(
        box -> {
          upper.add(new ArrayList<>());
          lower.add(new ArrayList<>());
        });
  }

  /** Adds a path that runs downward from its first node to its last, or upward. */
  void add(int path, int[] nodes, boolean down) {
    int last = nodes.length - 1;
    (down ? lower : upper).get(nodes[0]).add(new End(path, nodes[1]));
    (down ? upper : lower).get(nodes[last]).add(new End(path, nodes[last - 1]));
  }

  /** Orders what was added; to be called before places are asked for. */
  void arrange() {
    Comparator<End> byNext = Comparator.comparing(end -> x[end.next]);
    upper.forEach(ends -> ends.sort(byNext));
    lower.forEach(ends -> ends.sort(byNext));
  }

  /** Where a path ends at a vertex, from left to right. */
  double place(int path, int vertex, boolean atLowerEdge) {
    List<End> ends = (atLowerEdge ? lower : upper).get(vertex);
    int index = 0;
    while (ends.get(index).path != path) {
      index++;
    }
    Box box = boxes.get(vertex);
    double edge = SPREAD * Math.max(box.width() / 4, box.width() - 2 * box.corner());
    double apart = Math.min(MOST_APART, edge / Math.max(1, ends.size() - 1));
    return x[vertex] + (index - (ends.size() - 1) / 2.0) * apart;
  }
}
