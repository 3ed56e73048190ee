package org.mexbox.teacher.exam;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Packing;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.ExamResult.Loss;
import org.mexbox.teacher.exam.ExamResult.Scope;
import org.mexbox.teacher.exam.Split.By;
import org.mexbox.teacher.label.ValueLabels;

/**
 * One policy marked over all codes of a game with draws or scores, rising, so that options are
 * known before their position. The counterpart of {@link MarkingPass}, where play is only won or
 * lost.
 */
final class ValueMarking {
  private final ValueLabels labels;
  private final PackedPolicy policy;
  private final @Nullable PackedValuation valuation;
  private final double[] weights;

  // Of the policy, when it moves and when it waits: how often it wins, a draw counted as half,
  // against the teacher and against a random mover; and the least it gets whatever the other does.
  private final double[][] vsTeacher;
  private final double[][] vsRandom;
  private final int[][] sure;

  private final Tally byDistance = new Tally();
  private final Recall wonRecall = new Recall();
  private final Recall lostRecall = new Recall();
  private long won;
  private double scores;
  private double floors;
  private double teacherWins;
  private double randomWins;
  private long drawn;
  private double held;
  private long moved;
  private double losses;

  /** What a position takes of memory. */
  static final int BYTES = 2 * (2 * Double.BYTES + Integer.BYTES);

  private static final int MOVING = 0;
  private static final int WAITING = 1;

  ValueMarking(ValueLabels labels, Policy policy) {
    Packing packing = labels.packing();
    int codes = labels.start() + 1;
    this.labels = labels;
    this.policy = policy.on(packing);
    this.valuation = policy instanceof Valuation values ? values.valuesOn(packing) : null;
    this.weights = new double[packing.maxOptions()];
    this.vsTeacher = new double[2][codes];
    this.vsRandom = new double[2][codes];
    this.sure = new int[2][codes];
  }

  ExamResult run() {
    long[] options = new long[weights.length];
    for (int code = 0; code <= labels.start(); code++) {
      if (labels.isReachable(code)) {
        mark(code, options, labels.packing().options(code, options));
      }
    }
    return result();
  }

  private void mark(int code, long[] options, int count) {
    int value = labels.value(code);
    if (valuation != null && value != 0) {
      double own = valuation.value(code);
      (value > 0 ? wonRecall : lostRecall).add(value > 0 ? own : -own);
    }
    if (count == 0) {
      markEnd(code, value);
      return;
    }
    policy.probabilities(code, options, count, weights);
    markByOptions(code, options, count);
  }

  private void markEnd(int code, int value) {
    double wins = (Integer.signum(value) + 1) / 2.0;
    vsTeacher[MOVING][code] = wins;
    vsTeacher[WAITING][code] = 1 - wins;
    vsRandom[MOVING][code] = wins;
    vsRandom[WAITING][code] = 1 - wins;
    sure[MOVING][code] = value;
    sure[WAITING][code] = -value;
  }

  // The teacher keeps the value, and where that is lost makes play last.
  private void markByOptions(int code, long[] options, int count) {
    int value = labels.value(code);
    double total = 0;
    double right = 0;
    double lost = 0;
    double policysWins = 0;
    double againstRandom = 0;
    double randomMoves = 0;
    double teacherMoves = 0;
    int winningWays = 0;
    int keeping = 0;
    int sureMoving = Integer.MAX_VALUE;
    int sureWaiting = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      int option = (int) options[i];
      double weight = weights[i];
      int gets = -labels.value(option);
      boolean isRight = Integer.signum(gets) == Integer.signum(value);
      total += weight;
      right += isRight ? weight : 0;
      winningWays += isRight ? 1 : 0;
      lost += weight * (value - gets);
      policysWins += weight * vsTeacher[WAITING][option];
      againstRandom += weight * vsRandom[WAITING][option];
      randomMoves += vsRandom[MOVING][option];
      if (gets == value && (value >= 0 || labels.distance(option) == labels.distance(code) - 1)) {
        keeping++;
        teacherMoves += vsTeacher[MOVING][option];
      }
      if (weight > 0) {
        sureMoving = Math.min(sureMoving, sure[WAITING][option]);
      }
      sureWaiting = Math.min(sureWaiting, sure[MOVING][option]);
    }
    // Weights sum to 1 but for rounding: divided by their sum, a sure thing is exactly 1.
    vsTeacher[MOVING][code] = policysWins / total;
    vsTeacher[WAITING][code] = teacherMoves / keeping;
    vsRandom[MOVING][code] = againstRandom / total;
    vsRandom[WAITING][code] = randomMoves / count;
    sure[MOVING][code] = sureMoving;
    sure[WAITING][code] = sureWaiting;
    moved++;
    losses += lost / total;
    score(code, right / total, (double) winningWays / count);
  }

  private void score(int code, double score, double floor) {
    int value = labels.value(code);
    if (value > 0) {
      won++;
      scores += score;
      floors += floor;
      teacherWins += vsTeacher[MOVING][code];
      randomWins += vsRandom[MOVING][code];
      byDistance.add(labels.distance(code), score, floor);
    } else if (value == 0) {
      drawn++;
      held += score;
    }
  }

  private ExamResult result() {
    return new ExamResult(
        new Scope(labels.positions(), won, true),
        meanOverWon(scores),
        meanOverWon(floors),
        Optional.empty(),
        Optional.of(isChampion()),
        Recall.balanced(wonRecall, lostRecall),
        Optional.of(rates(teacherWins, vsTeacher)),
        Optional.of(rates(randomWins, vsRandom)),
        List.of(byDistance.split(By.DISTANCE)),
        Optional.of(new Loss(moved == 0 ? 0 : losses / moved, heldShare())));
  }

  // In the seat that the start favours, or in both where it is a draw, it gets what it can have.
  private boolean isChampion() {
    int start = labels.start();
    int best = Integer.signum(labels.value(start));
    boolean moving = Integer.signum(sure[MOVING][start]) >= best;
    boolean waiting = Integer.signum(sure[WAITING][start]) >= -best;
    return best > 0 ? moving : best < 0 ? waiting : moving && waiting;
  }

  private WinRates rates(double fromWon, double[][] wins) {
    int start = labels.start();
    return new WinRates(meanOverWon(fromWon), wins[MOVING][start], wins[WAITING][start]);
  }

  private OptionalDouble heldShare() {
    return drawn == 0 ? OptionalDouble.empty() : OptionalDouble.of(held / drawn);
  }

  // With no won position there is nothing to get wrong.
  private double meanOverWon(double sum) {
    return won == 0 ? 1 : sum / won;
  }
}
