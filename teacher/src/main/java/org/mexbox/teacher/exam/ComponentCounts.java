package org.mexbox.teacher.exam;

import org.mexbox.environments.Position;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.sum.SumPosition;
import org.mexbox.teacher.solve.Labels;

/** Into how many parts each position falls, by code. */
final class ComponentCounts {
  private final byte[] counts;

  ComponentCounts(Labels labels) {
    counts = new byte[labels.start() + 1];
    for (int code = 0; code < counts.length; code++) {
      if (labels.isReachable(code)) {
        counts[code] = (byte) Math.min(Byte.MAX_VALUE, of(labels.packing().unpack(code)));
      }
    }
  }

  int of(int code) {
    return counts[code];
  }

  static int of(Position position) {
    if (position instanceof Heaps heaps) {
      int count = 0;
      for (int i = 0; i < heaps.count(); i++) {
        count += heaps.size(i) > 0 ? 1 : 0;
      }
      return count;
    }
    return position instanceof SumPosition sum ? sum.components().size() : 1;
  }
}
