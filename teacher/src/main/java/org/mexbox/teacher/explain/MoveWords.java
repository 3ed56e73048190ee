package org.mexbox.teacher.explain;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapMove.Change;
import org.mexbox.environments.heap.Heaps;

/** Moves in words. */
final class MoveWords {
  private MoveWords() {}

  /** {@code take 2 from the heap of 3: 3->1}, or from any of the equal heaps. */
  static String take(Heaps position, HeapMove move, Lines lines) {
    List<String> parts = new ArrayList<>();
    for (Change change : move.changes()) {
      String part = part(position, move, change, lines);
      // Equal changes of equal heaps are said once.
      if (!parts.contains(part)) {
        parts.add(part);
      }
    }
    return String.join(lines.text("and"), parts) + ": " + move;
  }

  private static String part(Heaps position, HeapMove move, Change change, Lines lines) {
    int equal = equalHeaps(position, change.from());
    int alike = 0;
    for (Change other : move.changes()) {
      alike += other.from() == change.from() && other.leavesAs(change) ? 1 : 0;
    }
    String how = change.taken() == 0 ? "split" : "take";
    String key = how + (equal == 1 ? ".one" : alike == 1 ? ".any" : ".each");
    return lines.text(key, change.taken(), change.from(), equal, alike);
  }

  /** How many heaps have a size. */
  static int equalHeaps(Heaps position, int size) {
    int equal = 0;
    for (int i = 0; i < position.count(); i++) {
      equal += position.size(i) == size ? 1 : 0;
    }
    return equal;
  }
}
