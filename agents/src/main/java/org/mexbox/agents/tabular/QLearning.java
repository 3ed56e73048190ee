package org.mexbox.agents.tabular;

import org.mexbox.agents.Agents;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.TableSpec;

/**
 * Q-learning: values of moves learnt from the best answer to it (Watkins 1989; Sutton and Barto,
 * 6.5). In self-play the best answer is the opponent's, so its value counts with the opposite sign
 * (Littman 1994, minimax-Q, for games in turns).
 *
 * @param learning rate, epsilon, initial
 * @param values what a value belongs to
 * @param boxes which positions share their values
 */
public record QLearning(Learning learning, ValueOf values, BoxOrder boxes) implements TableSpec {

  /** The defaults. */
  public QLearning() {
    this(Learning.of(0.5, 0.3), ValueOf.AFTERSTATES, BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "q";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, values, learning, OneStep.NEXT_BEST);
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
