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
import org.mexbox.environments.board.ChompBar;
import org.mexbox.environments.plane.ColouredPoints;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.explain.Reason;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.Outcome;

/**
 * The verdict on games that are not played with heaps: by a rule where one is known, by labelling
 * all codes where there are few, by the Sprague-Grundy recursion over positions under normal play,
 * by backward labelling of positions under misere play and where play may go round in circles. What
 * is small is solved by the others too.
 */
final class BoardSolver {
  /** The most positions, symmetric ones counted once, that are labelled to check another method. */
  static final int MAX_CHECKED = 30_000;

  /** The most that are labelled where there is no other method. */
  static final int MAX_SEARCHED = 500_000;

  private final Locale locale;
  private final Budget budget;

  BoardSolver(Locale locale, Budget budget) {
    this.locale = locale;
    this.budget = budget;
  }

  /**
   * The verdict on a position.
   *
   * @throws LimitError if there are too many positions
   */
  Verdict solve(Position position) {
    Optional<Verdict> ruled = byForm(position);
    if (BoardForm.isLarge(position)) {
      return ruled.orElseThrow(BoardSolver::tooLarge);
    }
    if (ruled.isPresent() && !ruled.get().winning().complete()) {
      return completed(ruled.get());
    }
    Optional<Labels> labels = labels(position, ruled.isPresent());
    if (ruled.isPresent()) {
      return labels.isPresent()
          ? new CrossCheck(ruled.get(), labels.get(), budget).run()
          : checkedBySearch(ruled.get());
    }
    if (labels.isPresent()) {
      return new CrossCheck(byLabels(labels.get(), position), labels.get(), budget).run();
    }
    if (position.ruleset().loopy()) {
      return byLoopyRounds(position);
    }
    return isNormal(position) ? checkedBySearch(byRecursion(position)) : byRounds(position);
  }

  private static LimitError tooLarge() {
    return new LimitError(
        "cells of the board: more than "
            + BoardForm.MAX_CELLS
            + " can only be solved where mirroring decides; choose a smaller board");
  }

  private static boolean isNormal(Position position) {
    return position.ruleset().convention() == PlayConvention.NORMAL;
  }

  private Optional<Labels> labels(Position position, boolean toCheckOnly) {
    Game game = Game.at(position);
    Optional<Packing> packing = game.packing().filter(codes -> game.ruleset().impartial());
    if (!toCheckOnly) {
      return packing
          .filter(codes -> Labels.fit(codes, budget))
          .map(codes -> Labels.of(game, codes, budget));
    }
    try {
      return packing.filter(Solver::isSmall).map(codes -> Labels.of(game, codes, budget));
    } catch (LimitError spent) {
      return Optional.empty();
    }
  }

  /** The verdict by a rule alone, if one is known. */
  Optional<Verdict> byForm(Position position) {
    return BoardForm.of(position).map(form -> byForm(form, position));
  }

  private Verdict byForm(BoardForm form, Position position) {
    List<Move> winning = form.winningMoves();
    boolean mayBeMore = form.isStrategy() && form.isWon() && position.ruleset().impartial();
    return new Verdict(
        position,
        form.isWon() ? Outcome.N : Outcome.P,
        form.nimValue(),
        new Verdict.Winning(winning, winning.size(), !mayBeMore),
        form.id(),
        Explanation.in(locale).reasoned(position, form.reasons(), winning),
        List.of());
  }

  /** A rule that knows some winning moves: where there are few positions, a search finds all. */
  private Verdict completed(Verdict ruled) {
    Position position = ruled.position();
    BackwardLabelling rounds;
    try {
      rounds = roundsToCheck(position);
    } catch (LimitError tooMany) {
      return ruled;
    }
    List<Move> all = toLost(position, rounds);
    List<Move> known = all.stream().filter(ruled.winningMoves()::contains).toList();
    CrossCheck.require(ruled, CrossCheck.BACKWARD_LABELLING, ruled.winningMoves(), known);
    List<Reason> reasons = BoardForm.of(position).orElseThrow().reasons();
    List<String> why = Explanation.in(locale).reasoned(position, reasons, all);
    return checkedBySearch(verdict(position, ruled.outcome(), all, ruled.method(), why));
  }

  private Verdict byLabels(Labels labels, Position position) {
    int start = labels.start();
    List<Move> winning = Solver.winningMoves(labels, position);
    if (!isNormal(position)) {
      List<String> why =
          Explanation.in(locale)
              .counted(position, labels.positions(), labels.distance(start), winning);
      return verdict(position, labels.outcome(start), winning, CrossCheck.LABELLING, why);
    }
    List<Integer> values = new ArrayList<>();
    long[] options = new long[labels.packing().maxOptions()];
    int count = labels.packing().options(start, options);
    for (int i = 0; i < count; i++) {
      values.add(labels.nimValue((int) options[i]));
    }
    return byValues(position, values, winning, CrossCheck.LABELLING);
  }

  private Verdict byRecursion(Position position) {
    SpragueGrundySolver recursion = new SpragueGrundySolver(budget);
    budget.reporting(() -> recursion.learned(position));
    List<Integer> values = new ArrayList<>();
    List<Move> winning = new ArrayList<>();
    for (Move move : position.moves()) {
      int value = recursion.nimValue(position.after(move));
      values.add(value);
      if (value == 0) {
        winning.add(move);
      }
    }
    return byValues(position, values, winning, CrossCheck.SPRAGUE_GRUNDY);
  }

  private Verdict byValues(
      Position position, List<Integer> values, List<Move> winning, String method) {
    List<Integer> reached = values.stream().distinct().sorted().toList();
    List<String> why = Explanation.in(locale).mex(position, reached, winning, hints(position));
    Outcome outcome = winning.isEmpty() ? Outcome.P : Outcome.N;
    Verdict verdict = verdict(position, outcome, winning, method, why);
    int value = Mex.of(reached.stream().mapToInt(Integer::intValue).toArray());
    return with(verdict, OptionalInt.of(value), List.of());
  }

  private static List<Reason> hints(Position position) {
    boolean mirror = position instanceof ChompBar bar && bar.isSquare() && bar.rows() > 1;
    return mirror ? List.of(Reason.of("reason.chomp.square")) : List.of();
  }

  private BackwardLabelling rounds(Position position) {
    return BackwardLabelling.of(position, budget.positions(MAX_SEARCHED), budget);
  }

  private BackwardLabelling roundsToCheck(Position position) {
    return BackwardLabelling.of(position, budget.positionsToCheck(MAX_CHECKED), budget);
  }

  private Verdict byRounds(Position position) {
    BackwardLabelling rounds = rounds(position);
    List<Move> winning = toLost(position, rounds);
    List<String> why =
        Explanation.in(locale)
            .counted(position, rounds.positions(), rounds.round(position), winning);
    return verdict(position, rounds.outcome(position), winning, CrossCheck.BACKWARD_LABELLING, why);
  }

  // Play may come back to where it was: no recursion ends there, but rounds do.
  private Verdict byLoopyRounds(Position position) {
    BackwardLabelling rounds = rounds(position);
    List<Move> winning = toLost(position, rounds);
    List<Explanation.Step> steps =
        position.moves().stream().map(move -> step(move, position.after(move), rounds)).toList();
    List<String> why =
        Explanation.in(locale).rounds(position, rounds.positions(), rounds.round(position), steps);
    List<Move> holding =
        steps.stream()
            .filter(step -> winning.isEmpty() && step.outcome() == Outcome.DRAW)
            .map(Explanation.Step::move)
            .toList();
    return verdict(position, rounds.outcome(position), winning, CrossCheck.BACKWARD_LABELLING, why)
        .holding(holding)
        .agreeing(CrossCheck.byIteration(position, rounds, budget));
  }

  private static Explanation.Step step(Move move, Position option, BackwardLabelling rounds) {
    return new Explanation.Step(move, rounds.outcome(option), rounds.round(option));
  }

  private static List<Move> toLost(Position position, BackwardLabelling rounds) {
    return position.moves().stream()
        .filter(move -> rounds.outcome(position.after(move)) == Outcome.P)
        .toList();
  }

  private static Verdict verdict(
      Position position, Outcome outcome, List<Move> winning, String method, List<String> why) {
    return new Verdict(
        position,
        outcome,
        OptionalInt.empty(),
        new Verdict.Winning(winning, winning.size(), true),
        method,
        why,
        List.of());
  }

  private static Verdict with(Verdict verdict, OptionalInt nimValue, List<String> agreed) {
    return new Verdict(
        verdict.position(),
        verdict.outcome(),
        nimValue,
        verdict.winning(),
        verdict.method(),
        verdict.explanation(),
        agreed);
  }

  /** The verdict with the methods over positions that agreed, if there are few positions. */
  private Verdict checkedBySearch(Verdict verdict) {
    Position position = verdict.position();
    if (position instanceof ColouredPoints points && points.ruleset().packing(points).isEmpty()) {
      return verdict;
    }
    List<String> agreed = new ArrayList<>();
    OptionalInt nimValue = verdict.nimValue();
    boolean hasValues = isNormal(position) && position.ruleset().impartial();
    BackwardLabelling rounds;
    SpragueGrundySolver recursion = new SpragueGrundySolver(budget);
    try {
      rounds = roundsToCheck(position);
      if (hasValues) {
        recursion.nimValue(position);
      }
    } catch (LimitError tooMany) {
      return verdict;
    }
    if (hasValues && !verdict.method().equals(CrossCheck.SPRAGUE_GRUNDY)) {
      int found = recursion.nimValue(position);
      CrossCheck.require(verdict, CrossCheck.SPRAGUE_GRUNDY, nimValue.orElse(found), found);
      nimValue = OptionalInt.of(found);
      agreed.add(CrossCheck.SPRAGUE_GRUNDY);
    }
    String method = CrossCheck.BACKWARD_LABELLING;
    CrossCheck.require(verdict, method, verdict.outcome(), rounds.outcome(position));
    List<Move> toLost = toLost(position, rounds);
    if (position.ruleset().loopy()) {
      // Not every move to a lost position brings the end nearer.
      toLost = toLost.stream().filter(verdict.winningMoves()::contains).toList();
    }
    CrossCheck.require(verdict, method, verdict.winningMoves(), toLost);
    agreed.add(method);
    return with(verdict, nimValue, agreed);
  }
}
