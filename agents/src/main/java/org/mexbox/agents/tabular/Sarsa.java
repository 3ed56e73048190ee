package org.mexbox.agents.tabular;

import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.TableSpec;

/**
 * SARSA: values of moves learnt from the move that was made next, random ones included (Rummery and
 * Niranjan 1994; Sutton and Barto, 6.4). So it learns what its moves are worth while it explores;
 * only as epsilon falls do they become what perfect play would make of them.
 *
 * @param rate how far a value goes towards what was just seen, 0..1
 * @param epsilon the chance of a random move in training, 0..1
 * @param initial the value of what was never tried, -1..1
 * @param values what a value belongs to
 * @param boxes which positions share their values
 */
public record Sarsa(
    Schedule rate,
    Schedule epsilon,
    @Range(min = -1, max = 1) double initial,
    ValueOf values,
    BoxOrder boxes)
    implements TableSpec {

  /** Checks the values. */
  public Sarsa {
    Setting.requireInRange(Sarsa.class, "initial", initial);
  }

  /** The defaults. */
  public Sarsa() {
    this(
        Schedule.constant(0.1),
        new Schedule(0.2, 0.01, 0, 5_000),
        0,
        ValueOf.AFTERSTATES,
        BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "sarsa";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, new Learning(values, Target.NEXT_MADE, rate, epsilon, initial));
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
