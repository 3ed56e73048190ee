package org.mexbox.runs.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Vertices on a circle, the start at the top; arrows back and forth between two run side by side.
 */
final class CircleLayout {
  private static final double GAP = 70;

  private CircleLayout() {}

  static Layout of(Drawn graph) {
    int size = graph.size();
    int[] place = order(graph);
    double radius = Math.max(1.4, size / 6.0) * (Math.max(graph.widest(), graph.highest()) + GAP);
    List<Point> middles = new ArrayList<>();
    for (int vertex = 0; vertex < size; vertex++) {
      double angle = 2 * Math.PI * place[vertex] / size - Math.PI / 2;
      middles.add(
          size == 1
              ? new Point(0, 0)
              : new Point(radius * 1.15 * Math.cos(angle), radius * Math.sin(angle)));
    }
    List<Route> routes = new ArrayList<>();
    for (int from = 0; from < size; from++) {
      for (int to : graph.arrows().get(from)) {
        Point begin = middles.get(from);
        Point end = middles.get(to);
        boolean back = graph.arrows().get(to).contains(from);
        double share = !back ? 0.22 : from < to ? 0.1 : 0.38;
        routes.add(
            new Route(from, to, from == to ? loop(begin, graph) : bent(begin, end, share))
                .cut(graph));
      }
    }
    return Layout.fitted(graph, middles, routes);
  }

  // Depth first from the start, so that long ways run along the circle.
  private static int[] order(Drawn graph) {
    int[] place = new int[graph.size()];
    java.util.Arrays.fill(place, -1);
    int next = 0;
    for (int root = 0; root < place.length; root++) {
      next = visit(root, graph, place, next);
    }
    return place;
  }

  private static int visit(int vertex, Drawn graph, int[] place, int next) {
    if (place[vertex] >= 0) {
      return next;
    }
    place[vertex] = next;
    int after = next + 1;
    for (int to : graph.arrows().get(vertex)) {
      after = visit(to, graph, place, after);
    }
    return after;
  }

  // From the straight line toward the middle of the circle; past it where the line runs through it.
  private static List<Point> bent(Point begin, Point end, double share) {
    double byX = end.x() - begin.x();
    double byY = end.y() - begin.y();
    Point middle = begin.middle(end);
    boolean inward = byY * middle.x() - byX * middle.y() < 0;
    double signed = inward ? share : -share;
    return List.of(begin, middle.plus(byY * signed, -byX * signed), end);
  }

  // Outside the circle.
  private static List<Point> loop(Point middle, Drawn graph) {
    double length = Math.max(1, Math.hypot(middle.x(), middle.y()));
    double outX = middle.x() == 0 && middle.y() == 0 ? 0 : middle.x() / length;
    double outY = middle.x() == 0 && middle.y() == 0 ? -1 : middle.y() / length;
    double far = Math.max(graph.widest(), graph.highest()) * 1.5;
    double wide = graph.highest() * 0.9;
    return List.of(
        middle,
        middle.plus(outX * far - outY * wide, outY * far + outX * wide),
        middle.plus(outX * far + outY * wide, outY * far - outX * wide),
        middle);
  }
}
