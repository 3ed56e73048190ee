package org.mexbox.agents.search;

import java.io.DataInput;
import java.io.IOException;
import java.util.random.RandomGenerator;
import org.mexbox.agents.Agent;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Setting;
import org.mexbox.environments.Game;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/**
 * Monte Carlo tree search without a network: UCT (Kocsis and Szepesvari, <i>Bandit Based
 * Monte-Carlo Planning</i>, 2006) with bounds on what can still be won, which settle positions for
 * good (Cazenave and Saffidine, <i>Score Bounded Monte-Carlo Tree Search</i>, 2010; where play is
 * only won or lost these are the backups of Winands, Bjornsson and Saito, <i>Monte-Carlo Tree
 * Search Solver</i>, 2008). Positions that several ways lead to are one node, symmetric ones too
 * (Childs, Brodeur and Kocsis, <i>Transpositions and Move Groups</i>, 2008, UCT2).
 *
 * <p>Where both seats choose at once it matches regrets in its tree, and against nature alone it
 * tries choices by their upper confidence bounds.
 *
 * <p>It does not learn: every move is searched for anew, and no tree is kept.
 *
 * @param playouts how many random games a move may cost, 1..100000
 * @param exploration the weight of what was tried seldom, 0..100; values are shares of the most
 *     that can be won, -1..1
 * @param batch how many random games are played from each new position, 1..1000
 * @param plies after how many plies a random game is cut and counts as a draw, 1..10000
 * @param seed chooses the random games; with the text of a position it determines its search
 */
public record MonteCarloTreeSearch(
    @Range(min = 1, max = 100_000) int playouts,
    @Range(min = 0, max = 100) double exploration,
    @Range(min = 1, max = 1_000) int batch,
    @Range(min = 1, max = 10_000) int plies,
    @Range(min = 0, max = 999_999_999) int seed)
    implements AgentSpec {

  /** Checks the values. */
  public MonteCarloTreeSearch {
    Setting.requireInRange(MonteCarloTreeSearch.class, "playouts", playouts);
    Setting.requireInRange(MonteCarloTreeSearch.class, "exploration", exploration);
    Setting.requireInRange(MonteCarloTreeSearch.class, "batch", batch);
    Setting.requireInRange(MonteCarloTreeSearch.class, "plies", plies);
    Setting.requireInRange(MonteCarloTreeSearch.class, "seed", seed);
  }

  /** The defaults. */
  public MonteCarloTreeSearch() {
    this(1_000, 1, 1, 1_000, 1);
  }

  @Override
  public String name() {
    return "mcts";
  }

  @Override
  public boolean learns() {
    return false;
  }

  @Override
  public boolean mergesSymmetries() {
    return true;
  }

  /** The random numbers of one search: of this seed, and of the text of what is searched. */
  RandomGenerator stream(String text) {
    return Seeds.stream(seed, text.chars().asLongStream().toArray());
  }

  /**
   * {@inheritDoc} There {@code exploration} is fifths of choices made at random, and {@code plies}
   * counts turns.
   */
  @Override
  public MixedPolicy atOnce(SimultaneousGame game) {
    return new SimultaneousPolicy(this);
  }

  @Override
  public double[] against(NatureGame game) {
    return new NatureSearch(this, game.choices(), stream(game.toString())).run();
  }

  @Override
  public Agent create(Game game) {
    return new SearchAgent(this, 0);
  }

  @Override
  public Agent load(Game game, DataInput in) throws IOException {
    return new SearchAgent(this, in.readLong());
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
