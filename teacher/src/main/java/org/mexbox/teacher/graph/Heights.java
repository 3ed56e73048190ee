package org.mexbox.teacher.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** How far vertices are from the end along the longest way. */
final class Heights {
  private final List<int[]> options;
  private final List<List<Integer>> previous = new ArrayList<>();

  Heights(List<int[]> options) {
    this.options = options;
    options.forEach(list -> previous.add(new ArrayList<>()));
    for (int from = 0; from < options.size(); from++) {
      for (int to : options.get(from)) {
        previous.get(to).add(from);
      }
    }
  }

  /** The longest distance of each vertex; empty if there is a circle. */
  Optional<int[]> longest() {
    int[] heights = new int[options.size()];
    int[] open = options.stream().mapToInt(list -> list.length).toArray();
    Deque<Integer> done = new ArrayDeque<>();
    for (int vertex = 0; vertex < open.length; vertex++) {
      if (open[vertex] == 0) {
        done.add(vertex);
      }
    }
    int count = 0;
    for (; !done.isEmpty(); count++) {
      int vertex = done.remove();
      for (int from : previous.get(vertex)) {
        heights[from] = Math.max(heights[from], heights[vertex] + 1);
        if (--open[from] == 0) {
          done.add(from);
        }
      }
    }
    return count == heights.length ? Optional.of(heights) : Optional.empty();
  }
}
