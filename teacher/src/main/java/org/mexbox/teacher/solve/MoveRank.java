package org.mexbox.teacher.solve;

import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapMove.Change;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.OneHeapRules;

/** Which place a move has among the moves of its position, counted without listing them. */
public final class MoveRank {
  private MoveRank() {}

  /**
   * The index of a move in {@link Heaps#moves}.
   *
   * @param move a legal move of the position
   */
  public static int of(Heaps position, HeapMove move) {
    if (position.ruleset().breaksHeaps()) {
      return broken(position.moves(), move.first());
    }
    return position.ruleset() instanceof OneHeapRules rules
        ? oneHeap(position, rules, move.first())
        : severalHeaps(position, position.ruleset().heapsPerMove(), move.changes());
  }

  private static int broken(List<Move> moves, Change change) {
    for (int i = 0; i < moves.size(); i++) {
      Change listed = ((HeapMove) moves.get(i)).first();
      if (listed.heap() == change.heap() && listed.leavesAs(change)) {
        return i;
      }
    }
    throw InputError.of("move", "must be legal", change);
  }

  private static int oneHeap(Heaps position, OneHeapRules rules, Change change) {
    int before = 0;
    for (int heap = 0; heap < change.heap(); heap++) {
      before += rules.optionCount(position.size(heap));
    }
    // Options rise with their index.
    int low = 0;
    int high = rules.optionCount(change.from());
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (rules.option(change.from(), middle) < change.to()) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return before + low;
  }

  // Moves are listed depth first: a choice for one heap, then all ways to go on with later heaps.
  private static int severalHeaps(Heaps position, int k, List<Change> changes) {
    long[][] ways = waysToGoOn(position, k);
    long rank = changes.size() - 1L;
    int from = 0;
    int left = k;
    for (Change change : changes) {
      for (int heap = from; heap < change.heap(); heap++) {
        rank += position.size(heap) * ways[heap + 1][left - 1];
      }
      rank += change.to() * ways[change.heap() + 1][left - 1];
      from = change.heap() + 1;
      left--;
    }
    return Math.toIntExact(rank);
  }

  // ways[h][j]: how many ways there are to change at most j of the heaps from h on, none included.
  private static long[][] waysToGoOn(Heaps position, int k) {
    long[][] ways = new long[position.count() + 1][k];
    for (int heap = position.count(); heap >= 0; heap--) {
      ways[heap][0] = 1;
      for (int left = 1; left < k; left++) {
        ways[heap][left] =
            heap == position.count()
                ? 1
                : ways[heap + 1][left] + position.size(heap) * ways[heap + 1][left - 1];
      }
    }
    return ways;
  }
}
