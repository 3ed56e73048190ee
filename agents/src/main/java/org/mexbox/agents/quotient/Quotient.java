package org.mexbox.agents.quotient;

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
 * Learns which sums of components (heaps, rows) can stand for each other: two are alike if,
 * whatever is put beside them, both sums are lost or both are won. Classes of like sums, and what
 * adding a component makes of a class, are a finite automaton that reads components; under normal
 * play its classes are the nim-values, under misere play it is the misere quotient (Plambeck,
 * Integers 5, 2005). It is learnt as Angluin learns automata (Information and Computation 75, 1987)
 * with the counterexamples of Rivest and Schapire (Information and Computation 103, 1993), and told
 * nothing but the rules: outcomes come from games it plays, and each automaton is proved or refuted
 * from the rules alone.
 *
 * @param practice how many games it plays after every episode
 */
public record Quotient(@Range(min = 1, max = 100_000) int practice) implements AgentSpec {

  /** Checks the value. */
  public Quotient {
    Setting.requireInRange(Quotient.class, "practice", practice);
  }

  /** The defaults. */
  public Quotient() {
    this(20);
  }

  @Override
  public String name() {
    return "quotient";
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
    return new SumAgent(this, practice, components, new QuotientLearner(game, components));
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
