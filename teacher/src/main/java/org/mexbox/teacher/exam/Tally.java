package org.mexbox.teacher.exam;

import java.util.ArrayList;
import java.util.List;

/** Sums of scores by a key. */
final class Tally {
  private final long[] positions = new long[Split.MAX_KEY + 1];
  private final double[] scores = new double[positions.length];
  private final double[] floors = new double[positions.length];

  void add(int key, double score, double floor) {
    int row = Math.min(key, Split.MAX_KEY);
    positions[row]++;
    scores[row] += score;
    floors[row] += floor;
  }

  Split split(Split.By by) {
    List<Split.Row> rows = new ArrayList<>();
    for (int key = 0; key < positions.length; key++) {
      long n = positions[key];
      if (n > 0) {
        rows.add(new Split.Row(key, n, scores[key] / n, floors[key] / n));
      }
    }
    return new Split(by, rows);
  }
}
