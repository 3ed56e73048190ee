package org.mexbox.agents.tabular;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.mexbox.agents.table.Boxes;

/**
 * A value for every slot, or for every box that slots lead to: the expected return of the player
 * who makes that move, as a share of the most that can be won, -1..1.
 */
final class ValueStore {
  private final Boxes boxes;
  private final boolean afterstates;
  private final double initial;
  private double[] values = new double[0];

  ValueStore(Boxes boxes, ValueOf values, double initial) {
    this.boxes = boxes;
    this.afterstates = values == ValueOf.AFTERSTATES;
    this.initial = initial;
  }

  void grow(int boxCount, int slotCount) {
    int size = afterstates ? boxCount : slotCount;
    int old = values.length;
    if (size > old) {
      values = Arrays.copyOf(values, size + size / 2);
      Arrays.fill(values, old, values.length, initial);
    }
  }

  /** True if a value belongs to the box that a slot leads to. */
  boolean areAfterstates() {
    return afterstates;
  }

  /** The value of what was never met. */
  double initial() {
    return initial;
  }

  /** Where the value of a slot stands: equal for slots that share it. */
  int index(int slot) {
    return afterstates ? boxes.target(slot) : slot;
  }

  /** The value at an index: of a box, if they are afterstates. */
  double at(int index) {
    return values[index];
  }

  double worth(int slot) {
    return values[index(slot)];
  }

  /** The value of the best slot of an open box. */
  double best(int box) {
    int first = boxes.first(box);
    int end = first + boxes.count(box);
    double best = worth(first);
    for (int slot = first + 1; slot < end; slot++) {
      best = Math.max(best, worth(slot));
    }
    return best;
  }

  /** Puts a value at an index. */
  void put(int index, double value) {
    values[index] = value;
  }

  /** Moves the value at an index towards a goal, by the share {@code rate} of the way. */
  void draw(int index, double goal, double rate) {
    values[index] += rate * (goal - values[index]);
  }

  /**
   * Adds to the value at an index. Sums of traces may overshoot where play comes back to a
   * position, so the value is kept within what can be won.
   */
  void add(int index, double more) {
    values[index] = Math.max(-1, Math.min(1, values[index] + more));
  }

  void save(DataOutput out) throws IOException {
    for (int index : indices()) {
      out.writeDouble(values[index]);
    }
  }

  void load(DataInput in) throws IOException {
    for (int index : indices()) {
      values[index] = in.readDouble();
    }
  }

  // In the order of boxes, which is the same in a loaded table; that of slots may differ.
  private int[] indices() {
    return afterstates ? IntStream.range(0, boxes.size()).toArray() : boxes.slotsInOrder();
  }
}
