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
 * TD(0) on afterstates: a value for every position, for the player who has just moved there, learnt
 * from the value of the position after the next move (Sutton and Barto, 1.5 and 6.8). As in their
 * game of noughts and crosses, a move that is not the best one known teaches nothing about the
 * position before it.
 *
 * @param rate how far a value goes towards what was just seen, 0..1
 * @param epsilon the chance of a random move in training, 0..1
 * @param initial the value of a position never reached, -1..1
 * @param boxes which positions share their values
 */
public record TdAfterstates(
    Schedule rate, Schedule epsilon, @Range(min = -1, max = 1) double initial, BoxOrder boxes)
    implements TableSpec {

  /** Checks the values. */
  public TdAfterstates {
    Setting.requireInRange(TdAfterstates.class, "initial", initial);
  }

  /** The defaults. */
  public TdAfterstates() {
    this(Schedule.constant(0.2), Schedule.constant(0.3), 0, BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "td";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(
        table, new Learning(ValueOf.AFTERSTATES, Target.NEXT_MADE_IF_BEST, rate, epsilon, initial));
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
