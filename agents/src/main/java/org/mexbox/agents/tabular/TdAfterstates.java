package org.mexbox.agents.tabular;

import org.mexbox.agents.Agents;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.TableSpec;

/**
 * TD(0) on afterstates: a value for every position, for the player who has just moved there, learnt
 * from the value of the position after the next move (Sutton and Barto, 1.5 and 6.8). As in their
 * game of noughts and crosses, a move that is not the best one known teaches nothing about the
 * position before it.
 *
 * @param learning rate, epsilon, initial
 * @param boxes which positions share their values
 */
public record TdAfterstates(Learning learning, BoxOrder boxes) implements TableSpec {

  /** The defaults. */
  public TdAfterstates() {
    this(Learning.of(0.2, 0.3), BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "td";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, ValueOf.AFTERSTATES, learning, OneStep.NEXT_MADE_IF_BEST);
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
