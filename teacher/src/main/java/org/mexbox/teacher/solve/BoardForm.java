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
import org.mexbox.environments.plane.CoinTable;
import org.mexbox.environments.plane.ColouredPoints;
import org.mexbox.environments.positional.Knights;
import org.mexbox.environments.positional.Marks;
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
        PairingForm,
        ReflectionForm,
        NorthcottForm,
        MiddleForm,
        LineForm {

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
    if (position instanceof Marks marks) {
      return marks.ruleset() instanceof Knights
          ? ReflectionForm.of(marks).map(form -> form)
          : PairingForm.of(marks).map(form -> form);
    }
    return position instanceof StampedBoard board && normal && board.isEmpty()
        ? Optional.of(new DominoForm(board))
        : Optional.empty();
  }

  /** Moves after which the player to move cannot lose any more; empty where none is known. */
  static List<Move> defences(Position position) {
    return position instanceof Marks marks ? PairingForm.defences(marks) : List.of();
  }
}
