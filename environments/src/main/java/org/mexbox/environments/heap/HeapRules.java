package org.mexbox.environments.heap;

import java.util.List;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/** Rules under which a move makes heaps smaller, or breaks one. */
public sealed interface HeapRules extends Ruleset permits OneHeapRules, TakeAndBreak, Moore {

  /** The moves of a position, in a fixed order. */
  List<HeapMove> movesOf(Heaps position);

  /** True if a move may do this to one heap, the other heaps left aside. */
  boolean allows(int from, int to);

  /**
   * True if a move may leave these parts of one heap, none larger than the next, and those that are
   * missing 0: with one part at the most as {@link #allows}.
   */
  default boolean allowsParts(int from, int first, int second, int third) {
    return second == 0 && third == 0 && allows(from, first);
  }

  /** True if heaps may be broken: then they have no places and are kept in rising order. */
  default boolean breaksHeaps() {
    return false;
  }

  /** True if some move changes a heap of this size: play ends when no heap is one. */
  boolean canChange(int heap);

  /** How many heaps a single move may change. */
  int heapsPerMove();

  @Override
  default Position parse(String text) {
    return Heaps.parse(this, text);
  }
}
