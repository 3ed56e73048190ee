package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.label.ValueIteration;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Outcome;

/** One position solved by every method there is; they must agree. */
final class CrossCheck {
  static final String LABELLING = "labelling";
  static final String SPRAGUE_GRUNDY = "sprague-grundy";
  static final String BACKWARD_LABELLING = "backward-labelling";
  static final String VALUE_ITERATION = "value-iteration";

  private final Verdict verdict;
  private final Position position;
  private final Labels labels;
  private final Budget budget;
  private final List<String> agreed = new ArrayList<>();

  CrossCheck(Verdict verdict, Labels labels, Budget budget) {
    this.budget = budget;
    this.verdict = verdict;
    this.position = verdict.position();
    this.labels = labels;
  }

  /** The verdict with the methods that agreed. */
  Verdict run() {
    if (!verdict.method().equals(LABELLING)) {
      byLabels();
    }
    if (Solver.isSmall(labels.packing())) {
      try {
        bySpragueGrundy();
        byRounds();
      } catch (LimitError spent) {
        // Who agreed by then is named.
      }
    }
    return new Verdict(
        position,
        verdict.outcome(),
        verdict.nimValue().isEmpty() && isNormal()
            ? OptionalInt.of(labels.nimValue(labels.start()))
            : verdict.nimValue(),
        verdict.winning(),
        verdict.method(),
        verdict.explanation(),
        agreed);
  }

  private void byLabels() {
    require(LABELLING, verdict.outcome(), labels.outcome(labels.start()));
    if (verdict.winning().complete()) {
      require(
          LABELLING,
          verdict.winningMoves(),
          Solver.distinct(Solver.winningMoves(labels, position)));
    }
    if (verdict.nimValue().isPresent()) {
      require(LABELLING, verdict.nimValue().getAsInt(), labels.nimValue(labels.start()));
    }
    agreed.add(LABELLING);
  }

  // It knows nothing of misere play.
  private void bySpragueGrundy() {
    if (isNormal()) {
      int nimValue = new SpragueGrundySolver(budget).nimValue(position);
      require(SPRAGUE_GRUNDY, labels.nimValue(labels.start()), nimValue);
      agreed.add(SPRAGUE_GRUNDY);
    }
  }

  private void byRounds() {
    int most = budget.positionsToCheck(Solver.MAX_CHECKED);
    BackwardLabelling rounds = BackwardLabelling.of(position, most, budget);
    require(BACKWARD_LABELLING, verdict.outcome(), rounds.outcome(position));
    require(BACKWARD_LABELLING, labels.distance(labels.start()), rounds.round(position));
    agreed.add(BACKWARD_LABELLING);
  }

  /**
   * Labels in rounds compared with value iteration at all positions there are.
   *
   * @return the method that agreed; nobody where the positions are too many for a second method
   */
  static List<String> byIteration(Position start, BackwardLabelling rounds, Budget budget) {
    ValueIteration iteration;
    try {
      int most = budget.positionsToCheck(BoardSolver.MAX_CHECKED);
      iteration = ValueIteration.of(start, most, budget);
    } catch (LimitError tooMany) {
      return List.of();
    }
    for (Position position : iteration.all()) {
      Outcome outcome = rounds.outcome(position);
      int round = outcome == Outcome.DRAW ? 0 : rounds.round(position);
      if (outcome != iteration.outcome(position) || round != iteration.distance(position)) {
        throw new IllegalStateException(
            BACKWARD_LABELLING + " and " + VALUE_ITERATION + " disagree about " + position);
      }
    }
    return List.of(VALUE_ITERATION);
  }

  private boolean isNormal() {
    return position.ruleset().convention() == PlayConvention.NORMAL;
  }

  private void require(String method, Object expected, Object found) {
    require(verdict, method, expected, found);
  }

  static void require(Verdict verdict, String method, Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new IllegalStateException(
          "%s and %s disagree about %s: %s and %s"
              .formatted(verdict.method(), method, verdict.position(), expected, found));
    }
  }
}
