package org.mexbox.runs.experiment;

import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.Agents;
import org.mexbox.environments.Game;
import org.mexbox.environments.play.Seeds;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/**
 * One run: between two evaluations the learner trains with a generator of its own, made from the
 * seed of the run and the number of the evaluation. So a run that is taken up after any evaluation
 * goes on with the same bits.
 */
final class TrainingRun {
  private final RunSettings settings;
  private final List<Long> evaluations;
  private final Exam exam;
  private final Trainee trainee;
  private int next;

  private TrainingRun(RunSettings settings, Exam exam, Trainee trainee, int next) {
    this.settings = settings;
    this.evaluations = settings.evaluations();
    this.exam = exam;
    this.trainee = trainee;
    this.next = next;
  }

  /** A run from its beginning. */
  static TrainingRun begin(RunSettings settings, Game game, Exam exam) {
    Opponent opponent = Opponent.parse(settings.opponent());
    Trainee trainee = Trainee.fresh(game, Agents.parse(settings.agent()), opponent);
    return new TrainingRun(settings, exam, trainee, 0);
  }

  /** A run from a learner that was saved after the evaluation at {@code episode}. */
  static TrainingRun resume(
      RunSettings settings, Game game, Exam exam, long episode, byte[] saved) {
    Trainee trainee = Trainee.load(game, Opponent.parse(settings.opponent()), saved);
    return new TrainingRun(settings, exam, trainee, settings.evaluations().indexOf(episode) + 1);
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
      wins = trainee.train(evaluations.get(next - 1), to, Seeds.stream(settings.seed(), next));
    }
    next++;
    ExamResult result = exam.mark(trainee.learner().greedy());
    return new CurvePoint(
        to,
        trainee.learner().positionsSeen(),
        result.expertScore(),
        result.champion().orElse(null),
        orNull(result.balancedValueAccuracy()),
        orNull(result.winRateVsTeacher()),
        orNull(result.winRateVsRandom()),
        wins,
        orNull(trainee.learner().exploration()));
  }

  byte[] save() {
    return trainee.save();
  }

  private static @Nullable Double orNull(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }
}
