package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.agents.neural.Targets;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;

/**
 * An ordinary network in the place of a {@link org.mexbox.agents.neural.ProductNetwork}: the same
 * self-play, the same memory of different positions, as many steps on as large batches, the same
 * targets. What differs is the form of the function; its loss, which is the cross-entropy of a
 * chance to win, as is usual; and that nothing is rounded or proved.
 *
 * @param targets what a value is drawn towards; {@code hard} only where play cannot be drawn
 * @param epsilon the chance of a random move in training, 0..1
 * @param network the network
 * @param games how many games are played for each step
 * @param batch how many positions a step looks at
 * @param memory how many positions it keeps to learn from, drawn as those of {@link ProductNetwork}
 */
public record ValueNetwork(
    Targets targets,
    Schedule epsilon,
    Perceptron network,
    @Range(min = 1, max = 10_000) int games,
    @Range(min = 1, max = 65_536) int batch,
    @Range(min = 100, max = 10_000_000) int memory)
    implements AgentSpec {

  /** Checks the values. */
  public ValueNetwork {
    check("games", games);
    check("batch", batch);
    check("memory", memory);
  }

  /** The defaults. */
  public ValueNetwork() {
    this(Targets.HARD, Schedule.constant(0.2), new Perceptron(), 4, 256, 500_000);
  }

  private static void check(String name, double value) {
    Setting.requireInRange(ValueNetwork.class, name, value);
  }

  @Override
  public String name() {
    return "value-network";
  }

  @Override
  public boolean mergesSymmetries() {
    return network.order() == BoxOrder.SORTED;
  }

  /**
   * {@inheritDoc}
   *
   * @throws org.mexbox.environments.InputError if its positions are neither heaps that stay whole
   *     nor boards, or if play may be drawn and targets are {@code hard}
   * @throws org.mexbox.environments.LimitError if the network would need more than {@value
   *     org.mexbox.agents.encode.Encoding#MAX} inputs
   */
  @Override
  public Agent create(Game game) {
    return new ValueNetworkAgent(this, game);
  }

  @Override
  public Agent load(Game game, DataInput in) throws IOException {
    ValueNetworkAgent agent = new ValueNetworkAgent(this, game);
    agent.load(in);
    return agent;
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
