package org.mexbox.runs.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where everything goes: nothing lies left of 0 or above 0.
 *
 * @param width of all
 * @param height of all
 * @param middles of the vertices
 * @param routes of the arrows, vertex by vertex
 */
public record Layout(double width, double height, List<Point> middles, List<Route> routes) {
  /** The most vertices that stand in a circle. */
  private static final int MAX_CIRCLE = 24;

  /** Copies the lists. */
  public Layout {
    middles = List.copyOf(middles);
    routes = List.copyOf(routes);
  }

  /**
   * Lays a graph out so that its structure shows: pairs of numbers on a grid, numbers in a row, a
   * small graph with circles in a circle, any other one in layers by the longest way to the end.
   */
  public static Layout of(Drawn graph) {
    Optional<Layout> byNumbers = NumberLayout.of(graph);
    if (byNumbers.isPresent()) {
      return byNumbers.get();
    }
    Layers layers = new Layers(graph.arrows());
    return layers.hasCircle() && graph.size() <= MAX_CIRCLE
        ? CircleLayout.of(graph)
        : LayeredLayout.of(graph, layers);
  }

  /** True if vertices of these names go where their numbers say. */
  public static boolean isByNumbers(List<String> names) {
    return NumberLayout.isByNumbers(names);
  }

  /** The layout moved to where it begins at 0. */
  static Layout fitted(Drawn graph, List<Point> middles, List<Route> routes) {
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      Box box = graph.boxes().get(vertex);
      Point middle = middles.get(vertex);
      left = Math.min(left, middle.x() - box.width() / 2);
      right = Math.max(right, middle.x() + box.width() / 2);
      top = Math.min(top, middle.y() - box.height() / 2);
      bottom = Math.max(bottom, middle.y() + box.height() / 2);
    }
    for (Route route : routes) {
      for (Point point : reached(route)) {
        left = Math.min(left, point.x());
        right = Math.max(right, point.x());
        top = Math.min(top, point.y());
        bottom = Math.max(bottom, point.y());
      }
    }
    double byX = -left;
    double byY = -top;
    List<Point> moved = middles.stream().map(point -> point.plus(byX, byY)).toList();
    List<Route> all = new ArrayList<>();
    for (Route route : routes) {
      List<Point> points = route.points().stream().map(point -> point.plus(byX, byY)).toList();
      all.add(new Route(route.from(), route.to(), points));
    }
    return new Layout(right - left, bottom - top, moved, all);
  }

  // The ends of the pieces of a line, and how far each piece is pulled.
  private static List<Point> reached(Route route) {
    List<Point> points = route.points();
    int last = points.size() - 1;
    List<Point> reached = new ArrayList<>();
    for (int i = 1; i < last; i++) {
      Point begin = i == 1 ? points.get(0) : points.get(i - 1).middle(points.get(i));
      Point end = i == last - 1 ? points.get(last) : points.get(i).middle(points.get(i + 1));
      reached.add(begin);
      reached.add(points.get(i).middle(begin.middle(end)));
      reached.add(end);
    }
    return reached;
  }
}
