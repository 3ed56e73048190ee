package org.mexbox.teacher.solve;

import java.util.List;
import org.mexbox.environments.heap.HeapMove;

/**
 * Winning moves of a position, in the order of its moves.
 *
 * @param moves the moves, those of equal heaps included
 * @param complete false if there may be more of them: at {@link #MAX} the search stops, for Moore's
 *     Nim can have thousands of millions; and some heaps have more options than can be looked at
 */
public record WinningMoves(List<HeapMove> moves, boolean complete) {

  /** The most moves that are constructed. */
  public static final int MAX = 10_000;

  /** Copies the list. */
  public WinningMoves {
    moves = List.copyOf(moves);
  }

  static WinningMoves all(List<HeapMove> moves) {
    return new WinningMoves(moves, true);
  }
}
