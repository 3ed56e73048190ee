package org.mexbox.runs.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * How an arrow runs.
 *
 * @param from the vertex where it begins
 * @param to the vertex where it ends
 * @param points from border to border; those between begin and end pull the line toward them
 */
public record Route(int from, int to, List<Point> points) {
  // Room for the head of the arrow.
  static final double GAP = 3;

  /** Copies the list. */
  public Route {
    points = List.copyOf(points);
  }

  /** A route whose ends are the middles of boxes, cut off at their borders. */
  Route cut(Drawn graph) {
    List<Point> cut = new ArrayList<>(points);
    int last = cut.size() - 1;
    cut.set(0, graph.boxes().get(from).border(points.get(0), points.get(1)));
    cut.set(last, graph.boxes().get(to).grown(GAP).border(points.get(last), points.get(last - 1)));
    return new Route(from, to, cut);
  }
}
