package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.board.Corner;
import org.mexbox.environments.board.CornerWalk.Piece;
import org.mexbox.teacher.explain.Reason;

/**
 * Two piles. Under the king's rules evenness decides. Under the rook's and the queen's every pile
 * has one partner that makes the pair lost; misere play changes the smallest pairs only.
 */
record CornerForm(Corner corner) implements BoardForm {

  @Override
  public String id() {
    return switch (corner.ruleset().piece()) {
      case KING -> "evenness";
      case ROOK -> "equal-piles";
      case QUEEN -> "wythoff";
    };
  }

  @Override
  public boolean isWon() {
    return isWon(corner.first(), corner.second());
  }

  private boolean isWon(int first, int second) {
    if (corner.ruleset().piece() != Piece.KING) {
      return partner(first) != second;
    }
    boolean even = (first & 1) == 0 && (second & 1) == 0;
    boolean border = first == 0 || second == 0;
    return (isNormal() || !border) ? !even : (first + second) % 2 == 0;
  }

  private boolean isNormal() {
    return corner.ruleset().convention() == PlayConvention.NORMAL;
  }

  private long partner(int pile) {
    boolean queen = corner.ruleset().piece() == Piece.QUEEN;
    if (isNormal()) {
      return queen ? ColdPairs.partner(pile) : pile;
    }
    return switch (pile) {
      case 0 -> 1;
      case 1 -> 0;
      case 2 -> 2;
      default -> queen ? ColdPairs.partner(pile) : pile;
    };
  }

  // The smaller pile of the lost pair with a gap, under the queen's rules.
  private long smaller(int gap) {
    if (isNormal() || gap > 1) {
      return ColdPairs.smaller(gap);
    }
    return gap == 0 ? 2 : 0;
  }

  @Override
  public OptionalInt nimValue() {
    if (!isNormal()) {
      return OptionalInt.empty();
    }
    return switch (corner.ruleset().piece()) {
      case KING -> OptionalInt.of(kingsValue());
      case ROOK -> OptionalInt.of(corner.first() ^ corner.second());
      // No formula is known for the values of Wythoff's game, other than 0.
      case QUEEN -> isWon() ? OptionalInt.empty() : OptionalInt.of(0);
    };
  }

  private int kingsValue() {
    int odd = (corner.first() & 1) + (corner.second() & 1);
    if (odd != 1) {
      return odd;
    }
    return (Math.min(corner.first(), corner.second()) & 1) == 0 ? 1 : 3;
  }

  @Override
  public List<Move> winningMoves() {
    if (corner.ruleset().piece() == Piece.KING) {
      return corner.moves().stream().filter(this::leavesLost).toList();
    }
    List<Move> moves = new ArrayList<>();
    if (isWon()) {
      long first = partner(corner.second());
      if (first < corner.first()) {
        moves.add(corner.moveTo((int) first, corner.second()));
      }
      long second = partner(corner.first());
      if (second < corner.second()) {
        moves.add(corner.moveTo(corner.first(), (int) second));
      }
      if (corner.ruleset().piece() == Piece.QUEEN) {
        addDiagonal(moves);
      }
    }
    return moves;
  }

  private void addDiagonal(List<Move> moves) {
    int gap = Math.abs(corner.first() - corner.second());
    long by = Math.min(corner.first(), corner.second()) - smaller(gap);
    if (by > 0) {
      moves.add(corner.moveTo((int) (corner.first() - by), (int) (corner.second() - by)));
    }
  }

  private boolean leavesLost(Move move) {
    Corner option = (Corner) corner.after(move);
    return !isWon(option.first(), option.second());
  }

  @Override
  public List<Reason> reasons() {
    String misere = isNormal() ? "" : ".misere";
    List<Reason> reasons = new ArrayList<>();
    switch (corner.ruleset().piece()) {
      case KING -> reasons.add(Reason.of("reason.king" + misere));
      case ROOK -> reasons.add(Reason.of("reason.rook" + misere));
      case QUEEN -> {
        int gap = Math.abs(corner.first() - corner.second());
        reasons.add(Reason.of("reason.wythoff" + misere));
        reasons.add(Reason.of("reason.wythoff.gap", gap, smaller(gap)));
      }
    }
    return reasons;
  }
}
