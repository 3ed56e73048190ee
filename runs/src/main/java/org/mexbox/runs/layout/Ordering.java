package org.mexbox.runs.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order of nodes in their rows.
 *
 * @param rows the nodes of each, lowest row first
 * @param above for each node, its neighbours in the row above
 * @param below for each node, its neighbours in the row below
 */
record Ordering(List<List<Integer>> rows, List<List<Integer>> above, List<List<Integer>> below) {

  /** Places in the best order of some sweeps; the rows stand in that order then. */
  double[] places(int sweeps) {
    double[] place = new double[above.size()];
    rows.forEach(row -> number(row, place));
    double[] best = place.clone();
    long fewest = crossings(place);
    for (int sweep = 0; sweep < sweeps && fewest > 0; sweep++) {
      boolean down = sweep % 2 == 0;
      for (int i = 0; i < rows.size(); i++) {
        sort(rows.get(down ? rows.size() - 1 - i : i), down ? above : below, place);
      }
      long crossings = crossings(place);
      if (crossings < fewest) {
        fewest = crossings;
        best = place.clone();
      }
    }
    double[] found = best;
    rows.forEach(row -> row.sort(Comparator.comparing(node -> found[node])));
    return best;
  }

  private static void number(List<Integer> row, double[] place) {
    for (int i = 0; i < row.size(); i++) {
      place[row.get(i)] = i;
    }
  }

  private static void sort(List<Integer> row, List<List<Integer>> near, double[] place) {
    double[] mean = place.clone();
    for (int node : row) {
      mean[node] =
          near.get(node).stream().mapToDouble(other -> place[other]).average().orElse(place[node]);
    }
    row.sort(Comparator.comparing(node -> mean[node]));
    number(row, place);
  }

  // Between each two rows: inversions, counted with a binary indexed tree.
  private long crossings(double[] place) {
    long crossings = 0;
    for (List<Integer> row : rows) {
      List<Integer> sorted = new ArrayList<>(row);
      sorted.sort(Comparator.comparing(node -> place[node]));
      List<Integer> ends = new ArrayList<>();
      for (int node : sorted) {
        below.get(node).stream().map(other -> (int) place[other]).sorted().forEach(ends::add);
      }
      crossings += inversions(ends);
    }
    return crossings;
  }

  private static long inversions(List<Integer> numbers) {
    int most = numbers.stream().mapToInt(Integer::intValue).max().orElse(0);
    int[] tree = new int[most + 2];
    long inversions = 0;
    for (int seen = 0; seen < numbers.size(); seen++) {
      int number = numbers.get(seen) + 1;
      int notLarger = 0;
      for (int i = number; i > 0; i &= i - 1) {
        notLarger += tree[i];
      }
      inversions += seen - notLarger;
      for (int i = number; i < tree.length; i += i & -i) {
        tree[i]++;
      }
    }
    return inversions;
  }
}
