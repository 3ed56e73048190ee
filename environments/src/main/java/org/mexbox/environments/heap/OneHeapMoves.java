package org.mexbox.environments.heap;

import java.util.AbstractList;
import java.util.Objects;

/** The moves of a position as a view: a heap of a thousand million costs no memory. */
final class OneHeapMoves extends AbstractList<HeapMove> {
  private final OneHeapRules rules;
  private final Heaps position;
  private final int size;

  OneHeapMoves(OneHeapRules rules, Heaps position) {
    this.rules = rules;
    this.position = position;
    int count = 0;
    for (int i = 0; i < position.count(); i++) {
      count += rules.optionCount(position.size(i));
    }
    this.size = count;
  }

  @Override
  public HeapMove get(int index) {
    int left = Objects.checkIndex(index, size);
    int heap = 0;
    for (int count; left >= (count = rules.optionCount(position.size(heap))); heap++) {
      left -= count;
    }
    return HeapMove.of(position, heap, rules.option(position.size(heap), left));
  }

  @Override
  public int size() {
    return size;
  }
}
