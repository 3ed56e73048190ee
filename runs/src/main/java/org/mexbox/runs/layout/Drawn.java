package org.mexbox.runs.layout;

import java.util.List;

/**
 * A graph to be laid out.
 *
 * @param names of the vertices; those that are numbers or pairs of numbers say where they go
 * @param arrows for each vertex, where its arrows lead
 * @param boxes for each vertex, how much room it takes
 */
public record Drawn(List<String> names, List<List<Integer>> arrows, List<Box> boxes) {

  /** Copies the lists. */
  public Drawn {
    names = List.copyOf(names);
    arrows = List.copyOf(arrows);
    boxes = List.copyOf(boxes);
  }

  int size() {
    return names.size();
  }

  double widest() {
    return boxes.stream().mapToDouble(Box::width).max().orElse(0);
  }

  double highest() {
    return boxes.stream().mapToDouble(Box::height).max().orElse(0);
  }
}
