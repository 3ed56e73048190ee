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
 * Monte Carlo control: values of moves drawn towards what the episodes brought in which it was made
 * (Sutton and Barto, 5.4, every visit, constant rate).
 *
 * @param rate how far a value goes towards what was just seen, 0..1
 * @param epsilon the chance of a random move in training, 0..1
 * @param initial the value of what was never tried, -1..1
 * @param values what a value belongs to
 * @param boxes which positions share their values
 */
public record MonteCarlo(
    Schedule rate,
    Schedule epsilon,
    @Range(min = -1, max = 1) double initial,
    ValueOf values,
    BoxOrder boxes)
    implements TableSpec {

  /** Checks the values. */
  public MonteCarlo {
    Setting.requireInRange(MonteCarlo.class, "initial", initial);
  }

  /** The defaults. */
  public MonteCarlo() {
    this(
        Schedule.constant(0.05),
        new Schedule(0.2, 0.01, 0, 5_000),
        0,
        ValueOf.AFTERSTATES,
        BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "montecarlo";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, new Learning(values, Target.RETURN, rate, epsilon, initial));
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
