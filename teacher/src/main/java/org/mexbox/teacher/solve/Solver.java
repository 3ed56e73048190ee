package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.chess.ChessPosition;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.environments.plane.ColouredPoints;
import org.mexbox.environments.strip.NorthcottRows;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Outcome;

/**
 * The teacher's verdict on a position: by a closed form where there is one, otherwise by labelling
 * every position that can follow, and by search where the last move does not decide. Small games
 * are solved again by every other method we have, and all must say the same.
 */
public final class Solver {
  /** Up to this many codes of a game's packing the other methods are run too ... */
  public static final int MAX_CHECKED = 100_000;

  /** ... if codes times the moves of the start are no more than this: about a second of work. */
  public static final long MAX_CHECKED_MOVES = 20_000_000;

  private static final int MAX_ENUMERATED = 5_000;

  /** So many positions a search keeps unless one says otherwise, fewer if they have many moves. */
  public static final int MAX_SEARCHED = 2_000_000;

  private static final int USUAL_MOVES = 16;

  private final Locale locale;
  private final Budget budget;

  private Solver(Locale locale, Budget budget) {
    this.locale = locale;
    this.budget = budget;
  }

  /** A solver that explains in the language of this machine. */
  public static Solver create() {
    return in(Locale.getDefault());
  }

  /** A solver that explains in a language. */
  public static Solver in(Locale locale) {
    return new Solver(locale, Budget.usual());
  }

  /** The same solver within a budget, which can be asked what was proved when it was stopped. */
  public Solver within(Budget most) {
    return new Solver(locale, most);
  }

  /**
   * The verdict on a position.
   *
   * @throws LimitError if no closed form is known and there are too many positions to label, or the
   *     budget is spent
   * @throws IllegalStateException if two methods disagree, which would be a fault of ours
   */
  public Verdict solve(Position position) {
    if (OutAndBack.isTooLarge(position)) {
      return OutAndBack.verdict((ChessPosition) position, locale);
    }
    boolean isRuled = position instanceof NorthcottRows || position instanceof ColouredPoints;
    if (!position.ruleset().impartial() && !isRuled) {
      return new SearchSolver(locale, budget).solve(position);
    }
    if (!(position instanceof Heaps heaps)) {
      return new BoardSolver(locale, budget).solve(position);
    }
    Optional<ClosedForm> form = ClosedForm.of(position, budget);
    Optional<Labels> labels = form.isEmpty() ? Optional.of(label(position)) : small(position);
    Verdict verdict =
        form.isPresent() ? byForm(form.get(), heaps) : byLabels(labels.orElseThrow(), position);
    return labels.isPresent() ? new CrossCheck(verdict, labels.get(), budget).run() : verdict;
  }

  /** How many positions of a game may be kept: they cost memory and time by their moves. */
  static int usualLimit(Position start) {
    return MAX_SEARCHED / Math.max(1, start.moves().size() / USUAL_MOVES);
  }

  private Labels label(Position position) {
    Game game = Game.at(position);
    return Labels.of(game, Labels.packing(game), budget);
  }

  // To check a closed form only: where the budget is spent, that stands alone.
  private Optional<Labels> small(Position position) {
    Game game = Game.at(position);
    // To enumerate costs more than to answer: so only as far as is quick.
    Optional<Packing> packing =
        game.ruleset() instanceof TakeAndBreak rules
            ? rules.packing(position, MAX_ENUMERATED)
            : game.packing();
    try {
      return packing.filter(Solver::isSmall).map(codes -> Labels.of(game, codes, budget));
    } catch (LimitError spent) {
      return Optional.empty();
    }
  }

  static boolean isSmall(Packing packing) {
    return packing.size() <= MAX_CHECKED
        && packing.size() * packing.maxOptions() <= MAX_CHECKED_MOVES;
  }

  private Verdict byForm(ClosedForm form, Heaps position) {
    WinningMoves all = form.winningMoves(position);
    List<HeapMove> distinct = HeapMoves.distinct(all.moves());
    return new Verdict(
        position,
        form.isWon(position) ? Outcome.N : Outcome.P,
        form.nimValue(position),
        new Verdict.Winning(List.copyOf(distinct), all.moves().size(), all.complete()),
        form.id(),
        form.explain(position, distinct, locale),
        List.of());
  }

  private Verdict byLabels(Labels labels, Position position) {
    List<Move> all = winningMoves(labels, position);
    List<Move> distinct = distinct(all);
    int start = labels.start();
    boolean normal = position.ruleset().convention() == PlayConvention.NORMAL;
    return new Verdict(
        position,
        labels.outcome(start),
        normal ? OptionalInt.of(labels.nimValue(start)) : OptionalInt.empty(),
        new Verdict.Winning(distinct, all.size(), true),
        CrossCheck.LABELLING,
        Explanation.in(locale)
            .counted(position, labels.positions(), labels.distance(start), distinct),
        List.of());
  }

  static List<Move> winningMoves(Labels labels, Position position) {
    List<Move> winning = new ArrayList<>();
    if (labels.isWon(labels.start())) {
      List<Move> moves = position.moves();
      long[] options = new long[labels.packing().maxOptions()];
      int count = labels.packing().options(labels.start(), options);
      for (int i = 0; i < count; i++) {
        if (!labels.isWon((int) options[i])) {
          winning.add(moves.get(i));
        }
      }
    }
    return winning;
  }

  static List<Move> distinct(List<Move> moves) {
    List<HeapMove> heapMoves = new ArrayList<>();
    for (Move move : moves) {
      if (!(move instanceof HeapMove heapMove)) {
        return moves;
      }
      heapMoves.add(heapMove);
    }
    return List.copyOf(HeapMoves.distinct(heapMoves));
  }
}
