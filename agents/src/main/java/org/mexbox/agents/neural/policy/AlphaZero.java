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
 * AlphaZero (Silver et al., <i>Science</i> 362, 2018): a network with a policy and a value head
 * guides a tree search, and learns what the search found out. After every few games it searches
 * some of the positions met before anew, with the network of today, and takes some steps of Adam.
 *
 * @param preset where the other settings come from
 * @param features what the network sees of heaps
 * @param order whether positions that differ by a symmetry only are one and the same
 * @param network what it is before its heads
 * @param layers how many layers the network has before its heads
 * @param width how many units each layer has
 * @param rate the rate of Adam
 * @param decay the factor of the squares of the weights in the loss
 * @param simulations how often each root is visited in training
 * @param bonus the factor of what the policy likes, in the search; c_puct in the papers
 * @param urgency the worth of a move that was never visited, in the search; first-play urgency
 * @param proofs whether the search tells apart what the rules prove
 * @param alpha the parameter of the Dirichlet noise in the priors of the root
 * @param noise the share of that noise
 * @param temperature of the draw among the visited moves; 0 for the move visited most
 * @param plies for how many plies moves are drawn; then the move visited most is made
 * @param target what the value head is taught
 * @param games how many games are played for each time of learning
 * @param review how many positions are searched anew each time; every second one is an option of a
 *     position met, so that no part of the game stays out of sight
 * @param steps how many steps are taken each time
 * @param batch how many positions a step looks at
 * @param memory how many positions it keeps to learn from; new ones then replace the oldest
 * @param search how often a root is visited when the agent is examined; 0 for the policy alone
 */
public record AlphaZero(
    AlphaZeroPreset preset,
    HeapFeatures features,
    BoxOrder order,
    NetworkForm network,
    @Range(min = 1, max = 8) int layers,
    @Range(min = 1, max = 1_024) int width,
    @Range(min = 0, max = 10) double rate,
    @Range(min = 0, max = 1) double decay,
    @Range(min = 1, max = 100_000) int simulations,
    @Range(min = 0, max = 100) double bonus,
    @Range(min = -1, max = 1) double urgency,
    Proofs proofs,
    @Range(min = 0.01, max = 100) double alpha,
    @Range(min = 0, max = 1) double noise,
    @Range(min = 0, max = 10) double temperature,
    @Range(min = 0, max = 10_000) int plies,
    ValueTarget target,
    @Range(min = 1, max = 10_000) int games,
    @Range(min = 0, max = 100_000) int review,
    @Range(min = 1, max = 10_000) int steps,
    @Range(min = 1, max = 65_536) int batch,
    @Range(min = 100, max = 1_000_000) int memory,
    @Range(min = 0, max = 100_000) int search)
    implements AgentSpec {

  /** Checks the values. */
  public AlphaZero {
    check("layers", layers);
    check("width", width);
    check("rate", rate);
    check("decay", decay);
    check("simulations", simulations);
    check("bonus", bonus);
    check("urgency", urgency);
    check("alpha", alpha);
    check("noise", noise);
    check("temperature", temperature);
    check("plies", plies);
    check("games", games);
    check("review", review);
    check("steps", steps);
    check("batch", batch);
    check("memory", memory);
    check("search", search);
  }

  /** The defaults, those of the preset {@code mexbox}. */
  public AlphaZero() {
    this(
        AlphaZeroPreset.MEXBOX,
        HeapFeatures.SIZES,
        BoxOrder.SORTED,
        NetworkForm.DENSE,
        /* layers= */ 2,
        /* width= */ 128,
        /* rate= */ 0.001,
        /* decay= */ 0,
        /* simulations= */ 50,
        /* bonus= */ 1.5,
        /* urgency= */ 1,
        Proofs.YES,
        /* alpha= */ 0.35,
        /* noise= */ 0.25,
        /* temperature= */ 1,
        /* plies= */ 3,
        ValueTarget.SEARCH,
        /* games= */ 32,
        /* review= */ 256,
        /* steps= */ 32,
        /* batch= */ 256,
        /* memory= */ 50_000,
        /* search= */ 0);
  }

  private static void check(String name, double value) {
    Setting.requireInRange(AlphaZero.class, name, value);
  }

  @Override
  public String name() {
    return "alphazero";
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
    return new AlphaZeroAgent(this, game);
  }

  @Override
  public Agent load(Game game, DataInput in) throws IOException {
    AlphaZeroAgent agent = new AlphaZeroAgent(this, game);
    agent.load(in);
    return agent;
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
