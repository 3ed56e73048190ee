package org.mexbox.agents.tabular;

import org.mexbox.agents.Agents;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.TableSpec;

/**
 * SARSA: values of moves learnt from the move that was made next, random ones included (Rummery and
 * Niranjan 1994; Sutton and Barto, 6.4). So it learns what its moves are worth while it explores;
 * only as epsilon falls do they become what perfect play would make of them.
 *
 * @param learning rate, epsilon, initial
 * @param values what a value belongs to
 * @param boxes which positions share their values
 */
public record Sarsa(Learning learning, ValueOf values, BoxOrder boxes) implements TableSpec {

  /** The defaults. */
  public Sarsa() {
    this(Learning.of(0.1, new Schedule(0.2, 0.01, 0, 5_000)), ValueOf.AFTERSTATES, BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "sarsa";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, values, learning, OneStep.NEXT_MADE);
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
