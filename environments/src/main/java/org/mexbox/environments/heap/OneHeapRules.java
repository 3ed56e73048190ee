package org.mexbox.environments.heap;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/**
 * Rules under which a move changes one heap: everything follows from one function, from the size of
 * a heap to the sizes that may be left of it. Every position is the sum of its heaps.
 */
public sealed interface OneHeapRules extends HeapRules permits Nim, Subtraction {

  /** To how many sizes a heap can be brought by one move. */
  int optionCount(int heap);

  /** The size that option {@code index} leaves; rising with the index, all below {@code heap}. */
  int option(int heap, int index);

  @Override
  default boolean canChange(int heap) {
    return optionCount(heap) > 0;
  }

  @Override
  default int heapsPerMove() {
    return 1;
  }

  @Override
  default List<HeapMove> movesOf(Heaps position) {
    return new OneHeapMoves(this, position);
  }

  @Override
  default Optional<Packing> packing(Position start) {
    Heaps heaps = (Heaps) start;
    return Radix.of(heaps).map(radix -> new OneHeapPacking(this, radix));
  }
}
