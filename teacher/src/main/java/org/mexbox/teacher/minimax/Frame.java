package org.mexbox.teacher.minimax;

import org.mexbox.environments.Position;

/** A position whose options are being searched. */
final class Frame {
  final Position position;
  final int alpha;
  final int beta;
  private final Position[] options;
  private int next;
  private int best;

  /**
   * A position to search.
   *
   * @param options in the order of the search
   * @param alpha what the mover has already for sure
   * @param beta from here on the opponent will not let it come so far
   */
  Frame(Position position, Position[] options, int alpha, int beta) {
    this.position = position;
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
