package org.mexbox.teacher.solve;

import java.util.Optional;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.scoring.TriominoBoard;
import org.mexbox.environments.strip.NumberStrip;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.minimax.AlphaBeta;
import org.mexbox.teacher.minimax.StripValues;
import org.mexbox.teacher.minimax.TriominoValues;
import org.mexbox.teacher.minimax.Values;

/** The exact values of a game without codes, by the method that suits its rules. */
public final class SearchValues {
  // Every position of the drawn graph is labelled, asked for or not, at more than 100 bytes each.
  private static final int MAX_DRAWN = 500_000;

  // Half a second's work, symmetric positions counted once.
  private static final int MAX_FEW = 10_000;
  private static final int MAX_FEW_MOVES = 50;

  private SearchValues() {}

  /**
   * Values of a position and all that can follow it.
   *
   * @throws org.mexbox.environments.LimitError here or when asked, if there are too many positions
   */
  public static Values of(Position start) {
    return of(start, Budget.usual());
  }

  /**
   * Refuses a start with so many positions that it is better not to begin to count.
   *
   * @throws org.mexbox.environments.LimitError if it has
   */
  public static void requireCountable(Position start) {
    if (OutAndBack.isTooLarge(start)) {
      throw OutAndBack.tooLarge();
    }
  }

  /**
   * The values of all positions of a game that is won, drawn or lost, if there are few of them: who
   * has a strategy only knows nothing of positions beside it.
   */
  public static Optional<Values> ofFew(Game game) {
    Position start = game.start();
    if (start.moves().size() > MAX_FEW_MOVES || game.ruleset().maxReward() > 1) {
      return Optional.empty();
    }
    try {
      return Optional.of(new RoundValues(BackwardLabelling.of(start, MAX_FEW)));
    } catch (LimitError tooMany) {
      return Optional.empty();
    }
  }

  /**
   * True if a rule tells the winning moves everywhere, or a strategy is known at the start, of a
   * game too large to look up or to search.
   */
  public static boolean isLeftToForm(Game game) {
    Optional<BoardForm> form = BoardForm.of(game.start());
    if (form.isEmpty() || game.packing().filter(SearchValues::isFew).isPresent()) {
      return false;
    }
    return form.get().isStrategy()
        ? !SearchSolver.isSmall(game.start())
        : game.ruleset().impartial();
  }

  private static boolean isFew(Packing codes) {
    return codes.size() <= Labels.MAX_POSITIONS && Labels.areQuick(codes);
  }

  // A large board, but few cells are left to search through.
  private static boolean isNearlyFull(TriominoBoard board) {
    int most = TriominoValues.MAX_CELLS;
    return board.sides().area() > most && board.freeCount() <= most;
  }

  /** The same within a budget, which can be asked what is proved of the start. */
  public static Values of(Position start, Budget budget) {
    int usual = start.ruleset().impartial() ? MAX_DRAWN : Solver.usualLimit(start);
    int maxPositions = budget.positions(usual);
    if (start instanceof NumberStrip strip) {
      return new StripValues(strip);
    }
    if (start instanceof TriominoBoard board && !isNearlyFull(board)) {
      return new TriominoValues(board, budget);
    }
    requireCountable(start);
    return start.ruleset().loopy() || start.ruleset().impartial()
        ? new RoundValues(BackwardLabelling.of(start, maxPositions, budget))
        : AlphaBeta.of(start, maxPositions, budget);
  }
}
