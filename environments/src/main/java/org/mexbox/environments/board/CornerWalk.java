package org.mexbox.environments.board;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;

/**
 * A chessman on its way to the corner (0,0), which it can only approach. With piles for its two
 * distances the king is the game of two piles, the rook is Nim and the queen is Wythoff's game.
 *
 * @param piece how it moves
 * @param convention who wins when the corner is reached
 */
public record CornerWalk(Piece piece, PlayConvention convention) implements Ruleset {

  /** How a piece moves. */
  public enum Piece {
    /** One from a pile, or one from each pile. */
    KING("two-piles"),
    /** Any number from one pile. */
    ROOK("rook"),
    /** Any number from one pile, or the same number from both (Wythoff 1907). */
    QUEEN("wythoff");

    private final String family;

    Piece(String family) {
      this.family = family;
    }

    /** How many moves there are that make a pile smaller and leave the other as it is. */
    int straight(int pile) {
      return this == KING ? Math.min(1, pile) : pile;
    }

    /** How many moves there are that make both piles smaller. */
    int diagonal(int smaller) {
      return switch (this) {
        case KING -> Math.min(1, smaller);
        case ROOK -> 0;
        case QUEEN -> smaller;
      };
    }
  }

  @Override
  public String family() {
    return piece.family;
  }

  @Override
  public List<String> options() {
    return convention.options();
  }

  @Override
  public Corner parse(String text) {
    return Corner.parse(this, text);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    return Optional.of(new CornerPacking((Corner) start));
  }
}
