package org.mexbox.environments.heap;

import java.util.List;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/** Rules under which a move makes heaps smaller. */
public sealed interface HeapRules extends Ruleset permits OneHeapRules, Moore {

  /** The moves of a position, in a fixed order. */
  List<HeapMove> movesOf(Heaps position);

  /** True if a move may do this to one heap, the other heaps left aside. */
  boolean allows(int from, int to);

  /** True if some move changes a heap of this size: play ends when no heap is one. */
  boolean canChange(int heap);

  /** How many heaps a single move may change. */
  int heapsPerMove();

  @Override
  default Position parse(String text) {
    return Heaps.parse(this, text);
  }
}
