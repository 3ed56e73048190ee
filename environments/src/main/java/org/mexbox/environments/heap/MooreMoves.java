package org.mexbox.environments.heap;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.LimitError;

/** The moves of Moore's Nim, written out. */
final class MooreMoves {
  static final int MAX_MOVES = 1_000_000;

  private MooreMoves() {}

  /** The number of moves: the sum of the first k elementary symmetric functions of the sizes. */
  static double count(Heaps position, int k) {
    double[] symmetric = new double[k + 1];
    symmetric[0] = 1;
    for (int i = 0; i < position.count(); i++) {
      for (int j = k; j >= 1; j--) {
        symmetric[j] += symmetric[j - 1] * position.size(i);
      }
    }
    double count = 0;
    for (int j = 1; j <= k; j++) {
      count += symmetric[j];
    }
    return count;
  }

  static List<HeapMove> of(Heaps position, int k) {
    double count = count(position, k);
    if (count > MAX_MOVES) {
      throw LimitError.of(
          "moves of " + position, String.format("%.0f", count), MAX_MOVES, "choose smaller heaps");
    }
    List<HeapMove> moves = new ArrayList<>();
    extend(position, k, 0, new ArrayList<>(), moves);
    return moves;
  }

  // Depth first over heaps: each chosen heap and size first by itself, then with later heaps. The
  // packing writes its codes by the same walk.
  private static void extend(
      Heaps position, int k, int from, List<HeapMove.Change> changes, List<HeapMove> moves) {
    for (int heap = from; heap < position.count(); heap++) {
      for (int to = 0; to < position.size(heap); to++) {
        changes.add(HeapMove.change(position, heap, to));
        moves.add(new HeapMove(changes));
        if (changes.size() < k) {
          extend(position, k, heap + 1, changes, moves);
        }
        changes.remove(changes.size() - 1);
      }
    }
  }
}
