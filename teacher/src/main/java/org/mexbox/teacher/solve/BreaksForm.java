package org.mexbox.teacher.solve;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.board.ChocolatePieces;
import org.mexbox.teacher.explain.Reason;

/** Breaking chocolate down to single squares: the number of breaks is settled from the start. */
record BreaksForm(ChocolatePieces pieces) implements BoardForm {

  @Override
  public String id() {
    return "breaks-counted";
  }

  private boolean isNormal() {
    return pieces.ruleset().convention() == PlayConvention.NORMAL;
  }

  private int breaks() {
    return pieces.area() - pieces.count();
  }

  @Override
  public boolean isWon() {
    return (breaks() % 2 == 1) == isNormal();
  }

  @Override
  public OptionalInt nimValue() {
    return isNormal() ? OptionalInt.of(breaks() % 2) : OptionalInt.empty();
  }

  @Override
  public List<Move> winningMoves() {
    return isWon() ? pieces.moves() : List.of();
  }

  @Override
  public List<Reason> reasons() {
    return List.of(Reason.of("reason.breaks", pieces.count(), pieces.area(), breaks()));
  }
}
