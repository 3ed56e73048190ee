package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.chess.ChessPosition;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.explain.Reason;
import org.mexbox.teacher.value.Outcome;

/**
 * Strategy stealing in chess with two moves a turn: where both sides stand alike, a player who
 * sends a piece out and back hands the opponent the position that he had himself, and can play as
 * the opponent would have. If the opponent could win, so could he. So whoever is to move does not
 * lose. By which turn that does not tell: where he wins, out and back throws the win away.
 */
public final class OutAndBack {
  /** The most ways to place the men of a position that is counted out. */
  static final int MAX_PLACEMENTS = 150_000;

  private OutAndBack() {}

  static boolean isTooLarge(Position position) {
    return position instanceof ChessPosition chess && hasMorePlacements(chess);
  }

  private static boolean hasMorePlacements(ChessPosition chess) {
    long placements = 1;
    for (int man = 0; man < chess.men() && placements <= MAX_PLACEMENTS; man++) {
      placements *= chess.squares() - man;
    }
    return placements > MAX_PLACEMENTS;
  }

  static LimitError tooLarge() {
    return LimitError.of(
        "ways to place the men",
        "more",
        MAX_PLACEMENTS,
        "choose a smaller board or fewer men; random, mcts and out-and-back:mcts play everywhere");
  }

  /**
   * The first turn after which the opponent faces what the player to move faces now; empty if the
   * sides do not stand alike, or no piece can go out and back.
   */
  public static Optional<Move> turn(ChessPosition position) {
    return position.isSymmetric()
        ? position.moves().stream()
            .filter(move -> position.after(move).canonical().equals(position.canonical()))
            .findFirst()
        : Optional.empty();
  }

  static List<Reason> reasons(ChessPosition position) {
    return turn(position)
        .map(turn -> List.of(Reason.of("reason.out-and-back", turn)))
        .orElse(List.of());
  }

  /**
   * What is known of a position that cannot be counted out.
   *
   * @throws LimitError if that is nothing
   */
  static Verdict verdict(ChessPosition position, Locale locale) {
    Move turn = turn(position).orElseThrow(OutAndBack::tooLarge);
    return new Verdict(
        position,
        Outcome.NOT_LOST,
        OptionalInt.empty(),
        new Verdict.Winning(List.of(), 0, false),
        "strategy-stealing",
        Explanation.in(locale).known(position, List.of(Reason.of("reason.out-and-back", turn))),
        List.of());
  }
}
