package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapMove.Change;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Moore;

/**
 * The winning moves of Moore's Nim, built column by column from the highest. A heap that is still
 * as it was may be made smaller in this column (its 1 becomes 0) and is free from then on: lower
 * columns of it may hold anything. At most k heaps may become free, and every column must come out
 * right. Moore's proof shows that whatever was chosen so far, the columns below can be made right;
 * so the search never runs into the dark (under misere play only in the last column).
 */
final class MooreSearch {
  private final Heaps position;
  private final int k;
  private final boolean misere;
  private final int[] sizes;
  private final boolean[] free;
  private final List<HeapMove> moves = new ArrayList<>();
  private int freed;

  MooreSearch(Heaps position, Moore rules) {
    this.position = position;
    this.k = rules.k();
    this.misere = rules.convention() == PlayConvention.MISERE;
    this.sizes = position.sizes();
    this.free = new boolean[sizes.length];
  }

  WinningMoves run() {
    int bits = 0;
    for (int size : sizes) {
      bits |= size;
    }
    column(Integer.SIZE - Integer.numberOfLeadingZeros(bits) - 1);
    moves.sort(HeapMoves.LISTED);
    boolean complete = moves.size() <= WinningMoves.MAX;
    return new WinningMoves(complete ? moves : moves.subList(0, WinningMoves.MAX), complete);
  }

  private void column(int column) {
    if (column >= 0) {
      heap(column, 0, wanted(column));
    } else if (freed > 0) {
      moves.add(move());
    }
  }

  // What the column's number of ones must leave on division by k + 1.
  private int wanted(int column) {
    boolean onlyOnes = misere && column == 0;
    for (int heap = 0; heap < sizes.length && onlyOnes; heap++) {
      onlyOnes = sizes[heap] <= 1;
    }
    return onlyOnes ? 1 : 0;
  }

  // Decides one heap's digit in a column, then those of the heaps after it. `missing` is how many
  // ones the column still needs, modulo k + 1.
  private void heap(int column, int heap, int missing) {
    if (heap == sizes.length) {
      if (missing == 0) {
        column(column - 1);
      }
      return;
    }
    if (moves.size() > WinningMoves.MAX || !reaches(column, heap, missing)) {
      return;
    }
    int bit = 1 << column;
    int oneLess = (missing + k) % (k + 1);
    if (free[heap]) {
      heap(column, heap + 1, missing);
      sizes[heap] |= bit;
      heap(column, heap + 1, oneLess);
      sizes[heap] &= ~bit;
    } else if ((sizes[heap] & bit) == 0) {
      heap(column, heap + 1, missing);
    } else {
      heap(column, heap + 1, oneLess);
      if (freed < k) {
        lower(column, heap, missing);
      }
    }
  }

  private void lower(int column, int heap, int missing) {
    int before = sizes[heap];
    sizes[heap] = before >> (column + 1) << (column + 1);
    free[heap] = true;
    freed++;
    heap(column, heap + 1, missing);
    freed--;
    free[heap] = false;
    sizes[heap] = before;
  }

  // True if the heaps from this one on can still bring what is missing: each 1 that stands may stay
  // or go, each free heap may bring one.
  private boolean reaches(int column, int heap, int missing) {
    int standing = 0;
    int choice = 0;
    for (int i = heap; i < sizes.length; i++) {
      if (free[i]) {
        choice++;
      } else {
        standing += sizes[i] >> column & 1;
      }
    }
    int lowered = Math.min(k - freed, standing);
    // Any number of ones from standing - lowered to standing + choice.
    int least = standing - lowered;
    int above = Math.floorMod(missing - least, k + 1);
    return above <= lowered + choice;
  }

  private HeapMove move() {
    List<Change> changes = new ArrayList<>();
    for (int heap = 0; heap < sizes.length; heap++) {
      if (sizes[heap] != position.size(heap)) {
        changes.add(HeapMoves.change(position, heap, sizes[heap]));
      }
    }
    return new HeapMove(changes);
  }
}
