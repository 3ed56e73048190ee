package org.mexbox.teacher.quotient;

import java.util.function.Consumer;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.OneHeapRules;
import org.mexbox.environments.heap.TakeAndBreak;

/** What may be left of a heap, whatever rules say it. */
interface HeapOptions {
  /**
   * The most ways to leave three heaps that are told in all: they are quadratically many a heap.
   */
  long MAX_TRIPLES = 50_000_000;

  /** Tells each option of a heap: the heaps that are left of it, emptied ones as 0. */
  void each(int heap, Consumer<int[]> parts);

  /**
   * The options of rules that are played heap by heap. Those that leave three heaps are refused
   * with a {@link LimitError} after {@link #MAX_TRIPLES} of them.
   *
   * @throws InputError if one move may change several heaps
   */
  static HeapOptions of(HeapRules rules) {
    if (rules instanceof TakeAndBreak breaking) {
      long[] triples = new long[1];
      return (heap, parts) ->
          breaking.options(
              heap,
              (first, second, third) -> {
                if (third > 0 && ++triples[0] > MAX_TRIPLES) {
                  throw LimitError.of(
                      "ways to leave three heaps of heaps up to " + heap,
                      "more",
                      MAX_TRIPLES,
                      "choose smaller heaps");
                }
                parts.accept(
                    third == 0 ? new int[] {first, second} : new int[] {first, second, third});
                return true;
              });
    }
    if (rules instanceof OneHeapRules single) {
      return (heap, parts) -> {
        for (int index = 0; index < single.optionCount(heap); index++) {
          parts.accept(new int[] {single.option(heap, index)});
        }
      };
    }
    throw InputError.of("rules", "must be played heap by heap", rules.family(), "octal:code=0.77");
  }
}
