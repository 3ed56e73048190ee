package org.mexbox.agents.table;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.AgentSpec;
import org.mexbox.environments.Game;

/** The spec of an agent with a table: all it must tell is how its boxes are made and used. */
public interface TableSpec extends AgentSpec {

  /** Which positions share a box. */
  BoxOrder boxes();

  /** A rule that has learnt nothing, over boxes that are empty. */
  LearningRule rule(Boxes boxes);

  @Override
  default boolean mergesSymmetries() {
    return boxes() == BoxOrder.SORTED;
  }

  @Override
  default TableAgent create(Game game) {
    return new TableAgent(this, new Boxes(game, boxes()));
  }

  @Override
  default TableAgent load(Game game, DataInput in) throws IOException {
    TableAgent agent = create(game);
    agent.load(in);
    return agent;
  }
}
