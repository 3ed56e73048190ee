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
 * TD(lambda) on afterstates, with eligibility traces (Sutton 1988; Sutton and Barto, 12.2): between
 * TD(0), which learns from the next position, and Monte Carlo, which learns from the end.
 *
 * @param learning rate, epsilon, initial
 * @param lambda how much of a trace is left after a ply, 0..1
 * @param traces what happens to the trace of a position that is reached again
 * @param boxes which positions share their values
 */
public record TdLambda(
    Learning learning, @Range(min = 0, max = 1) double lambda, Traces traces, BoxOrder boxes)
    implements TableSpec {

  /** Checks the values. */
  public TdLambda {
    Setting.requireInRange(TdLambda.class, "lambda", lambda);
  }

  /** The defaults. */
  public TdLambda() {
    this(
        Learning.of(0.3, new Schedule(0.2, 0.4, 0, 1_000)), 0.7, Traces.REPLACING, BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "td-lambda";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, ValueOf.AFTERSTATES, learning, new LambdaUpdate(lambda, traces));
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
