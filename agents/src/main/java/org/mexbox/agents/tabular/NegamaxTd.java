package org.mexbox.agents.tabular;

import org.mexbox.agents.Agents;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.agents.table.Boxes;
import org.mexbox.agents.table.LearningRule;
import org.mexbox.agents.table.TableSpec;

/**
 * Full backups: a value for every position, for the player who has just moved there, drawn towards
 * the negative of the best option's value (Sutton and Barto, 8.5, expected updates, for games in
 * turns). Nothing of it depends on which move was made: random moves mislead nobody, and an
 * opponent's plies teach as much as its own.
 *
 * @param learning rate, epsilon, initial
 * @param boxes which positions share their values
 */
public record NegamaxTd(Learning learning, BoxOrder boxes) implements TableSpec {

  /** The defaults. */
  public NegamaxTd() {
    this(Learning.of(1, new Schedule(0.1, 0.5, 0, 500)), BoxOrder.SORTED);
  }

  @Override
  public String name() {
    return "negamax-td";
  }

  @Override
  public LearningRule rule(Boxes table) {
    return new ValueRule(table, ValueOf.AFTERSTATES, learning, new Negamax(table));
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
