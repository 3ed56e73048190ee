package org.mexbox.teacher.value;

import java.util.Arrays;

/**
 * The minimal excludant, for one set of values after another without allocation: {@link #clear},
 * {@link #add} each value, ask {@link #value}. Not safe for several threads at once.
 */
public final class Mex {
  private final int[] stamps;
  private int stamp;

  /**
   * A mex of sets with at most {@code largest} members.
   *
   * @param largest 0 or more
   */
  public Mex(int largest) {
    // A set of n values has its mex in 0..n; one place more, so that the search needs no bound.
    stamps = new int[largest + 2];
    stamp = 1;
  }

  /** The least number 0, 1, 2, ... that is not among the values. */
  public static int of(int... values) {
    Mex mex = new Mex(values.length);
    for (int value : values) {
      mex.add(value);
    }
    return mex.value();
  }

  /** Forgets all values. */
  public void clear() {
    if (++stamp == Integer.MAX_VALUE) {
      Arrays.fill(stamps, 0);
      stamp = 1;
    }
  }

  /** Takes in a value, 0 or more. */
  public void add(int value) {
    // Values this large cannot be the mex and need not be known.
    if (value < stamps.length - 1) {
      stamps[value] = stamp;
    }
  }

  /**
   * True if a value was added since the last {@link #clear}; values too large to matter never are.
   */
  public boolean contains(int value) {
    return value < stamps.length && stamps[value] == stamp;
  }

  /** The least number that was not added since the last {@link #clear}. */
  public int value() {
    int mex = 0;
    while (stamps[mex] == stamp) {
      mex++;
    }
    return mex;
  }
}
