package org.mexbox.environments.heap;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Rules under which a move changes one heap and may break it in two or three: everything follows
 * from one function, from the size of a heap to what may be left of it. Heaps of such games have no
 * places: they stand in rising order, and emptied ones are gone. Every position is the sum of its
 * heaps.
 */
public sealed interface TakeAndBreak extends HeapRules permits Hexadecimal, OneHeapFunction {
  /** The most positions that are numbered. */
  int MAX_POSITIONS = 200_000;

  /** Takes in options of a heap. */
  interface Sink {
    /**
     * One option: what is left of the heap.
     *
     * @param first the only part, 0 if the heap is gone; the smallest of several
     * @param second the next part, not smaller, 0 if there is none
     * @param third the last part, not smaller, 0 if there is none
     * @return false if no more options are wanted
     */
    boolean leave(int first, int second, int third);
  }

  /**
   * Tells the options of a heap, no two alike, in an order that never changes.
   *
   * @return false if the sink wanted no more
   */
  boolean options(int heap, Sink sink);

  @Override
  default boolean canChange(int heap) {
    return !options(heap, (first, second, third) -> false);
  }

  @Override
  default boolean allows(int from, int to) {
    return allowsParts(from, to, 0, 0);
  }

  @Override
  default boolean allowsParts(int from, int first, int second, int third) {
    return !options(from, (a, b, c) -> a != first || b != second || c != third);
  }

  @Override
  default boolean breaksHeaps() {
    return true;
  }

  @Override
  default int heapsPerMove() {
    return 1;
  }

  @Override
  default List<HeapMove> movesOf(Heaps position) {
    return BreakMoves.of(this, position);
  }

  @Override
  default Optional<Packing> packing(Position start) {
    return packing(start, MAX_POSITIONS);
  }

  /** A numbering of the positions that follow a start, if there are no more than some. */
  default Optional<Packing> packing(Position start, int maxPositions) {
    return BreakMoves.areFew((Heaps) start, maxPositions)
        ? EnumeratedPacking.of(start, maxPositions)
        : Optional.empty();
  }
}
