package org.mexbox.runs.experiment;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.taught.AnswerKey;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.label.ValueLabels;

/** What the teacher knows of every position that can be reached, for those whom it teaches. */
final class TeacherKey implements AnswerKey {
  private final Packing packing;
  // The codes that can be reached, rising.
  private final int[] codes;
  private final IntUnaryOperator values;

  private TeacherKey(
      Packing packing, int start, IntPredicate isReachable, IntUnaryOperator values) {
    this.packing = packing;
    this.codes = IntStream.rangeClosed(0, start).filter(isReachable).toArray();
    this.values = values;
  }

  /**
   * The key of a game.
   *
   * @param pupil for whom, for the message
   * @throws LimitError if not every position can be labelled
   */
  static TeacherKey of(Game game, AgentSpec pupil) {
    try {
      return of(game);
    } catch (LimitError e) {
      throw new LimitError(
          pupil.name() + " is taught the answer to every position; " + e.getMessage());
    }
  }

  private static TeacherKey of(Game game) {
    if (ValueLabels.fit(game.ruleset())) {
      ValueLabels labels = ValueLabels.of(game);
      return new TeacherKey(labels.packing(), labels.start(), labels::isReachable, labels::value);
    }
    Labels labels = Labels.of(game);
    return new TeacherKey(
        labels.packing(), labels.start(), labels::isReachable, code -> labels.isWon(code) ? 1 : -1);
  }

  @Override
  public int size() {
    return codes.length;
  }

  @Override
  public Position position(int number) {
    return packing.unpack(codes[number]);
  }

  @Override
  public double value(int number) {
    return values.applyAsInt(codes[number]);
  }
}
