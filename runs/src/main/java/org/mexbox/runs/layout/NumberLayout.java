package org.mexbox.runs.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Vertices whose names are numbers, in a row, or pairs of numbers, on a grid with 0,0 at the lower
 * left. Arrows that would run through another vertex are bent around it. A vertex named otherwise,
 * the end that misere play adds, stands left of the lowest one.
 */
final class NumberLayout {
  private static final Pattern PAIR = Pattern.compile("(\\d{1,4}),(\\d{1,4})");
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,6})");
  // So sparse a grid would show nothing.
  private static final int MAX_SHARE = 4;
  private static final double GRID_GAP = 62;
  private static final double ROW_GAP = 40;
  // How far to keep from the middle of a box on the way, in sizes of a box.
  private static final double CLEAR = 0.72;
  private static final double DIAGONAL_GAP = 112;
  private static final double DIAGONAL_CLEAR = 8;

  private final Drawn graph;
  private final boolean isGrid;
  private final double stepX;
  private final double stepY;
  private final List<Point> cells;

  private NumberLayout(Drawn graph, boolean isGrid, List<Point> cells) {
    this.graph = graph;
    this.isGrid = isGrid;
    this.cells = cells;
    double gap = isGrid ? hasLongDiagonal() ? DIAGONAL_GAP : GRID_GAP : ROW_GAP;
    this.stepX = graph.widest() + gap;
    this.stepY = graph.highest() + gap;
  }

  private boolean hasLongDiagonal() {
    for (int from = 0; from < graph.size(); from++) {
      Point begin = cells.get(from);
      for (int to : graph.arrows().get(from)) {
        double byX = Math.abs(cells.get(to).x() - begin.x());
        if (byX > 1 && byX == Math.abs(cells.get(to).y() - begin.y())) {
          return true;
        }
      }
    }
    return false;
  }

  /** The layout of a graph, empty if its names are no such numbers. */
  static Optional<Layout> of(Drawn graph) {
    for (Pattern pattern : List.of(PAIR, NUMBER)) {
      Optional<List<Point>> cells = cells(graph.names(), pattern);
      if (cells.isPresent()) {
        return Optional.of(new NumberLayout(graph, pattern.equals(PAIR), cells.get()).layout());
      }
    }
    return Optional.empty();
  }

  static boolean isByNumbers(List<String> names) {
    return cells(names, PAIR).isPresent() || cells(names, NUMBER).isPresent();
  }

  private static Optional<List<Point>> cells(List<String> names, Pattern pattern) {
    List<Point> cells = new ArrayList<>();
    Point most = new Point(0, 0);
    for (int vertex = 0; vertex < names.size(); vertex++) {
      Matcher matcher = pattern.matcher(names.get(vertex));
      boolean isLast = vertex > 0 && vertex == names.size() - 1;
      if (!matcher.matches() && !isLast) {
        return Optional.empty();
      }
      Point cell =
          matcher.matches()
              ? new Point(
                  Integer.parseInt(matcher.group(1)),
                  matcher.groupCount() > 1 ? Integer.parseInt(matcher.group(2)) : 0)
              : new Point(-1, 0);
      cells.add(cell);
      most = new Point(Math.max(most.x(), cell.x()), Math.max(most.y(), cell.y()));
    }
    boolean isDense = (most.x() + 1) * (most.y() + 1) <= MAX_SHARE * names.size();
    return isDense ? Optional.of(cells) : Optional.empty();
  }

  private Layout layout() {
    List<Point> middles =
        cells.stream().map(cell -> new Point(cell.x() * stepX, -cell.y() * stepY)).toList();
    List<Route> routes = new ArrayList<>();
    for (int from = 0; from < graph.size(); from++) {
      for (int to : graph.arrows().get(from)) {
        routes.add(new Route(from, to, points(from, to, middles)).cut(graph));
      }
    }
    return Layout.fitted(graph, middles, routes);
  }

  private List<Point> points(int from, int to, List<Point> middles) {
    Point begin = middles.get(from);
    Point end = middles.get(to);
    double byX = cells.get(to).x() - cells.get(from).x();
    double byY = cells.get(to).y() - cells.get(from).y();
    if (from == to) {
      return loop(begin);
    }
    if (!isGrid) {
      return arc(begin, end, byX);
    }
    boolean straight = byX == 0 || byY == 0 || Math.abs(byX) == Math.abs(byY);
    double length = Math.max(Math.abs(byX), Math.abs(byY));
    if (!straight || length < 2) {
      return List.of(begin, end);
    }
    Point middle = begin.middle(end);
    if (byX != 0 && byY != 0) {
      return List.of(begin, beside(begin, end, length), end);
    }
    double bend = bend(length) * CLEAR * (byX == 0 ? graph.widest() : graph.highest());
    return byX == 0
        ? List.of(begin, middle.plus(-bend, 0), end)
        : List.of(begin, middle.plus(0, -bend), end);
  }

  // A diagonal goes round the boxes on its way square to itself, on the upper side.
  private Point beside(Point begin, Point end, double length) {
    double far = begin.distance(end);
    double upX = (end.y() - begin.y()) / far;
    double upY = (begin.x() - end.x()) / far;
    double clear =
        (graph.widest() * Math.abs(upX) + graph.highest() * Math.abs(upY)) / 2 + DIAGONAL_CLEAR;
    double bend = bend(length) * (upY < 0 ? clear : -clear);
    return begin.middle(end).plus(upX * bend, upY * bend);
  }

  // So that at the first vertex in between, a share of 1 / length of the way, the curve, which is
  // 2 t (1 - t) of the bend away, is as far away as it must be; not too far for long ways.
  private static double bend(double length) {
    return Math.min(1 / (2 / length * (1 - 1 / length)), 1 + 0.55 * length);
  }

  // Over the row, and back again under it; the further, the higher.
  private List<Point> arc(Point begin, Point end, double by) {
    double length = Math.abs(by);
    if (length == 1) {
      return List.of(begin, end);
    }
    double height = graph.highest() * (0.9 + 0.75 * length);
    boolean under = length % 2 == 0;
    double lean = Math.abs(end.x() - begin.x()) * 0.18 * Math.signum(end.x() - begin.x());
    double y = under ? height : -height;
    return List.of(begin, begin.plus(lean, y), end.plus(-lean, y), end);
  }

  private List<Point> loop(Point middle) {
    double width = graph.widest() * 0.6;
    double height = graph.highest() * 1.6;
    return List.of(middle, middle.plus(-width, -height), middle.plus(width, -height), middle);
  }
}
