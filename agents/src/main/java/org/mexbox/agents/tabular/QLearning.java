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
 * Q-learning: values of moves learnt from the best answer to it (Watkins 1989; Sutton and Barto,
 * 6.5). In self-play the best answer is the opponent's, so its value counts with the opposite sign
 * (Littman 1994, minimax-Q, for games in turns).
 *
 * @param rate how far a value goes towards what was just seen, 0..1
 * @param epsilon the chance of a random move in training, 0..1
 * @param initial the value of what was never tried, -1..1
 * @param values what a value belongs to
 * @param boxes which positions share their values
 */
public record QLearning(
    Schedule rate,
    Schedule epsilon,
    @Range(min = -1, max = 1) double initial,
    ValueOf values,
    BoxOrder boxes)
    implements TableSpec {

  /** Checks the values. */
  public QLearning {
    Setting.requireInRange(QLearning.class, "initial", initial);
  }

  /** The defaults. */
  public QLearning() {
    this(Schedule.constant(0.5), Schedule.constant(0.3), 0, ValueOf.AFTERSTATES, BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "q";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, new Learning(values, Target.NEXT_BEST, rate, epsilon, initial));
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
