package org.mexbox.environments.heap;

import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;

/**
 * A move that makes heaps smaller: {@code 3->1}; {@code 3->1@2} where other heaps are of the same
 * size and the second heap is meant; {@code 3->1+5->0} where it changes two heaps (Moore); {@code
 * 12->3,8} where it leaves two heaps of one.
 *
 * @param changes what it does, heaps rising, at least one
 */
public record HeapMove(List<Change> changes) implements Move {

  /**
   * What a move does to one heap.
   *
   * @param heap which heap, counted from 0
   * @param from its size before
   * @param to its size after; the smaller size if two heaps are left of it
   * @param second the size of the other heap that is left of it, 0 if there is none
   * @param twin true if another heap was of the same size, so that the text must say which
   */
  public record Change(int heap, int from, int to, int second, boolean twin) {

    /** A change that leaves one heap at the most. */
    public Change(int heap, int from, int to, boolean twin) {
      this(heap, from, to, 0, twin);
    }

    /** How many objects are taken away. */
    public int taken() {
      return from - to - second;
    }

    @Override
    public String toString() {
      return from + "->" + to + (second > 0 ? "," + second : "") + (twin ? "@" + (heap + 1) : "");
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

  /** The move that leaves these parts of a heap. */
  static HeapMove of(Heaps position, int heap, int first, int second) {
    return new HeapMove(List.of(change(position, heap, first, second)));
  }

  static Change change(Heaps position, int heap, int to) {
    return change(position, heap, to, 0);
  }

  static Change change(Heaps position, int heap, int first, int second) {
    return new Change(heap, position.size(heap), first, second, position.hasTwin(heap));
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
