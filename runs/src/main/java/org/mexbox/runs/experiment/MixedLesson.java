package org.mexbox.runs.experiment;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.AgentFile;
import org.mexbox.agents.regret.SimultaneousAgent;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.Yardstick;
import org.mexbox.teacher.matrix.SimultaneousExam;

/**
 * A lesson in a game in which both choose at once; the learner sits in both seats.
 *
 * @param game the game
 * @param learner the learner
 * @param exam the exam of the game
 */
record MixedLesson(SimultaneousGame game, SimultaneousAgent learner, SimultaneousExam exam)
    implements Lesson {

  @Override
  public Yardstick yardstick() {
    return Yardstick.atOnce(exam.positions(), exam.mark(MixedPolicy.uniform()).exploitability());
  }

  @Override
  public double train(long from, long to, RandomGenerator random) {
    return learner.selfPlay(to - from, random) / (to - from);
  }

  @Override
  public CurvePoint examine(long episode, @Nullable Double wins) {
    return new CurvePoint(
        episode,
        learner.positionsSeen(),
        null,
        null,
        null,
        null,
        null,
        wins,
        TurnLesson.orNull(learner.exploration()),
        exam.mark(learner.policy()).exploitability());
  }

  @Override
  public byte[] save() {
    return Trainee.saved(List.of(AgentFile.of(game.toString(), learner).toBytes()));
  }
}
