package org.mexbox.runs.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Vertices in layers, the end at the bottom, with few crossings (Sugiyama, Tagawa and Toda 1981):
 * an arrow over several layers gets a bend in each of them, the order in a layer comes from the
 * means of the neighbours' places, and the distances from least squares under that order.
 */
final class LayeredLayout {
  private static final int MAX_BENDS = 40_000;
  private static final int SWEEPS = 16;
  private static final int SHIFTS = 14;
  private static final double GAP = 26;
  private static final double BEND_GAP = 18;
  private static final double LAYER_GAP = 80;
  private static final double BAND = 9;
  private static final double CORNER = 40;

  private final Drawn graph;
  private final Layers layers;
  // Vertices, then bends: the layer of each, its neighbours above and below, its place.
  private final List<Integer> layerOf = new ArrayList<>();
  private final List<List<Integer>> above = new ArrayList<>();
  private final List<List<Integer>> below = new ArrayList<>();
  private final List<List<Integer>> rows;
  // For each arrow in turn, its nodes.
  private final List<int[]> paths = new ArrayList<>();

  private LayeredLayout(Drawn graph, Layers layers) {
    this.graph = graph;
    this.layers = layers;
    this.rows = layers.byLayer();
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      addNode(layers.layer(vertex));
    }
    boolean bends = bends() <= MAX_BENDS;
    for (int from = 0; from < graph.size(); from++) {
      for (int to : graph.arrows().get(from)) {
        paths.add(bends ? path(from, to) : direct(from, to));
      }
    }
  }

  static Layout of(Drawn graph, Layers layers) {
    return new LayeredLayout(graph, layers).layout();
  }

  private int addNode(int layer) {
    layerOf.add(layer);
    above.add(new ArrayList<>());
    below.add(new ArrayList<>());
    return layerOf.size() - 1;
  }

  private long bends() {
    long bends = 0;
    for (int from = 0; from < graph.size(); from++) {
      for (int to : graph.arrows().get(from)) {
        bends += Math.max(0, Math.abs(layers.layer(from) - layers.layer(to)) - 1);
      }
    }
    return bends;
  }

  private int[] direct(int from, int to) {
    join(from, to);
    return new int[] {from, to};
  }

  // Down, or up for an arrow that closes a circle.
  private int[] path(int from, int to) {
    int step = Integer.signum(layers.layer(to) - layers.layer(from));
    int length = Math.abs(layers.layer(to) - layers.layer(from));
    int[] path = new int[Math.max(2, length + 1)];
    path[0] = from;
    path[path.length - 1] = to;
    for (int i = 1; i < length; i++) {
      path[i] = addNode(layers.layer(from) + i * step);
      rows.get(layerOf.get(path[i])).add(path[i]);
    }
    for (int i = 1; i < path.length; i++) {
      join(path[i - 1], path[i]);
    }
    return path;
  }

  private void join(int one, int other) {
    if (layerOf.get(one) > layerOf.get(other)) {
      below.get(one).add(other);
      above.get(other).add(one);
    } else if (layerOf.get(one) < layerOf.get(other)) {
      above.get(one).add(other);
      below.get(other).add(one);
    }
  }

  private Layout layout() {
    double[] x = new Ordering(rows, above, below).places(SWEEPS);
    shift(x);
    List<Point> middles = new ArrayList<>();
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      middles.add(new Point(x[vertex], -layers.layer(vertex) * step()));
    }
    List<Route> routes = new ArrayList<>();
    Ports ports = new Ports(graph.boxes(), x);
    for (int path = 0; path < paths.size(); path++) {
      if (!isLoop(path)) {
        ports.add(path, paths.get(path), leadsDown(path));
      }
    }
    ports.arrange();
    for (int path = 0; path < paths.size(); path++) {
      routes.add(isLoop(path) ? loop(paths.get(path)[0], middles) : route(path, middles, ports, x));
    }
    return Layout.fitted(graph, middles, routes);
  }

  private boolean isLoop(int path) {
    return paths.get(path)[0] == paths.get(path)[paths.get(path).length - 1];
  }

  private boolean leadsDown(int path) {
    int[] nodes = paths.get(path);
    return layerOf.get(nodes[0]) >= layerOf.get(nodes[nodes.length - 1]);
  }

  // Between layers the line may run as it likes; in the band of a layer it runs straight, so that
  // it keeps clear of the vertices.
  private Route route(int path, List<Point> middles, Ports ports, double[] x) {
    int[] nodes = paths.get(path);
    int from = nodes[0];
    int to = nodes[nodes.length - 1];
    double down = leadsDown(path) ? 1 : -1;
    double band = down * (graph.highest() / 2 + BAND);
    Point begin = new Point(ports.place(path, from, down > 0), middles.get(from).y());
    Point end = new Point(ports.place(path, to, down < 0), middles.get(to).y());
    List<Point> points = new ArrayList<>();
    points.add(begin.plus(0, down * graph.boxes().get(from).height() / 2));
    points.add(begin.plus(0, band));
    for (int i = 1; i < nodes.length - 1; i++) {
      Point bend = new Point(x[nodes[i]], -layerOf.get(nodes[i]) * step());
      points.add(bend.plus(0, -band));
      points.add(bend.plus(0, band));
    }
    points.add(end.plus(0, -band));
    points.add(end.plus(0, -down * (graph.boxes().get(to).height() / 2 + Route.GAP)));
    return new Route(from, to, rounded(points));
  }

  // Corners give way a little, and the rest stays straight.
  private static List<Point> rounded(List<Point> corners) {
    List<Point> points = new ArrayList<>(List.of(corners.get(0)));
    for (int i = 1; i < corners.size() - 1; i++) {
      points.add(corners.get(i).toward(corners.get(i - 1), CORNER));
      points.add(corners.get(i));
      points.add(corners.get(i).toward(corners.get(i + 1), CORNER));
    }
    points.add(corners.get(corners.size() - 1));
    return points;
  }

  private double step() {
    return graph.highest() + LAYER_GAP;
  }

  private Route loop(int vertex, List<Point> middles) {
    double out = graph.widest() * 1.3;
    double high = graph.highest();
    Point middle = middles.get(vertex);
    List<Point> points = List.of(middle, middle.plus(out, -high), middle.plus(out, high), middle);
    return new Route(vertex, vertex, points).cut(graph);
  }

  // Each node toward the mean of its neighbours, the order kept and nothing overlapping.
  private void shift(double[] x) {
    for (List<Integer> row : rows) {
      spread(row, x, x.clone());
    }
    for (int pass = 0; pass < SHIFTS; pass++) {
      boolean down = pass % 2 == 0;
      for (int i = 0; i < rows.size(); i++) {
        List<Integer> row = rows.get(down ? rows.size() - 1 - i : i);
        double[] wanted = x.clone();
        for (int node : row) {
          List<Integer> one = down ? above.get(node) : below.get(node);
          List<Integer> near = one.isEmpty() ? (down ? below : above).get(node) : one;
          wanted[node] = near.stream().mapToDouble(other -> x[other]).average().orElse(x[node]);
        }
        spread(row, x, wanted);
      }
    }
  }

  // Least squares under an order is isotonic regression: violators are pooled (Ayer and others
  // 1955).
  private void spread(List<Integer> row, double[] x, double[] wanted) {
    double[] offset = new double[row.size()];
    for (int i = 1; i < offset.length; i++) {
      offset[i] = offset[i - 1] + apart(row.get(i - 1), row.get(i));
    }
    List<double[]> pools = new ArrayList<>();
    for (int i = 0; i < offset.length; i++) {
      double[] pool = {wanted[row.get(i)] - offset[i], 1};
      while (!pools.isEmpty() && pools.get(pools.size() - 1)[0] > pool[0]) {
        double[] last = pools.remove(pools.size() - 1);
        double count = last[1] + pool[1];
        pool = new double[] {(last[0] * last[1] + pool[0] * pool[1]) / count, count};
      }
      pools.add(pool);
    }
    int i = 0;
    for (double[] pool : pools) {
      for (int k = 0; k < pool[1]; k++) {
        x[row.get(i)] = pool[0] + offset[i];
        i++;
      }
    }
  }

  private double apart(int one, int other) {
    double gap = isBend(one) && isBend(other) ? BEND_GAP : GAP;
    return (width(one) + width(other)) / 2 + gap;
  }

  private boolean isBend(int node) {
    return node >= graph.size();
  }

  private double width(int node) {
    return isBend(node) ? 0 : graph.boxes().get(node).width();
  }
}
