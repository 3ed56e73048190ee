package org.mexbox.agents.regret;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** What one seat knows at one position. Each array holds a number for each choice. */
final class SeatBox {
  final double[] weights;
  final double[] strategy;
  final double[] payoffs;
  private final double[] sums;
  private final double[] average;

  SeatBox(int choices) {
    weights = new double[choices];
    strategy = new double[choices];
    payoffs = new double[choices];
    sums = new double[choices];
    average = new double[choices];
    Arrays.fill(average, 1.0 / choices);
  }

  /** How it has chosen on average; equal chances before the first visit. */
  double[] average() {
    return average;
  }

  /** Counts the present strategy into the average. */
  void count(double weight) {
    double total = 0;
    for (int i = 0; i < sums.length; i++) {
      sums[i] += weight * strategy[i];
      total += sums[i];
    }
    for (int i = 0; i < sums.length; i++) {
      average[i] = sums[i] / total;
    }
  }

  void save(DataOutput out) throws IOException {
    for (int i = 0; i < sums.length; i++) {
      out.writeDouble(weights[i]);
      out.writeDouble(sums[i]);
    }
  }

  void load(DataInput in) throws IOException {
    double total = 0;
    for (int i = 0; i < sums.length; i++) {
      weights[i] = in.readDouble();
      sums[i] = in.readDouble();
      if (!Double.isFinite(weights[i]) || !(sums[i] >= 0)) {
        throw new IOException("no weights");
      }
      total += sums[i];
    }
    if (!(total > 0)) {
      throw new IOException("no visits");
    }
    for (int i = 0; i < sums.length; i++) {
      average[i] = sums[i] / total;
    }
  }
}
