package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.IOException;
import java.util.OptionalInt;
import org.mexbox.agents.AgentSpec;
import org.mexbox.agents.Agents;
import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.agents.sum.Components;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;

/**
 * The product network, for positions that are sums of components (heaps, rows). Its belief that the
 * mover loses is f(P) = sum over k of w[k] times the product over the components c of P of E[c][k]:
 * it multiplies where an ordinary network adds, and knows of a component only which one it is. The
 * indicator of the lost positions of any sum under normal play has this form: the columns of E are
 * then the characters of the group of nim-values.
 *
 * <p>It learns from self-play alone. After every few games it takes a step of Adam (Kingma and Ba
 * 2015) on a batch of positions met, towards "lost if no option is believed lost" ({@link
 * Targets}). Now and then it rounds E to 0 and plus or minus 1, fits w anew, and checks from the
 * rules alone whether the rounded function is right for every sum of its components. Once it is,
 * there is nothing left to learn.
 *
 * @param epsilon the chance of a random move in training, 0..1
 * @param characters how many columns E has; 0 for three times the smallest power of two above the
 *     number of components, and at least 48: a group of nim-values of that many heaps has no more
 *     characters than that power
 * @param entries what the entries of E may be
 * @param targets what f is drawn towards
 * @param rate the rate of Adam for E; w changes at a twentieth of it
 * @param games how many games are played for each step
 * @param batch how many positions a step looks at
 * @param certify after how many steps it tries to round and prove itself; 0 for never
 * @param restart after how many steps for each column, without a proof, E is drawn anew; the tries
 *     are so long, or 2, 4, 8, ... times as long now and then ({@link Restarts}); what was met in
 *     play is kept; 0 for never
 * @param memory how many positions it keeps to learn from, of each number of components an eleventh
 *     (those of ten and more together); new ones then replace the oldest. Each number of components
 *     is drawn with equal chance
 */
public record ProductNetwork(
    Schedule epsilon,
    @Range(min = 0, max = MAX_CHARACTERS) int characters,
    Entries entries,
    Targets targets,
    @Range(min = 0, max = 10) double rate,
    @Range(min = 1, max = 10_000) int games,
    @Range(min = 1, max = 65_536) int batch,
    @Range(min = 0, max = 1_000_000) int certify,
    @Range(min = 0, max = 1_000_000) int restart,
    @Range(min = 100, max = 10_000_000) int memory)
    implements AgentSpec {
  private static final int MAX_CHARACTERS = 1_024;
  private static final int FEWEST_BY_DEFAULT = 48;

  /** Checks the values. */
  public ProductNetwork {
    check("characters", characters);
    check("rate", rate);
    check("games", games);
    check("batch", batch);
    check("certify", certify);
    check("restart", restart);
    check("memory", memory);
  }

  /** The defaults. */
  public ProductNetwork() {
    this(Schedule.constant(0.2), 0, Entries.RAW, Targets.HARD, 0.01, 4, 256, 100, 125, 500_000);
  }

  /**
   * How many numbers it learns on a board with default settings: its table and its weights; empty
   * where it cannot play.
   */
  public static OptionalInt numbers(Game game) {
    ProductNetwork defaults = new ProductNetwork();
    try {
      int components = new Components(game, defaults.name()).count();
      return OptionalInt.of(defaults.width(components) * (components + 1));
    } catch (InputError | LimitError e) {
      return OptionalInt.empty();
    }
  }

  /** How many columns E has for so many components. */
  int width(int components) {
    if (characters > 0) {
      return characters;
    }
    int group = Integer.highestOneBit(Math.max(1, components)) << 1;
    return Math.min(MAX_CHARACTERS, Math.max(FEWEST_BY_DEFAULT, 3 * group));
  }

  private static void check(String name, double value) {
    Setting.requireInRange(ProductNetwork.class, name, value);
  }

  @Override
  public String name() {
    return "product-network";
  }

  @Override
  public boolean mergesSymmetries() {
    return true;
  }

  /**
   * {@inheritDoc}
   *
   * @throws org.mexbox.environments.InputError if its positions are no sums, or may end in a draw
   * @throws org.mexbox.environments.LimitError if there are more than {@link Components#MAX}
   *     different components
   */
  @Override
  public ProductAgent create(Game game) {
    return new ProductAgent(this, game);
  }

  @Override
  public ProductAgent load(Game game, DataInput in) throws IOException {
    ProductAgent agent = create(game);
    agent.load(in);
    return agent;
  }

  @Override
  public String toString() {
    return Agents.text(this);
  }
}
