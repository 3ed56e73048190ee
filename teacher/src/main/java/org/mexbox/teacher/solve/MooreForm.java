package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Moore;
import org.mexbox.teacher.explain.Explanation;

/**
 * Moore's Nim_k: lost exactly when every binary column has a number of ones divisible by k + 1
 * (Moore 1910). Misere: the same while a heap of two or more is there; with none, lost exactly when
 * the number of ones leaves 1 on division by k + 1.
 */
record MooreForm(Moore rules) implements ClosedForm {

  @Override
  public String id() {
    return rules.convention() == PlayConvention.NORMAL ? "moore" : "misere-moore";
  }

  @Override
  public boolean isWon(Heaps position) {
    int modulus = rules.k() + 1;
    int bits = 0;
    for (int heap = 0; heap < position.count(); heap++) {
      bits |= position.size(heap);
    }
    if (rules.convention() == PlayConvention.MISERE && bits <= 1) {
      return column(position, 0) % modulus != 1;
    }
    for (int column = 0; bits >> column != 0; column++) {
      if (column(position, column) % modulus != 0) {
        return true;
      }
    }
    return false;
  }

  private static int column(Heaps position, int column) {
    int ones = 0;
    for (int heap = 0; heap < position.count(); heap++) {
      ones += position.size(heap) >> column & 1;
    }
    return ones;
  }

  /** Empty: the nim-values of Moore's Nim follow no rule that we know. */
  @Override
  public OptionalInt nimValue(Heaps position) {
    return OptionalInt.empty();
  }

  @Override
  public WinningMoves winningMoves(Heaps position) {
    return new MooreSearch(position, rules).run();
  }

  @Override
  public List<String> explain(Heaps position, List<HeapMove> distinct, Locale locale) {
    return Explanation.in(locale).moore(position, rules, distinct);
  }
}
