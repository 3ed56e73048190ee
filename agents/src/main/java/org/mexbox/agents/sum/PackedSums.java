package org.mexbox.agents.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.environments.Packing;

/** The codes of a packing as sums: codes that differ by the order of components share one. */
final class PackedSums {
  private static final int MAX_TABLE = 1 << 22;

  private final Packing packing;
  // By code; empty if the packing is too large for a table.
  private final int[] sumOfCode;
  private final List<Sum> sums = new ArrayList<>();

  PackedSums(Packing packing, Components components) {
    this.packing = packing;
    this.sumOfCode = new int[packing.size() <= MAX_TABLE ? (int) packing.size() : 0];
    Map<Sum, Integer> numbers = new HashMap<>();
    for (int code = 0; code < sumOfCode.length; code++) {
      Sum sum = components.find(packing.unpack(code));
      if (sum == null) {
        // A code that play never comes to.
        sumOfCode[code] = -1;
        continue;
      }
      Integer number = numbers.putIfAbsent(sum, sums.size());
      sumOfCode[code] = number == null ? sums.size() : number;
      if (number == null) {
        sums.add(sum);
      }
    }
  }

  Packing packing() {
    return packing;
  }

  /** A number of a sum. */
  interface OfSum {
    float of(Sum sum);
  }

  /**
   * A number by code.
   *
   * @param unknown the number of codes that play never comes to
   */
  float[] byCode(OfSum number, float unknown) {
    float[] ofSums = new float[sums.size()];
    for (int i = 0; i < ofSums.length; i++) {
      ofSums[i] = number.of(sums.get(i));
    }
    float[] ofCodes = new float[sumOfCode.length];
    for (int code = 0; code < ofCodes.length; code++) {
      ofCodes[code] = sumOfCode[code] < 0 ? unknown : ofSums[sumOfCode[code]];
    }
    return ofCodes;
  }
}
