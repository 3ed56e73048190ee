package org.mexbox.teacher.exam;

import org.mexbox.environments.Game;
import org.mexbox.environments.play.Policy;
import org.mexbox.teacher.solve.Labels;

/**
 * The exam of a game: made once, it marks any number of policies. Immutable: threads may share it.
 *
 * <p>Up to {@link Labels#MAX_POSITIONS} positions that can be reached, all are asked. The labels
 * come from {@link Labels}; one pass over the codes then computes every figure exactly, at the cost
 * of one look at every move of every position.
 */
public final class Exam {
  private final Labels labels;
  private final ComponentCounts components;

  private Exam(Labels labels) {
    this.labels = labels;
    this.components = new ComponentCounts(labels);
  }

  /** The exam of a game, with seed 0 where positions are sampled. */
  public static Exam of(Game game) {
    return of(game, 0);
  }

  /**
   * The exam of a game.
   *
   * @param seed chooses the sample where there are too many positions to ask all
   * @throws org.mexbox.environments.LimitError if there are, and they cannot be sampled either
   */
  public static Exam of(Game game, long seed) {
    return new Exam(Labels.of(game));
  }

  /** Marks a policy. */
  public ExamResult mark(Policy policy) {
    return new MarkingPass(labels, components, policy).run();
  }
}
