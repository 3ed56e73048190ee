package org.mexbox.teacher.exam;

import java.util.OptionalDouble;

/** How many positions of one class a valuation gets right; 0, "I do not know", is half right. */
final class Recall {
  private long positions;
  private double right;

  /** Takes in a value from the view of the player who wins. */
  void add(double winnersValue) {
    positions++;
    right += winnersValue > 0 ? 1 : winnersValue == 0 ? 0.5 : 0;
  }

  /** The mean of two recalls; empty if one has seen no position. */
  static OptionalDouble balanced(Recall a, Recall b) {
    return a.positions == 0 || b.positions == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((a.right / a.positions + b.right / b.positions) / 2);
  }
}
