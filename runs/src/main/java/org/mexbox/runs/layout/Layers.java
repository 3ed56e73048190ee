package org.mexbox.runs.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * In which layer each vertex stands: 0 at the end, and every arrow leads to a lower layer, but for
 * those that close a circle.
 */
final class Layers {
  private static final int OPEN = 1;
  private static final int CLOSED = 2;

  private final List<List<Integer>> arrows;
  private final int[] layer;
  private final int[] state;
  private boolean circle;

  Layers(List<List<Integer>> arrows) {
    this.arrows = arrows;
    this.layer = new int[arrows.size()];
    this.state = new int[arrows.size()];
    for (int root = 0; root < layer.length; root++) {
      visit(root);
    }
  }

  boolean hasCircle() {
    return circle;
  }

  int layer(int vertex) {
    return layer[vertex];
  }

  int count() {
    return Arrays.stream(layer).max().orElse(0) + 1;
  }

  // Depth first without recursion; an arrow to a vertex that is open closes a circle.
  private void visit(int root) {
    if (state[root] == CLOSED) {
      return;
    }
    Deque<int[]> path = new ArrayDeque<>(List.of(new int[] {root, 0}));
    state[root] = OPEN;
    while (!path.isEmpty()) {
      int[] step = path.element();
      List<Integer> targets = arrows.get(step[0]);
      if (step[1] == targets.size()) {
        close(step[0]);
        path.remove();
        continue;
      }
      int to = targets.get(step[1]++);
      if (state[to] == 0) {
        state[to] = OPEN;
        path.addFirst(new int[] {to, 0});
      } else {
        circle |= state[to] == OPEN;
      }
    }
  }

  private void close(int vertex) {
    state[vertex] = CLOSED;
    for (int to : arrows.get(vertex)) {
      if (state[to] == CLOSED && to != vertex) {
        layer[vertex] = Math.max(layer[vertex], layer[to] + 1);
      }
    }
  }

  /** The vertices of each layer, lowest layer first. */
  List<List<Integer>> byLayer() {
    List<List<Integer>> all = new ArrayList<>();
    for (int i = 0; i < count(); i++) {
      all.add(new ArrayList<>());
    }
    for (int vertex = 0; vertex < layer.length; vertex++) {
      all.get(layer[vertex]).add(vertex);
    }
    return all;
  }
}
