package org.mexbox.teacher.minimax;

import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** A position whose options are being searched. */
final class Frame {
  final Position position;
  final int alpha;
  final int beta;
  private final Move[] moves;
  private final Position[] options;
  private int next;
  private int best;

  /**
   * A position to search.
   *
   * @param moves in the order of the search
   * @param options what they lead to
   * @param alpha what the mover has already for sure
   * @param beta from here on the opponent will not let it come so far
   */
  Frame(Position position, Move[] moves, Position[] options, int alpha, int beta) {
    this.position = position;
    this.moves = moves;
    this.options = options;
    this.alpha = alpha;
    this.beta = beta;
    this.best = -Integer.MAX_VALUE;
  }

  boolean isDone() {
    return best >= beta || next == options.length;
  }

  Position next() {
    return options[next++];
  }

  /** The move that was tried last. */
  Move last() {
    return moves[next - 1];
  }

  void take(int value) {
    best = Math.max(best, value);
  }

  /** What the mover has for sure by now. */
  int sure() {
    return Math.max(alpha, best);
  }

  int best() {
    return best;
  }
}
