package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.RetrogradeMinimax;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.minimax.Analysis;
import org.mexbox.teacher.minimax.Values;
import org.mexbox.teacher.value.Outcome;

/**
 * The verdict on games that the last move does not decide, or in which the players have moves of
 * their own: by alpha-beta search; where play can come back to a position, by backward labelling.
 * What is small is worked out backward from the end too.
 */
final class SearchSolver {
  static final String ALPHA_BETA = "alpha-beta";
  static final String RETROGRADE_MINIMAX = "retrograde-minimax";

  /** The most positions, symmetric ones counted once, that are labelled to check the search. */
  private static final int MAX_CHECKED = 30_000;

  /** A position with so many moves is searched even where a strategy is known. */
  private static final int MAX_MOVES = 16;

  private final Locale locale;
  private final Budget budget;

  SearchSolver(Locale locale, Budget budget) {
    this.locale = locale;
    this.budget = budget;
  }

  /**
   * The verdict on a position.
   *
   * @throws LimitError if there are too many positions
   */
  Verdict solve(Position position) {
    Optional<BoardForm> form = BoardForm.of(position);
    if (form.isPresent() && form.get().isStrategy() && !isSmall(position)) {
      return byForm(position, form.get());
    }
    try {
      return bySearch(position, form);
    } catch (LimitError tooMany) {
      return byForm(position, form.orElseThrow(() -> tooMany));
    }
  }

  private Verdict bySearch(Position position, Optional<BoardForm> form) {
    Values values = SearchValues.of(position, budget);
    Analysis analysis = Analysis.of(position, values);
    Verdict verdict = verdict(position, analysis, values);
    if (values instanceof RoundValues labelled) {
      return verdict.agreeing(CrossCheck.byIteration(position, labelled.rounds(), budget));
    }
    List<String> agreed = agreeing(verdict);
    form.ifPresent(
        rule -> {
          require(rule.id(), analysis.value(), rule.value());
          agreed.add(rule.id());
        });
    return verdict.agreeing(agreed);
  }

  /** True if a search is quick, so that a strategy need not stand alone. */
  static boolean isSmall(Position position) {
    return position.moves().size() <= MAX_MOVES;
  }

  private Verdict byForm(Position position, BoardForm form) {
    List<Move> moves = form.winningMoves();
    List<Move> winning = form.isWon() ? moves : List.of();
    return new Verdict(
        position,
        Outcome.of(form.value()),
        OptionalInt.empty(),
        new Verdict.Winning(winning, winning.size(), winning.isEmpty()),
        form.id(),
        Explanation.in(locale).strategy(position, form.value(), form.reasons(), moves),
        List.of(),
        Optional.empty(),
        form.value() == 0 ? moves : List.of());
  }

  private Verdict verdict(Position position, Analysis analysis, Values values) {
    List<Move> winning = analysis.winningMoves();
    return new Verdict(
        position,
        Outcome.of(analysis.value()),
        OptionalInt.empty(),
        new Verdict.Winning(winning, winning.size(), true),
        values.method(),
        Explanation.in(locale).searched(position, analysis, Hints.of(position, values)),
        List.of(),
        Optional.of(analysis),
        List.of());
  }

  private List<String> agreeing(Verdict verdict) {
    Position position = verdict.position();
    Analysis analysis = verdict.analysis().orElseThrow();
    List<String> agreed = new ArrayList<>();
    try {
      RetrogradeMinimax minimax =
          RetrogradeMinimax.of(position, budget.positionsToCheck(MAX_CHECKED), budget);
      require(RETROGRADE_MINIMAX, analysis.value(), minimax.value(position));
      for (Analysis.Choice choice : analysis.choices()) {
        int value = -minimax.value(position.after(choice.move()));
        require(RETROGRADE_MINIMAX, choice.value(), value);
      }
      agreed.add(RETROGRADE_MINIMAX);
      if (position.ruleset().maxReward() == 1) {
        byRounds(position, analysis);
        agreed.add(CrossCheck.BACKWARD_LABELLING);
      }
    } catch (LimitError tooMany) {
      // Then the search stands alone.
    }
    return agreed;
  }

  private void byRounds(Position position, Analysis analysis) {
    int most = budget.positionsToCheck(MAX_CHECKED);
    RoundValues rounds = new RoundValues(BackwardLabelling.of(position, most, budget));
    String method = CrossCheck.BACKWARD_LABELLING;
    require(method, analysis.value(), rounds.value(position));
    if (analysis.distance().isPresent()) {
      require(method, analysis.distance(), rounds.distance(position));
    }
  }

  private static void require(String method, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new IllegalStateException(
          "%s and %s disagree: %s and %s".formatted(ALPHA_BETA, method, expected, found));
    }
  }
}
