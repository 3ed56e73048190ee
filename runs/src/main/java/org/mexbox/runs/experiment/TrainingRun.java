package org.mexbox.runs.experiment;

import java.util.List;
import org.mexbox.environments.play.Seeds;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunSettings;

/**
 * One run: between two evaluations the learner trains with a generator of its own, made from the
 * seed of the run and the number of the evaluation. So a run that is taken up after any evaluation
 * goes on with the same bits.
 */
final class TrainingRun {
  private final RunSettings settings;
  private final List<Long> evaluations;
  private final Lesson lesson;
  private int next;

  private TrainingRun(RunSettings settings, Lesson lesson, int next) {
    this.settings = settings;
    this.evaluations = settings.evaluations();
    this.lesson = lesson;
    this.next = next;
  }

  /** A run from its beginning. */
  static TrainingRun begin(RunSettings settings, Lesson lesson) {
    return new TrainingRun(settings, lesson, 0);
  }

  /** A run from a lesson that was saved after the evaluation at {@code episode}. */
  static TrainingRun resume(RunSettings settings, Lesson lesson, long episode) {
    return new TrainingRun(settings, lesson, settings.evaluations().indexOf(episode) + 1);
  }

  boolean isFinished() {
    return next == evaluations.size();
  }

  /** How many episodes the next call of {@link #advance} will train. */
  long nextStretch() {
    return evaluations.get(next) - (next == 0 ? 0 : evaluations.get(next - 1));
  }

  /** Trains up to the next evaluation and examines the learner. */
  CurvePoint advance() {
    long to = evaluations.get(next);
    Double wins = null;
    if (next > 0) {
      wins = lesson.train(evaluations.get(next - 1), to, Seeds.stream(settings.seed(), next));
    }
    next++;
    return lesson.examine(to, wins);
  }

  byte[] save() {
    return lesson.save();
  }
}
