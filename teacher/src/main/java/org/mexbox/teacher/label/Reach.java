package org.mexbox.teacher.label;

import org.mexbox.environments.Packing;

/** Which codes play from a start can come to. */
final class Reach {
  private final boolean[] reached;
  private int positions;

  private Reach(int start) {
    reached = new boolean[start + 1];
  }

  static Reach of(Packing packing, int start) {
    Reach reach = new Reach(start);
    reach.spread(packing);
    return reach;
  }

  int start() {
    return reached.length - 1;
  }

  /** How many positions are reached, the start included. */
  int positions() {
    return positions;
  }

  boolean contains(int code) {
    return reached[code];
  }

  // Counting down meets every position after one it is reached from. Where all codes are reached
  // this ends early: under Nim the options of a few percent of them cover the rest.
  private void spread(Packing packing) {
    long[] options = new long[packing.maxOptions()];
    reached[start()] = true;
    positions = 1;
    for (int code = start(); code >= 0 && positions < reached.length; code--) {
      int count = reached[code] ? packing.options(code, options) : 0;
      for (int i = 0; i < count; i++) {
        int option = (int) options[i];
        positions += reached[option] ? 0 : 1;
        reached[option] = true;
      }
    }
  }
}
