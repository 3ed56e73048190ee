package org.mexbox.agents.neural.policy;

import java.util.function.ToDoubleFunction;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;

/** The best moves, by one head of a network or by a search that draws nothing. */
final class NetworkPolicy implements Policy, Valuation {
  private final Views views;
  private final Worths worths;
  private final ToDoubleFunction<View> value;

  /** How good the moves of a position are held to be. */
  private interface Worths {
    /** Writes the worth of each option; more is better. */
    void write(View view, float[] into);
  }

  private NetworkPolicy(Views views, Worths worths, ToDoubleFunction<View> value) {
    this.views = views;
    this.worths = worths;
    this.value = value;
  }

  /** The policy head alone. */
  static NetworkPolicy ofHeads(Brain brain, Views views) {
    return new NetworkPolicy(views, brain::evaluate, brain::value);
  }

  /** The value head alone, asked of each option. */
  static NetworkPolicy ofValues(Brain brain, Views views) {
    return new NetworkPolicy(
        views,
        (view, into) -> {
          View[] options = view.fan(views).options();
          // Before it has begun it knows nothing, not even what ends the play.
          for (int i = 0; i < options.length && brain.hasBegun(); i++) {
            into[i] = -brain.value(options[i]);
          }
        },
        brain::value);
  }

  /** A search that visits its root so often; 0 for the policy head alone. */
  static NetworkPolicy ofSearch(Brain brain, Views views, Search search, int simulations) {
    if (simulations == 0) {
      return ofHeads(brain, views);
    }
    return new NetworkPolicy(
        views,
        (view, into) -> {
          if (brain.hasBegun()) {
            float[] found = search.lesson(view, simulations).policy();
            System.arraycopy(found, 0, into, 0, found.length);
          } else {
            brain.evaluate(view, into);
          }
        },
        view ->
            brain.hasBegun() && !view.isTerminal()
                ? search.lesson(view, simulations).value()
                : brain.value(view));
  }

  @Override
  public double[] probabilities(Position position) {
    View view = views.of(position);
    View.Fan fan = view.fan(views);
    float[] shares = new float[fan.options().length];
    worths.write(view, shares);
    float best = Float.NEGATIVE_INFINITY;
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

  /** {@inheritDoc} What the network or the search says; at the end of play, what the rules say. */
  @Override
  public double value(Position position) {
    return value.applyAsDouble(views.of(position));
  }
}
