package org.mexbox.environments.board;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.CornerWalk.Piece;

/** Two piles as a number of two digits. */
final class CornerPacking implements Packing {
  private final Corner start;
  private final Piece piece;
  private final long digits;

  CornerPacking(Corner start) {
    this.start = start;
    this.piece = start.ruleset().piece();
    this.digits = start.first() + 1L;
  }

  @Override
  public long size() {
    return digits * (start.second() + 1L);
  }

  @Override
  public int maxOptions() {
    return start.moves().size();
  }

  @Override
  public long pack(Position position) {
    Corner corner = (Corner) position;
    if (corner.first() > start.first()
        || corner.second() > start.second()
        || !corner.ruleset().equals(start.ruleset())) {
      throw InputError.of(
          "position", "must follow " + start + " by moves", corner, start.toString());
    }
    return corner.first() + digits * corner.second();
  }

  @Override
  public Position unpack(long code) {
    return new Corner(start.ruleset(), (int) (code % digits), (int) (code / digits));
  }

  @Override
  public int options(long code, long[] into) {
    int first = (int) (code % digits);
    int second = (int) (code / digits);
    int count = steps(code, 1, piece.straight(first), into, 0);
    count = steps(code, digits, piece.straight(second), into, count);
    return steps(code, digits + 1, piece.diagonal(Math.min(first, second)), into, count);
  }

  private static int steps(long code, long step, int moves, long[] into, int from) {
    for (int i = 0; i < moves; i++) {
      into[from + i] = code - (i + 1) * step;
    }
    return from + moves;
  }

  @Override
  public int parts(long code) {
    // Only the rook's piles are parts that do not touch each other.
    return piece == Piece.ROOK ? (code % digits > 0 ? 1 : 0) + (code >= digits ? 1 : 0) : 1;
  }
}
