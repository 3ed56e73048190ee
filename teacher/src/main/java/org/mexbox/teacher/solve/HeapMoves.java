package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapMove.Change;
import org.mexbox.environments.heap.Heaps;

/** Heap moves constructed directly, equal to those that the position itself lists. */
final class HeapMoves {
  /** The order in which positions list their moves: heap by heap, a shorter move first. */
  static final Comparator<HeapMove> LISTED = HeapMoves::compare;

  private HeapMoves() {}

  static HeapMove of(Heaps position, int heap, int to) {
    return of(position, heap, to, 0, 0);
  }

  static HeapMove of(Heaps position, int heap, int first, int second, int third) {
    boolean twin = change(position, heap, first).twin();
    return new HeapMove(List.of(new Change(heap, position.size(heap), first, second, third, twin)));
  }

  static Change change(Heaps position, int heap, int to) {
    int size = position.size(heap);
    boolean twin = false;
    for (int i = 0; i < position.count() && !twin; i++) {
      twin = i != heap && position.size(i) == size;
    }
    return new Change(heap, size, to, twin);
  }

  /** The first of each kind when heaps of one size are not told apart, and written without @. */
  static List<HeapMove> distinct(List<HeapMove> moves) {
    Set<List<Long>> seen = new HashSet<>();
    List<HeapMove> distinct = new ArrayList<>();
    for (HeapMove move : moves) {
      if (seen.add(kind(move))) {
        distinct.add(withoutPlaces(move));
      }
    }
    return distinct;
  }

  private static List<Long> kind(HeapMove move) {
    List<Long> kind = new ArrayList<>();
    for (Change change : move.changes()) {
      kind.add((long) change.from() << Integer.SIZE | change.to());
      if (change.second() > 0) {
        return List.of(kind.get(0), (long) change.second(), (long) change.third());
      }
    }
    kind.sort(null);
    return kind;
  }

  private static HeapMove withoutPlaces(HeapMove move) {
    List<Change> changes = new ArrayList<>();
    for (Change change : move.changes()) {
      changes.add(change.withoutPlace());
    }
    return new HeapMove(changes);
  }

  private static int compare(HeapMove a, HeapMove b) {
    int common = Math.min(a.changes().size(), b.changes().size());
    for (int i = 0; i < common; i++) {
      Change x = a.changes().get(i);
      Change y = b.changes().get(i);
      int order = x.heap() != y.heap() ? x.heap() - y.heap() : Integer.compare(x.to(), y.to());
      if (order != 0) {
        return order;
      }
    }
    return a.changes().size() - b.changes().size();
  }
}
