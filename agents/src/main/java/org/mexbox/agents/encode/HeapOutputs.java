package org.mexbox.agents.encode;

import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;

/** Heap i to size s, where heap i of the start is larger than s; heaps as {@link HeapInputs}. */
final class HeapOutputs implements Outputs {
  private final int[] firsts;

  HeapOutputs(Heaps start) {
    this.firsts = new int[start.count() + 1];
    for (int i = 0; i < start.count(); i++) {
      firsts[i + 1] = Encoding.limited("outputs", (long) firsts[i] + start.size(i));
    }
  }

  @Override
  public int count() {
    return Math.max(1, firsts[firsts.length - 1]);
  }

  @Override
  public int of(Move move, Position shown) {
    HeapMove.Change change = ((HeapMove) move).first();
    int missing = firsts.length - 1 - ((Heaps) shown).count();
    return firsts[missing + change.heap()] + change.to();
  }
}
