package org.mexbox.agents.table;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.PackedValuation;

/**
 * The boxes of the codes of a packing. For packings of a few million codes it is a table: every
 * code belongs to a class of positions that share a box, and a class gets its box when it is first
 * met. Larger packings are looked up code by code.
 */
final class BoxCodes {
  private static final int MAX_TABLE = 1 << 22;
  private static final int NONE = -1;

  private final Boxes boxes;
  private final Packing packing;
  // By code; empty if the packing is too large.
  private final int[] classes;
  private final int[] boxOfCode;
  private final Map<Position, Integer> classNumbers = new HashMap<>();
  private int boxesKnown;

  BoxCodes(Boxes boxes, Packing packing) {
    this.boxes = boxes;
    this.packing = packing;
    int size = packing.size() <= MAX_TABLE ? (int) packing.size() : 0;
    this.classes = new int[size];
    this.boxOfCode = new int[size];
    for (int code = 0; code < size; code++) {
      Position key = boxes.order().representative(packing.unpack(code));
      classes[code] = classNumbers.computeIfAbsent(key, k -> classNumbers.size());
    }
    Arrays.fill(boxOfCode, NONE);
  }

  Packing packing() {
    return packing;
  }

  /** Takes in the boxes that are new since the last call. */
  void refresh() {
    if (boxesKnown == boxes.size() || classes.length == 0) {
      return;
    }
    int[] boxOfClass = new int[classNumbers.size()];
    Arrays.fill(boxOfClass, NONE);
    for (int box = boxesKnown; box < boxes.size(); box++) {
      Integer number = classNumbers.get(boxes.position(box));
      if (number != null) {
        boxOfClass[number] = box;
      }
    }
    for (int code = 0; code < classes.length; code++) {
      if (boxOfCode[code] == NONE) {
        boxOfCode[code] = boxOfClass[classes[code]];
      }
    }
    boxesKnown = boxes.size();
  }

  /** Writes the boxes of several codes, each as {@link #box} has it. */
  void boxes(long[] codes, int count, int[] into) {
    if (classes.length == 0) {
      for (int i = 0; i < count; i++) {
        into[i] = boxes.find(packing.unpack(codes[i]));
      }
      return;
    }
    int[] known = boxOfCode;
    for (int i = 0; i < count; i++) {
      into[i] = known[(int) codes[i]];
    }
  }

  /**
   * The same valuation, asked only once about the codes of a class: positions that share a box
   * differ by a symmetry, so that their moves are worth the same.
   */
  PackedValuation oncePerClass(PackedValuation values) {
    if (classes.length == 0) {
      return values;
    }
    double[] known = new double[classNumbers.size()];
    Arrays.fill(known, Double.NaN);
    return code -> {
      int number = classes[(int) code];
      if (Double.isNaN(known[number])) {
        known[number] = values.value(code);
      }
      return known[number];
    };
  }

  /** The box of a code, -1 if its position was never met. */
  int box(long code) {
    return classes.length == 0 ? boxes.find(packing.unpack(code)) : boxOfCode[(int) code];
  }
}
