package org.mexbox.agents.tabular;

import org.mexbox.agents.Agents;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.TableSpec;

/**
 * Monte Carlo control: values of moves drawn towards what the episodes brought in which it was made
 * (Sutton and Barto, 5.4, every visit, constant rate).
 *
 * @param learning rate, epsilon, initial
 * @param values what a value belongs to
 * @param boxes which positions share their values
 */
public record MonteCarlo(Learning learning, ValueOf values, BoxOrder boxes) implements TableSpec {

  /** The defaults. */
  public MonteCarlo() {
    this(
        Learning.of(0.05, new Schedule(0.2, 0.01, 0, 5_000)), ValueOf.AFTERSTATES, BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "montecarlo";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, values, learning, OneStep.RETURN);
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
