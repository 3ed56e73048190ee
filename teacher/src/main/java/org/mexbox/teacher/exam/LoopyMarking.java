package org.mexbox.teacher.exam;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.ExamResult.Loss;
import org.mexbox.teacher.exam.ExamResult.Scope;
import org.mexbox.teacher.exam.Split.By;
import org.mexbox.teacher.label.BackwardLabelling;
import org.mexbox.teacher.value.Outcome;

/**
 * One policy marked over all positions of a game in which play can come back to a position, so that
 * it need not end; play without an end is a draw. The counterpart of {@link ValueMarking}.
 *
 * <p>A move is right where it keeps what the position is worth: to a lost position from a won one,
 * to a drawn one from a drawn one. Of such moves some may lead round in a circle for ever, so that
 * a policy with an expert score of 1 need not win anything. That shows in {@code champion}, which
 * is not asked move by move but of the graph of all plays in which the policy makes its own moves
 * and the opponent makes any ({@link PolicyPlays}): from a won start each of them must end, and end
 * won; from a drawn start, in either seat, none may end lost, while going round is as good as a
 * draw; from a lost start, a win after every first move of the opponent.
 *
 * <p>Win rates are left empty: play that goes round has no last position to count back from.
 */
final class LoopyMarking {
  private final BackwardLabelling labels;
  private final Policy policy;
  private final @Nullable Valuation valuation;
  private final PolicyPlays plays;
  private final Tally byDistance = new Tally();
  private final Recall wonRecall = new Recall();
  private final Recall lostRecall = new Recall();
  private long won;
  private double scores;
  private double floors;
  private long drawn;
  private double held;
  private long moved;
  private double losses;

  LoopyMarking(BackwardLabelling labels, Policy policy) {
    this.labels = labels;
    this.policy = policy;
    this.valuation = policy instanceof Valuation values ? values : null;
    this.plays = new PolicyPlays(labels.positions());
  }

  ExamResult run() {
    for (int place = 0; place < labels.positions(); place++) {
      mark(place, labels.position(place));
    }
    return result();
  }

  private void mark(int place, Position position) {
    int value = value(place);
    if (valuation != null && value != 0) {
      double own = valuation.value(position);
      (value > 0 ? wonRecall : lostRecall).add(value > 0 ? own : -own);
    }
    List<Move> moves = position.moves();
    if (moves.isEmpty()) {
      plays.end(place, value);
      return;
    }
    int[] options = moves.stream().mapToInt(move -> labels.place(position.after(move))).toArray();
    double[] weights = policy.probabilities(position);
    plays.enter(place, options, weights);
    double total = 0;
    double right = 0;
    double lost = 0;
    int ways = 0;
    for (int i = 0; i < options.length; i++) {
      int gets = -value(options[i]);
      total += weights[i];
      right += gets == value ? weights[i] : 0;
      ways += gets == value ? 1 : 0;
      lost += weights[i] * (value - gets);
    }
    moved++;
    losses += lost / total;
    score(place, value, right / total, (double) ways / options.length);
  }

  private void score(int place, int value, double score, double floor) {
    if (value > 0) {
      won++;
      scores += score;
      floors += floor;
      byDistance.add(labels.round(labels.position(place)), score, floor);
    } else if (value == 0) {
      drawn++;
      held += score;
    }
  }

  private int value(int place) {
    Outcome outcome = labels.outcome(labels.position(place));
    return outcome == Outcome.N ? 1 : outcome == Outcome.P ? -1 : 0;
  }

  private ExamResult result() {
    OptionalDouble heldShare =
        drawn == 0 ? OptionalDouble.empty() : OptionalDouble.of(held / drawn);
    return new ExamResult(
        new Scope(labels.positions(), won, true),
        won == 0 ? 1 : scores / won,
        won == 0 ? 1 : floors / won,
        Optional.empty(),
        Optional.of(isChampion()),
        Recall.balanced(wonRecall, lostRecall),
        Optional.empty(),
        Optional.empty(),
        List.of(byDistance.split(By.DISTANCE)),
        Optional.of(new Loss(moved == 0 ? 0 : losses / moved, heldShare)));
  }

  private boolean isChampion() {
    int value = value(0);
    if (value != 0) {
      return plays.winsForSure(0, value > 0);
    }
    return plays.neverLoses(0, true) && plays.neverLoses(0, false);
  }
}
