package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.ChocolatePieces;
import org.mexbox.environments.board.Corner;
import org.mexbox.environments.board.StampedBoard;
import org.mexbox.environments.pile.FibonacciPile;
import org.mexbox.environments.pile.NumberPair;
import org.mexbox.environments.pile.PassPiles;
import org.mexbox.environments.pile.TwoHeaps;
import org.mexbox.environments.strip.Cards;
import org.mexbox.environments.strip.Steps;
import org.mexbox.environments.strip.TurtleRow;
import org.mexbox.teacher.explain.Reason;

/** A rule that tells the winner at a position of a game not played with heaps. */
sealed interface BoardForm
    permits CornerForm,
        StaircaseForm,
        TurtlesForm,
        BreaksForm,
        DominoForm,
        ZeckendorfForm,
        CircleForm,
        EatAndSplitForm,
        EuclidForm,
        PassForm {

  /** The name of the method. */
  String id();

  /** True if the player to move wins. */
  boolean isWon();

  /** The nim-value, where this rule knows it. */
  OptionalInt nimValue();

  /** The winning moves in the order of the position. */
  List<Move> winningMoves();

  /** Why. */
  List<Reason> reasons();

  /** The rule that holds at a position, if one is known. */
  static Optional<BoardForm> of(Position position) {
    boolean normal = position.ruleset().convention() == PlayConvention.NORMAL;
    if (position instanceof Corner corner) {
      return Optional.of(new CornerForm(corner));
    }
    if (position instanceof ChocolatePieces pieces && pieces.ruleset().smallest() == 1) {
      return Optional.of(new BreaksForm(pieces));
    }
    if (position instanceof Steps steps && normal) {
      return Optional.of(new StaircaseForm(steps));
    }
    if (position instanceof TurtleRow row && normal) {
      return Optional.of(new TurtlesForm(row));
    }
    if (position instanceof FibonacciPile pile && normal) {
      return Optional.of(new ZeckendorfForm(pile));
    }
    if (position instanceof NumberPair pair && normal) {
      return Optional.of(new EuclidForm(pair));
    }
    if (position instanceof PassPiles piles && normal) {
      return Optional.of(new PassForm(piles));
    }
    if (position instanceof TwoHeaps heaps && normal) {
      return Optional.of(new EatAndSplitForm(heaps));
    }
    if (position instanceof Cards cards && normal) {
      return Optional.of(CircleForm.of(cards));
    }
    return position instanceof StampedBoard board && normal && board.isEmpty()
        ? Optional.of(new DominoForm(board))
        : Optional.empty();
  }
}
