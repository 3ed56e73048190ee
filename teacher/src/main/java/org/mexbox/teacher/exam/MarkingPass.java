package org.mexbox.teacher.exam;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Packing;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.ExamResult.Scope;
import org.mexbox.teacher.exam.Split.By;
import org.mexbox.teacher.solve.Labels;

/** One policy marked over all codes, rising, so that options are known before their position. */
final class MarkingPass {
  // What `odds` holds for each code, three numbers side by side so that one cache line serves all:
  // the policy's chance of winning against the teacher (at a won position with the policy to move,
  // at a lost one with the teacher to move; in the two other cases it is 0), and against a random
  // mover, moving and waiting.
  private static final int STRIDE = 3;
  private static final int TEACHER = 0;
  private static final int MOVING = 1;
  private static final int WAITING = 2;

  // Bits of `sure`: whatever the opponent does, the policy wins, when it moves here; when it waits.
  private static final int SURE_MOVING = 1;
  private static final int SURE_WAITING = 2;

  private final Labels labels;
  private final ComponentCounts components;
  private final PackedPolicy policy;
  private final @Nullable PackedValuation valuation;
  private final long[] options;
  private final double[] weights;
  private final double[] odds;
  private final byte[] sure;

  private final Tally byHeaps = new Tally();
  private final Tally byNimValue = new Tally();
  private final Tally byDistance = new Tally();
  private final Recall wonRecall = new Recall();
  private final Recall lostRecall = new Recall();
  private long won;
  private double scores;
  private double floors;
  private double teacherWins;
  private double randomWins;

  MarkingPass(Labels labels, ComponentCounts components, Policy policy) {
    Packing packing = labels.packing();
    this.labels = labels;
    this.components = components;
    this.policy = policy.on(packing);
    this.valuation = policy instanceof Valuation values ? values.valuesOn(packing) : null;
    this.options = new long[packing.maxOptions()];
    this.weights = new double[options.length];
    this.odds = new double[STRIDE * (labels.start() + 1)];
    this.sure = new byte[labels.start() + 1];
  }

  ExamResult run() {
    for (int code = 0; code <= labels.start(); code++) {
      if (labels.isReachable(code)) {
        mark(code);
      }
    }
    return result();
  }

  private void mark(int code) {
    boolean isWon = labels.isWon(code);
    if (valuation != null) {
      (isWon ? wonRecall : lostRecall).add(isWon ? valuation.value(code) : -valuation.value(code));
    }
    int count = labels.packing().options(code, options);
    if (count == 0) {
      markEnd(code, isWon);
      return;
    }
    policy.probabilities(code, options, count, weights);
    double total = markRandom(code, count);
    if (isWon) {
      markWon(code, count, total);
    } else {
      markLost(code, count);
    }
  }

  private void markEnd(int code, boolean isWon) {
    odds[STRIDE * code + TEACHER] = 1;
    odds[STRIDE * code + MOVING] = isWon ? 1 : 0;
    odds[STRIDE * code + WAITING] = isWon ? 0 : 1;
    sure[code] = (byte) (isWon ? SURE_MOVING : SURE_WAITING);
  }

  // Against a random mover, and the search for a champion; answers the sum of the weights.
  private double markRandom(int code, int count) {
    double moving = 0;
    double waiting = 0;
    double total = 0;
    int sureMoving = SURE_WAITING;
    int sureWaiting = SURE_MOVING;
    for (int i = 0; i < count; i++) {
      int option = (int) options[i];
      double weight = weights[i];
      total += weight;
      moving += weight * odds[STRIDE * option + WAITING];
      waiting += odds[STRIDE * option + MOVING];
      sureMoving &= weight > 0 ? sure[option] : SURE_WAITING;
      sureWaiting &= sure[option];
    }
    odds[STRIDE * code + MOVING] = moving / total;
    odds[STRIDE * code + WAITING] = waiting / count;
    sure[code] =
        (byte)
            ((sureMoving == SURE_WAITING ? SURE_MOVING : 0)
                | (sureWaiting == SURE_MOVING ? SURE_WAITING : 0));
    return total;
  }

  private void markWon(int code, int count, double total) {
    double right = 0;
    double wins = 0;
    int winning = 0;
    for (int i = 0; i < count; i++) {
      int option = (int) options[i];
      if (!labels.isWon(option)) {
        winning++;
        right += weights[i];
        wins += weights[i] * odds[STRIDE * option + TEACHER];
      }
    }
    // Weights sum to 1 but for rounding: divided by their sum, a sure thing is exactly 1.
    double score = right / total;
    double floor = (double) winning / count;
    odds[STRIDE * code + TEACHER] = wins / total;
    won++;
    scores += score;
    floors += floor;
    teacherWins += wins / total;
    randomWins += odds[STRIDE * code + MOVING];
    byHeaps.add(components.of(code), score, floor);
    byNimValue.add(labels.nimValue(code), score, floor);
    byDistance.add(labels.distance(code), score, floor);
  }

  // The teacher is to move, has lost, and resists longest.
  private void markLost(int code, int count) {
    int longest = labels.distance(code) - 1;
    double wins = 0;
    int ways = 0;
    for (int i = 0; i < count; i++) {
      int option = (int) options[i];
      if (labels.distance(option) == longest) {
        ways++;
        wins += odds[STRIDE * option + TEACHER];
      }
    }
    odds[STRIDE * code + TEACHER] = wins / ways;
  }

  private ExamResult result() {
    int start = labels.start();
    boolean startIsWon = labels.isWon(start);
    double atStart = odds[STRIDE * start + TEACHER];
    WinRates vsTeacher =
        new WinRates(meanOverWon(teacherWins), startIsWon ? atStart : 0, startIsWon ? 0 : atStart);
    WinRates vsRandom =
        new WinRates(
            meanOverWon(randomWins), odds[STRIDE * start + MOVING], odds[STRIDE * start + WAITING]);
    return new ExamResult(
        new Scope(labels.positions(), won, true),
        meanOverWon(scores),
        meanOverWon(floors),
        Optional.empty(),
        Optional.of((sure[start] & (startIsWon ? SURE_MOVING : SURE_WAITING)) != 0),
        Recall.balanced(wonRecall, lostRecall),
        Optional.of(vsTeacher),
        Optional.of(vsRandom),
        List.of(
            byHeaps.split(By.HEAPS),
            byNimValue.split(By.NIM_VALUE),
            byDistance.split(By.DISTANCE)));
  }

  // With no won position there is nothing to get wrong.
  private double meanOverWon(double sum) {
    return won == 0 ? 1 : sum / won;
  }
}
