package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.positional.Segments;
import org.mexbox.teacher.explain.Reason;

/**
 * The box game with equal segments: k cells in a segment are filled exactly if there are 2^(k-2)+1
 * segments, for k = 1 two. Of n level segments one is closed and two get a cell, until all level
 * ones have been closed or have advanced: n = 2m + 1 leave m + 1 with one cell less, of which one
 * is closed next. Checked by search for k up to 8.
 */
record BoxForm(Segments segments, int cells) implements BoardForm {
  private static final int MAX_EXPONENT = 30;

  /** The form, if all segments are alike and the player who closes them is to move. */
  static Optional<BoxForm> of(Segments segments) {
    boolean isUniform = segments.missing().stream().distinct().count() == 1;
    return isUniform && segments.isFirstToMove() && !segments.isTerminal()
        ? Optional.of(new BoxForm(segments, segments.missing().get(0)))
        : Optional.empty();
  }

  private int needed() {
    return cells == 1 ? 2 : (1 << Math.min(cells - 2, MAX_EXPONENT)) + 1;
  }

  @Override
  public String id() {
    return "box-game";
  }

  @Override
  public boolean isWon() {
    return segments.open() < needed();
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.empty();
  }

  @Override
  public List<Move> winningMoves() {
    return isWon() ? segments.moves() : List.of();
  }

  @Override
  public List<Reason> reasons() {
    String key = isWon() ? "reason.box.few" : "reason.box.enough";
    String needed = cells - 2 > MAX_EXPONENT ? "2^" + (cells - 2) + "+1" : "" + needed();
    return List.of(Reason.of(key, cells, needed, segments.open()));
  }
}
