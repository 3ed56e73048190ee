package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.ChocolatePieces;
import org.mexbox.environments.board.Corner;
import org.mexbox.environments.board.Filling;
import org.mexbox.environments.board.StampedBoard;
import org.mexbox.environments.pile.FibonacciPile;
import org.mexbox.environments.pile.NumberPair;
import org.mexbox.environments.pile.PassPiles;
import org.mexbox.environments.pile.TwoHeaps;
import org.mexbox.environments.plane.CoinTable;
import org.mexbox.environments.plane.ColouredPoints;
import org.mexbox.environments.positional.Knights;
import org.mexbox.environments.positional.Marks;
import org.mexbox.environments.positional.Segments;
import org.mexbox.environments.strip.Cards;
import org.mexbox.environments.strip.NorthcottRows;
import org.mexbox.environments.strip.Steps;
import org.mexbox.environments.strip.TurtleRow;
import org.mexbox.teacher.explain.Reason;

/** A rule that tells the winner at a position of a game not played with heaps. */
public sealed interface BoardForm
    permits CornerForm,
        StaircaseForm,
        TurtlesForm,
        BreaksForm,
        DominoForm,
        NorthcottForm,
        MiddleForm,
        LineForm,
        PairingForm,
        ReflectionForm,
        ZeckendorfForm,
        CircleForm,
        EatAndSplitForm,
        EuclidForm,
        PassForm,
        SymmetryForm,
        BoxForm {

  /** The most cells of a board that the methods over positions are left. */
  int MAX_CELLS = 64;

  /** The name of the method. */
  String id();

  /** True if the player to move wins. */
  boolean isWon();

  /** What the player to move gets: +1, -1, or 0 where both can avoid to lose. */
  default int value() {
    return isWon() ? 1 : -1;
  }

  /**
   * True if this is a way to play on from here: whoever has it finds a move by it after every
   * answer. Other moves may be as good.
   */
  default boolean isStrategy() {
    return false;
  }

  /** The nim-value, where this rule knows it. */
  OptionalInt nimValue();

  /** The winning moves in the order of the position; of a strategy, its moves. */
  List<Move> winningMoves();

  /** False if there may be more winning moves than this rule knows. */
  default boolean isComplete() {
    return !isStrategy();
  }

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
    if (position instanceof CoinTable table && normal && MiddleForm.speaksOf(table)) {
      return Optional.of(new MiddleForm(table));
    }
    if (position instanceof ColouredPoints points) {
      return Optional.of(new LineForm(points));
    }
    if (position instanceof NorthcottRows rows) {
      return Optional.of(new NorthcottForm(rows));
    }
    if (position instanceof Segments segments) {
      return BoxForm.of(segments).map(form -> form);
    }
    if (isLarge(position)) {
      return MirrorForm.of(position).map(form -> form);
    }
    if (position instanceof Marks marks) {
      return marks.ruleset() instanceof Knights
          ? ReflectionForm.of(marks).map(form -> form)
          : PairingForm.of(marks).map(form -> form);
    }
    return normal ? ofNormalPlay(position) : Optional.empty();
  }

  private static Optional<BoardForm> ofNormalPlay(Position position) {
    if (HalfTurnForm.isAskedFor(position)) {
      return HalfTurnForm.of(position).map(form -> form);
    }
    if (position instanceof FibonacciPile pile) {
      return Optional.of(new ZeckendorfForm(pile));
    }
    if (position instanceof NumberPair pair) {
      return Optional.of(new EuclidForm(pair));
    }
    if (position instanceof PassPiles piles) {
      return Optional.of(new PassForm(piles));
    }
    if (position instanceof TwoHeaps heaps) {
      return Optional.of(new EatAndSplitForm(heaps));
    }
    if (position instanceof Cards cards) {
      return Optional.of(CircleForm.of(cards));
    }
    return position instanceof StampedBoard board
        ? Optional.of(new DominoForm(board))
        : Optional.empty();
  }

  /** True if squares are coloured on a board that is too large for methods over positions. */
  static boolean isLarge(Position position) {
    return position.ruleset() instanceof Filling rules && rules.sides(position).area() > MAX_CELLS;
  }

  /** Moves after which the player to move cannot lose any more; empty where none is known. */
  static List<Move> defences(Position position) {
    return position instanceof Marks marks ? PairingForm.defences(marks) : List.of();
  }
}
