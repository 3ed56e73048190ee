package org.mexbox.environments.chess;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.sum.EnumeratedPacking;

/**
 * Chess problems of the kind "White to move, mate in n": White wins if Black is mated by White's
 * n-th move at the latest. Else Black wins, by stalemate or by mating White too.
 *
 * <p>Moves are those of chess, on boards of up to 8 x 8 squares; smaller ones know neither castling
 * nor, with fewer than eight rows, double steps. A position is written as in {@link DoubleChess},
 * and ends with how many moves White has left: {@code k7/8/2K5/8/8/8/8/7R,w,2}.
 */
public record ChessMate() implements Ruleset {
  // Longer problems are looked through without numbers.
  private static final int MAX_NUMBERED_MOVES = 2;

  @Override
  public String family() {
    return "chess-mate";
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

  /** White has won if Black is mated. */
  @Override
  public double moverReward(Position terminal) {
    ChessProblem end = (ChessProblem) terminal;
    return end.isWhiteToMove() || end.isMate() ? -1 : 1;
  }

  @Override
  public ChessProblem parse(String text) {
    return ChessProblem.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return ((ChessProblem) start).left() <= MAX_NUMBERED_MOVES
        ? EnumeratedPacking.of(start, EnumeratedPacking.FEW)
        : Optional.empty();
  }
}
