package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Setting;
import org.mexbox.agents.encode.HeapFeatures;
import org.mexbox.agents.table.BoxOrder;
import org.mexbox.environments.Game;

/**
 * Policy gradient: a network draws its moves, and after every few games one step of Adam makes
 * moves that did better than expected more likely. What was expected is what its value head says.
 *
 * @param method what a move is judged by
 * @param epsilon the chance of a random move in training, which brings it to positions that its own
 *     moves would leave out; a move counts by its chance under the policy divided by its chance in
 *     training
 * @param features what the network sees of heaps
 * @param order whether positions that differ by a symmetry only are one and the same
 * @param network what it is before its heads
 * @param layers how many layers the network has before its heads
 * @param width how many units each layer has
 * @param rate the rate of Adam
 * @param decay the factor of the squares of the weights in the loss
 * @param entropy the factor of the entropy of the policy, which the loss rewards: it keeps the
 *     policy from settling too early
 * @param games how many games are played for each step; all their moves are one batch
 */
public record PolicyGradient(
    Method method,
    @Range(min = 0, max = 1) double epsilon,
    HeapFeatures features,
    BoxOrder order,
    NetworkForm network,
    @Range(min = 1, max = 8) int layers,
    @Range(min = 1, max = 1_024) int width,
    @Range(min = 0, max = 10) double rate,
    @Range(min = 0, max = 1) double decay,
    @Range(min = 0, max = 10) double entropy,
    @Range(min = 1, max = 10_000) int games)
    implements AgentSpec {

  /** What a move is judged by. */
  public enum Method {
    /** By what the value head says of the position it led to (Sutton and Barto 13.5). */
    ACTOR_CRITIC,
    /** By how the game ended (Williams 1992; Sutton and Barto 13.4). */
    REINFORCE
  }

  /** Checks the values. */
  public PolicyGradient {
    check("epsilon", epsilon);
    check("layers", layers);
    check("width", width);
    check("rate", rate);
    check("decay", decay);
    check("entropy", entropy);
    check("games", games);
  }

  /** The defaults. */
  public PolicyGradient() {
    this(
        Method.ACTOR_CRITIC,
        /* epsilon= */ 0.2,
        HeapFeatures.SIZES,
        BoxOrder.SORTED,
        NetworkForm.DENSE,
        /* layers= */ 2,
        /* width= */ 128,
        /* rate= */ 0.002,
        /* decay= */ 0,
        /* entropy= */ 0.1,
        /* games= */ 64);
  }

  private static void check(String name, double value) {
    Setting.requireInRange(PolicyGradient.class, name, value);
  }

  @Override
  public String name() {
    return "policy-gradient";
  }

  @Override
  public boolean mergesSymmetries() {
    return order == BoxOrder.SORTED;
  }

  /**
   * {@inheritDoc}
   *
   * @throws org.mexbox.environments.InputError if its positions are neither heaps that stay whole
   *     nor boards
   * @throws org.mexbox.environments.LimitError if the network would need more than {@value
   *     org.mexbox.agents.encode.Encoding#MAX} inputs or outputs
   */
  @Override
  public Agent create(Game game) {
    return new PolicyGradientAgent(this, game);
  }

  @Override
  public Agent load(Game game, DataInput in) throws IOException {
    PolicyGradientAgent agent = new PolicyGradientAgent(this, game);
    agent.load(in);
    return agent;
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
