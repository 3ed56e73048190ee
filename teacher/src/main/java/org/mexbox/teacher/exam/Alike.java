package org.mexbox.teacher.exam;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Position;
import org.mexbox.teacher.label.Labels;

/**
 * Which of the positions of a game differ by a symmetry only: of heaps by their order. Counted when
 * first asked for, and then kept; threads may share it.
 */
final class Alike {
  private final Labels labels;
  private int @Nullable [] firsts;

  Alike(Labels labels) {
    this.labels = labels;
  }

  /** By code: the smallest that can be reached and is alike. Not to be written to. */
  synchronized int[] firsts() {
    if (firsts == null) {
      firsts = count();
    }
    return firsts;
  }

  private int[] count() {
    Map<Position, Integer> met = new HashMap<>();
    int[] found = new int[labels.start() + 1];
    for (int code = 0; code < found.length; code++) {
      if (labels.isReachable(code)) {
        Integer first = met.putIfAbsent(labels.packing().unpack(code).canonical(), code);
        found[code] = first == null ? code : first;
      }
    }
    return found;
  }
}
