package org.mexbox.agents.neural.policy;

import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;

/** The best moves by the policy head alone, or by a search that draws nothing. */
final class NetworkPolicy implements Policy, Valuation {
  private final Brain brain;
  private final Views views;
  private final @Nullable Search search;
  private final int simulations;

  private NetworkPolicy(Brain brain, Views views, @Nullable Search search, int simulations) {
    this.brain = brain;
    this.views = views;
    this.search = search;
    this.simulations = simulations;
  }

  /** The policy head alone. */
  static NetworkPolicy ofHeads(Brain brain, Views views) {
    return new NetworkPolicy(brain, views, null, 0);
  }

  /** A search that visits its root so often; 0 for the policy head alone. */
  static NetworkPolicy ofSearch(Brain brain, Views views, Search search, int simulations) {
    return new NetworkPolicy(brain, views, simulations > 0 ? search : null, simulations);
  }

  @Override
  public double[] probabilities(Position position) {
    View view = views.of(position);
    View.Fan fan = view.fan(views);
    float[] shares = shares(view, fan.options().length);
    float best = 0;
    for (float share : shares) {
      best = Math.max(best, share);
    }
    int[] choices = views.choices(position, fan);
    double[] probabilities = new double[choices.length];
    int ties = 0;
    for (int choice : choices) {
      ties += shares[choice] == best ? 1 : 0;
    }
    for (int i = 0; i < choices.length; i++) {
      probabilities[i] = shares[choices[i]] == best ? 1.0 / ties : 0;
    }
    return probabilities;
  }

  // By option, how good it is held to be.
  private float[] shares(View view, int count) {
    float[] shares = new float[count];
    if (search != null && brain.hasBegun()) {
      float[] found = search.lesson(view, simulations).policy();
      System.arraycopy(found, 0, shares, 0, found.length);
    } else {
      brain.evaluate(view, shares);
    }
    return shares;
  }

  /**
   * {@inheritDoc} What the value head or the search says; at the end of play, what the rules say.
   */
  @Override
  public double value(Position position) {
    View view = views.of(position);
    return search == null || !brain.hasBegun() || view.isTerminal()
        ? brain.value(view)
        : search.lesson(view, simulations).value();
  }
}
