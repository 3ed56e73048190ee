package org.mexbox.runs.picture;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.runs.layout.Box;
import org.mexbox.runs.layout.Drawn;
import org.mexbox.runs.layout.Layout;
import org.mexbox.runs.layout.Point;
import org.mexbox.runs.layout.Route;

/**
 * Vertices and lines. Arrows are laid out as those of a game are; a graph without arrows stands in
 * a circle, or in a row where it is a path.
 */
final class NetworkSketch implements Sketch {
  private static final double RADIUS = 20;
  private static final double APART = 80;

  private final Drawing.Network network;
  private final List<Box> boxes = new ArrayList<>();
  private final Layout layout;

  NetworkSketch(Drawing.Network network) {
    this.network = network;
    for (String name : network.names()) {
      double width = Math.max(2 * RADIUS, Texts.width(name, 17) + 14);
      boxes.add(new Box(width, 2 * RADIUS, RADIUS));
    }
    this.layout = network.arrows() ? laidOut() : inARing();
  }

  private Layout laidOut() {
    return Layout.of(new Drawn(network.names(), network.lines(), boxes));
  }

  private Layout inARing() {
    List<Integer> order = walk();
    int size = order.size();
    boolean isPath = isPath();
    double radius = Math.max(APART, size * APART / (2 * Math.PI));
    double side = isPath ? 0 : radius + RADIUS;
    Point[] middles = new Point[size];
    for (int i = 0; i < size; i++) {
      double angle = 2 * Math.PI * i / size - Math.PI / 2;
      middles[order.get(i)] =
          isPath
              ? new Point(2 * RADIUS + APART * i, RADIUS)
              : new Point(side + radius * Math.cos(angle), side + radius * Math.sin(angle));
    }
    List<Route> routes = new ArrayList<>();
    for (int from = 0; from < size; from++) {
      for (int to : network.lines().get(from)) {
        routes.add(new Route(from, to, List.of(middles[from], middles[to])));
      }
    }
    double width = isPath ? 4 * RADIUS + APART * Math.max(0, size - 1) : 2 * side;
    return new Layout(width, isPath ? 2 * RADIUS : 2 * side, List.of(middles), routes);
  }

  // From vertex to neighbour, beginning at an end if there is one.
  private List<Integer> walk() {
    List<Integer> order = new ArrayList<>();
    for (int degree = 0; degree <= network.names().size(); degree++) {
      for (int vertex = 0; vertex < network.names().size(); vertex++) {
        if (neighbours(vertex).size() == degree) {
          visit(vertex, order);
        }
      }
    }
    return order;
  }

  private void visit(int vertex, List<Integer> order) {
    if (!order.contains(vertex)) {
      order.add(vertex);
      neighbours(vertex).forEach(next -> visit(next, order));
    }
  }

  private List<Integer> neighbours(int vertex) {
    List<Integer> neighbours = new ArrayList<>(network.lines().get(vertex));
    for (int other = 0; other < network.lines().size(); other++) {
      if (network.lines().get(other).contains(vertex)) {
        neighbours.add(other);
      }
    }
    return neighbours;
  }

  // One path or several: no vertex has three neighbours, and there are fewer lines than vertices.
  private boolean isPath() {
    int size = network.names().size();
    int ends = 0;
    for (int vertex = 0; vertex < size; vertex++) {
      int degree = neighbours(vertex).size();
      if (degree > 2) {
        return false;
      }
      ends += degree < 2 ? 1 : 0;
    }
    int lines = network.lines().stream().mapToInt(List::size).sum();
    return ends == 2 * (size - lines);
  }

  @Override
  public double width() {
    return layout.width();
  }

  @Override
  public double height() {
    return layout.height();
  }

  @Override
  public void draw(Svg svg, Point corner) {
    String line =
        network.arrows() ? "class=\"arrow\" marker-end=\"url(#arrow)\"" : "class=\"line\"";
    for (Route route : layout.routes()) {
      svg.curve(
          route.points().stream().map(point -> point.plus(corner.x(), corner.y())).toList(), line);
    }
    for (int vertex = 0; vertex < boxes.size(); vertex++) {
      Point middle = layout.middles().get(vertex).plus(corner.x(), corner.y());
      Box box = boxes.get(vertex);
      String tone = vertex == network.marked() ? "node marked" : "node";
      svg.rectangle(
          middle.plus(-box.width() / 2, -RADIUS),
          box.width(),
          2 * RADIUS,
          "class=\"%s\" rx=\"%s\"".formatted(tone, Svg.number(RADIUS)));
      svg.text(middle.plus(0, 6), network.names().get(vertex), "class=\"mark\"");
    }
  }
}
