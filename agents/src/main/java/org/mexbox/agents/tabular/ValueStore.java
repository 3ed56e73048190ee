package org.mexbox.agents.tabular;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** Numbers by box or by slot, in an array that grows. */
final class ValueStore {
  private final double initial;
  private double[] values = new double[0];

  ValueStore(double initial) {
    this.initial = initial;
  }

  double initial() {
    return initial;
  }

  double of(int index) {
    return values[index];
  }

  /** Moves a value towards a target, by the share {@code rate} of the way. */
  void draw(int index, double target, double rate) {
    values[index] += rate * (target - values[index]);
  }

  void grow(int size) {
    int old = values.length;
    if (size > old) {
      values = Arrays.copyOf(values, size + size / 2);
      Arrays.fill(values, old, values.length, initial);
    }
  }

  void write(int index, DataOutput out) throws IOException {
    out.writeDouble(values[index]);
  }

  void read(int index, DataInput in) throws IOException {
    values[index] = in.readDouble();
  }
}
