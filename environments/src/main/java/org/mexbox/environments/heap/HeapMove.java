package org.mexbox.environments.heap;

import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;

/**
 * A move that makes heaps smaller: {@code 3->1}; {@code 3->1@2} where other heaps are of the same
 * size and the second heap is meant; {@code 3->1+5->0} where it changes two heaps (Moore); {@code
 * 12->3,8} or {@code 12->1,3,8} where it leaves two heaps of one, or three.
 *
 * @param changes what it does, heaps rising, at least one
 */
public record HeapMove(List<Change> changes) implements Move {

  /**
   * What a move does to one heap.
   *
   * @param heap which heap, counted from 0
   * @param from its size before
   * @param to its size after; the smallest size if several heaps are left of it
   * @param second the next size, not smaller, 0 if there is none
   * @param third the largest of three sizes, 0 if there are not so many
   * @param twin true if another heap was of the same size, so that the text must say which
   */
  public record Change(int heap, int from, int to, int second, int third, boolean twin) {

    /** A change that leaves one heap at the most. */
    public Change(int heap, int from, int to, boolean twin) {
      this(heap, from, to, 0, 0, twin);
    }

    /** How many objects are taken away. */
    public int taken() {
      return from - to - second - third;
    }

    /** The same, where it does not matter which of several equal heaps is meant. */
    public Change withoutPlace() {
      return new Change(heap, from, to, second, third, false);
    }

    /** True if this leaves what another change leaves. */
    public boolean leavesAs(Change other) {
      return to == other.to && second == other.second && third == other.third;
    }

    /** True if rules let a move do this, the other heaps left aside. */
    boolean isAllowedBy(HeapRules rules) {
      return rules.allowsParts(from, to, second, third);
    }

    @Override
    public String toString() {
      return from
          + "->"
          + to
          + (second > 0 ? "," + second : "")
          + (third > 0 ? "," + third : "")
          + (twin ? "@" + (heap + 1) : "");
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
  static HeapMove of(Heaps position, int heap, int first, int second, int third) {
    return new HeapMove(List.of(change(position, heap, first, second, third)));
  }

  static Change change(Heaps position, int heap, int to) {
    return change(position, heap, to, 0, 0);
  }

  static Change change(Heaps position, int heap, int first, int second, int third) {
    return new Change(heap, position.size(heap), first, second, third, position.hasTwin(heap));
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
