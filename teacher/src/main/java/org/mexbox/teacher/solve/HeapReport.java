package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Part;

/** How far a sequence of labels of heaps 0, 1, 2, ... has come, told to a budget. */
final class HeapReport {
  // From here on a heap may take longer than a look at the clock.
  private static final int FAR = 100_000;

  private final Budget budget;
  private IntUnaryOperator values = heap -> 0;
  private int known;

  /** A report on heaps that no position asks for. */
  HeapReport(Budget budget) {
    this.budget = budget;
  }

  /** A report on the heaps of a position. */
  static HeapReport of(Heaps position, String method, Budget budget) {
    HeapReport report = new HeapReport(budget);
    budget.reporting(() -> report.learned(position, method));
    return report;
  }

  private Learned learned(Heaps position, String method) {
    List<Part> parts = new ArrayList<>();
    for (int heap = 0; heap < position.count(); heap++) {
      int size = position.size(heap);
      if (size < known) {
        parts.add(new Part(String.valueOf(size), String.valueOf(values.applyAsInt(size))));
      }
    }
    return new Learned(method, "heaps", known).with(parts);
  }

  /** Where labels stand from now on. */
  void in(char[] labels) {
    values = size -> labels[size];
  }

  /** The same for labels of another kind. */
  void in(int[] labels) {
    values = size -> labels[size];
  }

  /** All heaps below this one have their labels. */
  void reached(int heap) {
    known = heap;
    if (heap < FAR) {
      budget.tick();
    } else {
      budget.look();
    }
  }

  /** A step of work between two heaps. */
  void tick() {
    budget.tick();
  }

  /** The table grows from so many heaps to so many. */
  void grow(int from, int to) {
    budget.hold((long) (to - from) * Character.BYTES);
  }
}
