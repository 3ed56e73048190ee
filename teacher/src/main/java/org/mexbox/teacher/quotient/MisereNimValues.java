package org.mexbox.teacher.quotient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.teacher.value.Mex;

/**
 * Misere nim-values: the size of the one heap of Nim that a position is lost together with, under
 * misere play (Conway, <i>On Numbers and Games</i>, ch. 12). The mex of the options, as under
 * normal play, but 1 where nobody can move. Two positions with the same one need not behave alike
 * in a sum: that is what quotients are for.
 */
public final class MisereNimValues {
  /** The most positions that are counted out for one heap. */
  public static final int MAX_POSITIONS = 20_000;

  private MisereNimValues() {}

  /**
   * The misere nim-values of heaps 0, 1, 2, ..., each with all positions that follow it counted
   * out.
   *
   * @return as many as can be had within {@link #MAX_POSITIONS} positions each, at most {@code to +
   *     1}
   */
  public static List<Integer> of(HeapRules rules, int to) {
    List<Integer> values = new ArrayList<>();
    for (int heap = 0; heap <= to; heap++) {
      Heaps position = Heaps.of(rules, heap);
      Optional<Packing> packing =
          rules instanceof TakeAndBreak breaking
              ? breaking.packing(position, MAX_POSITIONS)
              : rules.packing(position).filter(codes -> codes.size() <= MAX_POSITIONS);
      if (packing.isEmpty()) {
        return values;
      }
      values.add(value(packing.get(), packing.get().pack(position)));
    }
    return values;
  }

  // Options have smaller codes.
  private static int value(Packing packing, long last) {
    int[] values = new int[Math.toIntExact(last) + 1];
    long[] options = new long[packing.maxOptions()];
    Mex mex = new Mex(packing.maxOptions());
    for (int code = 0; code <= last; code++) {
      mex.clear();
      int count = packing.options(code, options);
      for (int i = 0; i < count; i++) {
        mex.add(values[(int) options[i]]);
      }
      values[code] = count == 0 ? 1 : mex.value();
    }
    return values[(int) last];
  }
}
