package org.mexbox.runs.experiment;

import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.play.Policy;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.Yardstick;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;

/**
 * A lesson in a game in which players move in turn.
 *
 * @param trainee the learner and its partner
 * @param exam the exam of the game
 */
record TurnLesson(Trainee trainee, Exam exam) implements Lesson {

  @Override
  public Yardstick yardstick() {
    ExamResult floor = exam.mark(Policy.uniform());
    return new Yardstick(
        floor.positions(),
        floor.wonPositions(),
        floor.randomScore(),
        orNull(floor.winRateVsTeacher()));
  }

  @Override
  public double train(long from, long to, RandomGenerator random) {
    return trainee.train(from, to, random);
  }

  @Override
  public CurvePoint examine(long episode, @Nullable Double wins) {
    ExamResult result = exam.mark(trainee.learner().greedy());
    return new CurvePoint(
        episode,
        trainee.learner().positionsSeen(),
        result.expertScore(),
        result.champion().orElse(null),
        orNull(result.balancedValueAccuracy()),
        orNull(result.winRateVsTeacher()),
        orNull(result.winRateVsRandom()),
        wins,
        orNull(trainee.learner().exploration()));
  }

  @Override
  public byte[] save() {
    return trainee.save();
  }

  static @Nullable Double orNull(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }
}
