package org.mexbox.teacher.solve;

import java.util.Arrays;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.teacher.value.Mex;

/** The pass that fills the arrays of {@link Labels}: one code after the other, rising. */
final class LabellingPass {
  private static final int NONE = Integer.MAX_VALUE;

  final int[] values;
  final int[] distances;
  // While the pass runs: entered from a larger code. Afterwards: reachable from the start.
  final boolean[] reachable;

  private final Packing packing;
  private final long[] options;
  private final Mex mex;
  // Won and lost positions have distances of different parity: with normal play the lost ones are
  // even, with misere play odd. So the outcome needs no array of its own.
  private final int lostParity;
  private int largestValue;

  LabellingPass(Packing packing, int start, PlayConvention convention) {
    this.packing = packing;
    this.values = new int[start + 1];
    this.distances = new int[start + 1];
    this.reachable = new boolean[start + 1];
    this.options = new long[packing.maxOptions()];
    this.mex = new Mex(options.length);
    this.lostParity = convention == PlayConvention.NORMAL ? 0 : 1;
  }

  int start() {
    return values.length - 1;
  }

  boolean isWon(int distance) {
    return (distance & 1) != lostParity;
  }

  LabellingPass run() {
    for (int code = 0; code < values.length; code++) {
      int count = packing.options(code, options);
      // Values below 63 fit a bit mask.
      values[code] = largestValue < Long.SIZE - 1 ? mexByMask(count) : mexByStamps(count);
      distances[code] = distanceByOptions(count);
      largestValue = Math.max(largestValue, values[code]);
    }
    reachable[start()] = true;
    // When every code but the start is an option of a larger one, all of them can be reached.
    if (countReachable() < values.length) {
      spreadFromStart();
    }
    return this;
  }

  int countReachable() {
    int count = 0;
    for (boolean one : reachable) {
      count += one ? 1 : 0;
    }
    return count;
  }

  private int mexByMask(int count) {
    long seen = 0;
    for (int i = 0; i < count; i++) {
      seen |= 1L << values[(int) options[i]];
    }
    return Long.numberOfTrailingZeros(~seen);
  }

  private int mexByStamps(int count) {
    mex.clear();
    for (int i = 0; i < count; i++) {
      mex.add(values[(int) options[i]]);
    }
    return mex.value();
  }

  private int distanceByOptions(int count) {
    int quickestLost = NONE;
    int longest = -1;
    for (int i = 0; i < count; i++) {
      int option = (int) options[i];
      int distance = distances[option];
      longest = Math.max(longest, distance);
      quickestLost = Math.min(quickestLost, isWon(distance) ? NONE : distance);
      reachable[option] = true;
    }
    return 1 + (quickestLost == NONE ? longest : quickestLost);
  }

  // A loop that counts down meets every position after one it is reached from.
  private void spreadFromStart() {
    Arrays.fill(reachable, false);
    reachable[start()] = true;
    for (int code = start(); code >= 0; code--) {
      if (reachable[code]) {
        int count = packing.options(code, options);
        for (int i = 0; i < count; i++) {
          reachable[(int) options[i]] = true;
        }
      }
    }
  }
}
