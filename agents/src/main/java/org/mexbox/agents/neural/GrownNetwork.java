package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.IOException;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Setting;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.SumAgent;
import org.mexbox.environments.Game;

/**
 * A product network that grows: of the form of {@link ProductNetwork}, but its entries are -1, 0
 * and 1 from the beginning, and it takes up one component after the other, those whose play is
 * short first. Where a component is new, each character it has splits into three, with +1, -1 and 0
 * for that component; their weights are fitted by least squares to what one look ahead says of
 * positions with the new component that self-play brings; characters without weight go. What is
 * left is proved from the rules for all sums of the components so far, or what it fails at joins
 * the positions.
 *
 * @param practice how many games it plays after every episode
 * @param epsilon the chance of a random move in these games, 0..1
 * @param memory how many positions with the new component it keeps to learn from
 */
public record GrownNetwork(
    @Range(min = 1, max = 100_000) int practice,
    @Range(min = 0, max = 1) double epsilon,
    @Range(min = 100, max = 1_000_000) int memory)
    implements AgentSpec {

  /** Checks the values. */
  public GrownNetwork {
    check("practice", practice);
    check("epsilon", epsilon);
    check("memory", memory);
  }

  /** The defaults. */
  public GrownNetwork() {
    this(20, 0.3, 2_500);
  }

  private static void check(String name, double value) {
    Setting.requireInRange(GrownNetwork.class, name, value);
  }

  @Override
  public String name() {
    return "grown-network";
  }

  @Override
  public boolean mergesSymmetries() {
    return true;
  }

  /**
   * {@inheritDoc}
   *
   * @throws org.mexbox.environments.InputError if the game is no impartial game of sums
   * @throws org.mexbox.environments.LimitError if there are more than {@link Components#MAX}
   *     different components
   */
  @Override
  public SumAgent create(Game game) {
    Components components = new Components(game, name());
    return new SumAgent(this, practice, components, new GrownLearner(this, game, components));
  }

  @Override
  public SumAgent load(Game game, DataInput in) throws IOException {
    return create(game).loaded(in);
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
