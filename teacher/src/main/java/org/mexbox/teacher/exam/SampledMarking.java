package org.mexbox.teacher.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.ExamResult.Scope;
import org.mexbox.teacher.exam.Sample.Question;
import org.mexbox.teacher.exam.Split.By;

/** One policy marked on a sample. */
final class SampledMarking {
  private static final double ERROR_RATE = 0.05;

  private final Sample sample;
  private final Policy policy;
  private final Tally byHeaps = new Tally();
  private final Tally byNimValue = new Tally();
  private double scores;
  private double floors;

  SampledMarking(Sample sample, Policy policy) {
    this.sample = sample;
    this.policy = policy;
  }

  ExamResult run() {
    sample.questions().forEach(this::ask);
    int asked = sample.questions().size();
    Recall won = new Recall();
    Recall lost = new Recall();
    if (policy instanceof Valuation valuation) {
      sample.questions().forEach(question -> won.add(valuation.value(question.position())));
      sample.lost().forEach(position -> lost.add(-valuation.value(position)));
    }
    return new ExamResult(
        new Scope(asked + sample.lost().size(), asked, false),
        scores / asked,
        floors / asked,
        Optional.of(wilson(asked, scores)),
        ChampionSearch.of(sample.game(), sample.form(), policy),
        Recall.balanced(won, lost),
        Optional.empty(),
        Optional.empty(),
        splits(),
        Optional.empty());
  }

  private void ask(Question question) {
    Heaps position = question.position();
    double[] weights = policy.probabilities(position);
    List<Integer> places = question.right();
    double right = 0;
    double wrong = 0;
    for (int i = 0, next = 0; i < weights.length; i++) {
      if (next < places.size() && places.get(next) == i) {
        right += weights[i];
        next++;
      } else {
        wrong += weights[i];
      }
    }
    // Weights sum to 1 but for rounding: so a sure thing is exactly 1.
    double score = right / (right + wrong);
    scores += score;
    floors += question.floor();
    byHeaps.add(heaps(position), score, question.floor());
    sample
        .form()
        .nimValue(position)
        .ifPresent(value -> byNimValue.add(value, score, question.floor()));
  }

  private static int heaps(Heaps position) {
    int count = 0;
    for (int heap = 0; heap < position.count(); heap++) {
      count += position.size(heap) > 0 ? 1 : 0;
    }
    return count;
  }

  private List<Split> splits() {
    List<Split> splits = new ArrayList<>(List.of(byHeaps.split(By.HEAPS)));
    if (sample.form().nimValue((Heaps) sample.game().start()).isPresent()) {
      splits.add(byNimValue.split(By.NIM_VALUE));
    }
    return splits;
  }

  private static Interval wilson(int asked, double right) {
    int successes = (int) Math.min(asked, Math.round(right));
    var interval =
        BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(asked, successes, ERROR_RATE);
    return new Interval(interval.getLowerBound(), interval.getUpperBound());
  }
}
