package org.mexbox.agents.tabular;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.TableAgent;
import org.mexbox.environments.Game;

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
    implements AgentSpec {

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
  public boolean mergesSymmetries() {
    return boxes == BoxOrder.SORTED;
  }

  @Override
  public TableAgent create(Game game) {
    Learning learning =
        new Learning(ValueOf.AFTERSTATES, Target.NEXT_MADE_IF_BEST, rate, epsilon, initial);
    return TableAgent.create(this, new Boxes(game, boxes), table -> new ValueRule(table, learning));
  }

  @Override
  public TableAgent load(Game game, DataInput in) throws IOException {
    return create(game).loaded(in);
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
