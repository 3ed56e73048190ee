package org.mexbox.teacher.exam;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Packing;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.ExamResult.Scope;
import org.mexbox.teacher.exam.Split.By;
import org.mexbox.teacher.label.LabelListener;
import org.mexbox.teacher.label.Labels;

/** One policy marked over all codes, rising, so that options are known before their position. */
final class MarkingPass implements LabelListener {
  // What `board` holds for each code, side by side so that a look at an option costs one cache
  // line:
  // the policy's chance of winning against the teacher (at a won position with the policy to move,
  // at a lost one with the teacher to move; in the two other cases it is 0); its chance against a
  // random mover, when it moves and when it waits; and a tag. Chances as bits of a double.
  private static final int STRIDE = 4;

  /** What a position takes of memory. */
  static final int BYTES = STRIDE * Long.BYTES;

  /** The most positions: all stand in one array. */
  static final int MAX_POSITIONS = Integer.MAX_VALUE / STRIDE - 1;

  private static final int TEACHER = 0;
  private static final int MOVING = 1;
  private static final int WAITING = 2;
  private static final int TAG = 3;

  // Bits of a tag: whatever the opponent does, the policy wins, when it moves here; when it waits.
  // The distance, whose lowest bit tells won from lost, stands above them.
  private static final int SURE_MOVING = 1;
  private static final int SURE_WAITING = 2;
  private static final int SURE = SURE_MOVING | SURE_WAITING;
  private static final int PARITY = 4;

  // Of a position that is not won, or over.
  private static final double NOT_ASKED = Double.NaN;

  private final Labels labels;
  private final IntUnaryOperator parts;
  private final PackedPolicy policy;
  private final @Nullable PackedValuation valuation;
  private final double[] weights;
  private final long[] board;

  private final Tally byHeaps = new Tally();
  private final Tally byNimValue = new Tally();
  private final Tally byDistance = new Tally();
  private final Recall wonRecall = new Recall();
  private final Recall lostRecall = new Recall();
  // Of the position that was marked last.
  private double score;
  private double floor;

  private long won;
  private double scores;
  private double floors;
  private double teacherWins;
  private double randomWins;

  /**
   * @param parts the number of parts of a position, by its code
   */
  MarkingPass(Labels labels, IntUnaryOperator parts, Policy policy) {
    Packing packing = labels.packing();
    this.labels = labels;
    this.parts = parts;
    this.policy = policy.on(packing);
    this.valuation = policy instanceof Valuation values ? values.valuesOn(packing) : null;
    this.weights = new double[packing.maxOptions()];
    this.board = new long[STRIDE * (labels.start() + 1)];
  }

  /** Marks all positions, whose labels are known. */
  ExamResult run() {
    long[] options = new long[weights.length];
    for (int code = 0; code <= labels.start(); code++) {
      if (labels.isReachable(code)) {
        labelled(code, options, labels.packing().options(code, options));
      }
    }
    return result();
  }

  /**
   * Marks all positions, those that are alike by the first of them.
   *
   * @param firsts by code: the smallest that is alike
   */
  ExamResult run(int[] firsts) {
    long[] options = new long[weights.length];
    double[] marked = new double[firsts.length];
    double[] byChance = new double[firsts.length];
    for (int code = 0; code < firsts.length; code++) {
      int first = firsts[code];
      if (labels.isReachable(code) && first == code) {
        labelled(code, options, labels.packing().options(code, options));
        marked[code] = score;
        byChance[code] = floor;
      } else if (labels.isReachable(code)) {
        recall(code);
        System.arraycopy(board, STRIDE * first, board, STRIDE * code, STRIDE);
        tally(code, marked[first], byChance[first]);
      }
    }
    return result();
  }

  /** Marks one position; every smaller code that can be reached must have been marked. */
  @Override
  public void labelled(int code, long[] options, int count) {
    boolean isWon = labels.isWon(code);
    recall(code);
    score = NOT_ASKED;
    if (count == 0) {
      markEnd(code, isWon);
      return;
    }
    policy.probabilities(code, options, count, weights);
    markByOptions(code, options, count, isWon);
    tally(code, score, floor);
  }

  private void recall(int code) {
    if (valuation != null) {
      boolean isWon = labels.isWon(code);
      (isWon ? wonRecall : lostRecall).add(isWon ? valuation.value(code) : -valuation.value(code));
    }
  }

  private void markEnd(int code, boolean isWon) {
    int sure = isWon ? SURE_MOVING : SURE_WAITING;
    put(code, 1, isWon ? 1 : 0, isWon ? 0 : 1);
    board[STRIDE * code + TAG] = sure;
  }

  private void put(int code, double teacher, double moving, double waiting) {
    board[STRIDE * code + TEACHER] = Double.doubleToRawLongBits(teacher);
    board[STRIDE * code + MOVING] = Double.doubleToRawLongBits(moving);
    board[STRIDE * code + WAITING] = Double.doubleToRawLongBits(waiting);
  }

  private double chance(int code, int which) {
    return Double.longBitsToDouble(board[STRIDE * code + which]);
  }

  // Options are "right" here when a perfect player would choose them: from a won position all lost
  // ones (those whose distance has the parity of ours less one), from a lost one the longest.
  private void markByOptions(int code, long[] options, int count, boolean isWon) {
    int wanted = (labels.distance(code) - 1) * PARITY;
    int compared = isWon ? PARITY : -PARITY;
    int ways = 0;
    double right = 0;
    double total = 0;
    double policysWins = 0;
    double teachersLosses = 0;
    double moving = 0;
    double waiting = 0;
    int sureMoving = SURE;
    int sureWaiting = SURE;
    for (int i = 0; i < count; i++) {
      int at = STRIDE * (int) options[i];
      double weight = weights[i];
      int tag = (int) board[at + TAG];
      total += weight;
      moving += weight * Double.longBitsToDouble(board[at + WAITING]);
      waiting += Double.longBitsToDouble(board[at + MOVING]);
      sureMoving &= weight > 0 ? tag : SURE;
      sureWaiting &= tag;
      if (((tag ^ wanted) & compared) == 0) {
        double teacher = Double.longBitsToDouble(board[at + TEACHER]);
        ways++;
        right += weight;
        policysWins += weight * teacher;
        teachersLosses += teacher;
      }
    }
    // Weights sum to 1 but for rounding: divided by their sum, a sure thing is exactly 1.
    put(code, isWon ? policysWins / total : teachersLosses / ways, moving / total, waiting / count);
    int sure =
        ((sureMoving & SURE_WAITING) != 0 ? SURE_MOVING : 0)
            | ((sureWaiting & SURE_MOVING) != 0 ? SURE_WAITING : 0);
    int tag = labels.distance(code) * PARITY | sure;
    board[STRIDE * code + TAG] = tag;
    if (isWon) {
      score = right / total;
      floor = (double) ways / count;
    }
  }

  private void tally(int code, double score, double floor) {
    if (Double.isNaN(score)) {
      return;
    }
    won++;
    randomWins += chance(code, MOVING);
    teacherWins += chance(code, TEACHER);
    scores += score;
    floors += floor;
    byHeaps.add(parts.applyAsInt(code), score, floor);
    byNimValue.add(labels.nimValue(code), score, floor);
    byDistance.add(labels.distance(code), score, floor);
  }

  /** The marks, once all positions are marked. */
  ExamResult result() {
    int start = labels.start();
    boolean startIsWon = labels.isWon(start);
    double atStart = chance(start, TEACHER);
    WinRates vsTeacher =
        new WinRates(meanOverWon(teacherWins), startIsWon ? atStart : 0, startIsWon ? 0 : atStart);
    WinRates vsRandom =
        new WinRates(meanOverWon(randomWins), chance(start, MOVING), chance(start, WAITING));
    return new ExamResult(
        new Scope(labels.positions(), won, true),
        meanOverWon(scores),
        meanOverWon(floors),
        Optional.empty(),
        Optional.of((board[STRIDE * start + TAG] & (startIsWon ? SURE_MOVING : SURE_WAITING)) != 0),
        Recall.balanced(wonRecall, lostRecall),
        Optional.of(vsTeacher),
        Optional.of(vsRandom),
        List.of(
            byHeaps.split(By.HEAPS), byNimValue.split(By.NIM_VALUE), byDistance.split(By.DISTANCE)),
        Optional.empty());
  }

  // With no won position there is nothing to get wrong.
  private double meanOverWon(double sum) {
    return won == 0 ? 1 : sum / won;
  }
}
