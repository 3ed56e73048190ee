package org.mexbox.teacher.label;

import java.util.Arrays;
import org.mexbox.environments.Packing;
import org.mexbox.teacher.limit.Budget;

/** Which codes play from a start can come to, a bit each. */
final class Reach {
  /** The most codes. */
  static final long MAX_CODES = 1L << Integer.SIZE;

  private final long start;
  private final long[] reached;
  private int positions;

  private Reach(long start) {
    this.start = start;
    this.reached = new long[(int) (start / Long.SIZE) + 1];
  }

  static Reach of(Packing packing, int start) {
    return packing instanceof ReachedPacking
        ? all(start)
        : of(packing, start, Integer.MAX_VALUE, Budget.usual());
  }

  /**
   * Looks until it has met more than so many positions.
   *
   * @param start below {@link #MAX_CODES}
   */
  static Reach of(Packing packing, long start, int mostPositions, Budget budget) {
    Reach reach = new Reach(start);
    reach.spread(packing, Math.min(mostPositions, start), budget);
    return reach;
  }

  private static Reach all(int start) {
    Reach reach = new Reach(start);
    Arrays.fill(reach.reached, -1);
    reach.positions = start + 1;
    return reach;
  }

  int start() {
    return (int) start;
  }

  /** How many positions are reached, the start included. */
  int positions() {
    return positions;
  }

  boolean contains(long code) {
    return (reached[(int) (code >>> 6)] >>> code & 1) != 0;
  }

  /** The codes that are reached, 64 a word; the last word may have more than there are. */
  long[] words() {
    return reached;
  }

  // Counting down meets every position after one it is reached from. Where all codes are reached
  // this ends early: under Nim the options of a few percent of them cover the rest.
  private void spread(Packing packing, long most, Budget budget) {
    long[] options = new long[packing.maxOptions()];
    add(start);
    for (int word = reached.length - 1; word >= 0; word--) {
      long below = -1;
      for (long rest = reached[word]; rest != 0; rest = reached[word] & below) {
        if (positions > most) {
          return;
        }
        budget.tick();
        int bit = Long.SIZE - 1 - Long.numberOfLeadingZeros(rest);
        below = (1L << bit) - 1;
        int count = packing.options((long) word << 6 | bit, options);
        for (int i = 0; i < count; i++) {
          add(options[i]);
        }
      }
    }
  }

  private void add(long code) {
    int word = (int) (code >>> 6);
    long with = reached[word] | 1L << code;
    positions += with == reached[word] ? 0 : 1;
    reached[word] = with;
  }
}
