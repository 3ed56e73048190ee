package org.mexbox.environments.heap;

import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;

/**
 * A move that makes heaps smaller: {@code 3->1}; {@code 3->1@2} where other heaps are of the same
 * size and the second heap is meant; {@code 3->1+5->0} where it changes two heaps (Moore).
 *
 * @param changes what it does, heaps rising, at least one
 */
public record HeapMove(List<Change> changes) implements Move {

  /**
   * What a move does to one heap.
   *
   * @param heap which heap, counted from 0
   * @param from its size before
   * @param to its size after
   * @param twin true if another heap was of the same size, so that the text must say which
   */
  public record Change(int heap, int from, int to, boolean twin) {
    @Override
    public String toString() {
      return from + "->" + to + (twin ? "@" + (heap + 1) : "");
    }
  }

  /** Copies the list. */
  public HeapMove {
    changes = List.copyOf(changes);
  }

  /** The move that changes one heap of a position. */
  static HeapMove of(Heaps position, int heap, int to) {
    return new HeapMove(List.of(change(position, heap, to)));
  }

  static Change change(Heaps position, int heap, int to) {
    return new Change(heap, position.size(heap), to, position.hasTwin(heap));
  }

  /** The first (under one-heap rules: the only) change. */
  public Change first() {
    return changes.get(0);
  }

  @Override
  public String toString() {
    return changes.stream().map(Change::toString).collect(Collectors.joining("+"));
  }
}
