package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Setting;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;

/**
 * An ordinary network that is told the right answers: supervised learning over the whole board. It
 * is the network of {@link ValueNetwork}, and its loss; but each step looks at positions drawn from
 * all that can be reached, with the exact value of each, which the teacher gives. It learns nothing
 * from games: an episode is a game played as well as it can, and then one step.
 *
 * @param network the network
 * @param batch how many positions a step looks at
 */
public record TaughtNetwork(Perceptron network, @Range(min = 1, max = 65_536) int batch)
    implements AgentSpec {

  /** Checks the values. */
  public TaughtNetwork {
    Setting.requireInRange(TaughtNetwork.class, "batch", batch);
  }

  /** The defaults. */
  public TaughtNetwork() {
    this(new Perceptron(), 256);
  }

  @Override
  public String name() {
    return "taught-network";
  }

  @Override
  public boolean mergesSymmetries() {
    return network.order() == BoxOrder.SORTED;
  }

  /**
   * {@inheritDoc} It must be taught before it learns.
   *
   * @throws org.mexbox.environments.InputError if its positions are neither heaps that stay whole
   *     nor boards
   * @throws org.mexbox.environments.LimitError if the network would need more than {@value
   *     org.mexbox.agents.encode.Encoding#MAX} inputs
   */
  @Override
  public Agent create(Game game) {
    return new TaughtNetworkAgent(this, game);
  }

  @Override
  public Agent load(Game game, DataInput in) throws IOException {
    TaughtNetworkAgent agent = new TaughtNetworkAgent(this, game);
    agent.load(in);
    return agent;
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
