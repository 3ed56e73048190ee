package org.mexbox.environments.chess;

import java.util.List;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * Chess in which the player on turn makes two moves (game 8 of the lecture of
 * Sk&aacute;lov&aacute;). Check means nothing: whoever captures the king wins, with the first move
 * of his turn or with the second. Who has no second move makes one only; who has none at all has
 * drawn. Play need not end: for ever is a draw too.
 *
 * <p>Everything else is as in chess. A pawn may be captured in passing only when it has just made
 * its double step with the last move of a turn, and only by the first move of the next. Smaller
 * boards know neither castling nor, with fewer than eight rows, double steps.
 */
public record DoubleChess() implements Ruleset {
  private static final String EXAMPLE = "nk1/3/3/NK1,w";

  @Override
  public String family() {
    return "double-chess";
  }

  @Override
  public List<String> options() {
    return List.of();
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public boolean impartial() {
    return false;
  }

  @Override
  public boolean loopy() {
    return true;
  }

  /** Lost without a king, else drawn for want of a move. */
  @Override
  public double moverReward(Position terminal) {
    return ((ChessPosition) terminal).isKingCaptured() ? -1 : 0;
  }

  @Override
  public ChessPosition parse(String text) {
    return new ChessPosition(this, Notation.parse(text, EXAMPLE));
  }
}
