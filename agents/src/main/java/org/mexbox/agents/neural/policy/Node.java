package org.mexbox.agents.neural.policy;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A position in the tree of a search. All its numbers are those of its mover. What the rules prove
 * within the tree is kept apart from what the network believes (Winands, Bjornsson and Saito, <i>
 * Monte-Carlo Tree Search Solver</i>, CG 2008).
 */
final class Node {
  private static final View.Fan LEAF = new View.Fan(new View[0], new int[0]);

  final View view;

  /** What the mover gets: proved, or what the network said when it was first visited. */
  float value;

  boolean isProved;

  /** Where its moves lead; nowhere until it is expanded. */
  View.Fan fan = LEAF;

  /** By option: the policy of the network, how often it was visited, what came of it in sum. */
  float[] priors = new float[0];

  int[] visits = new int[0];
  float[] sums = new float[0];
  private @Nullable Node[] options = new Node[0];
  int visitCount;

  private final boolean proves;

  /**
   * A node that is not expanded.
   *
   * @param proves whether what the rules prove is told apart from what the network believes
   */
  Node(View view, boolean proves) {
    this.view = view;
    this.proves = proves;
    if (view.isTerminal()) {
      isProved = proves;
      value = view.reward;
    }
  }

  boolean isExpanded() {
    return priors.length > 0;
  }

  /** Takes up what the network says of it, unless it is known how play ends here. */
  void expand(Brain brain, Views views) {
    if (isProved || view.isTerminal()) {
      return;
    }
    fan = view.fan(views);
    int count = fan.options().length;
    priors = new float[count];
    visits = new int[count];
    sums = new float[count];
    options = new Node[count];
    value = brain.evaluate(view, priors);
  }

  int count() {
    return priors.length;
  }

  /** The node of an option. */
  Node option(int i) {
    Node known = options[i];
    if (known == null) {
      known = new Node(fan.options()[i], proves);
      options[i] = known;
    }
    return known;
  }

  boolean isProved(int i) {
    Node known = options[i];
    return known != null && known.isProved;
  }

  /** What an option is worth: proved, or the mean of what came of it; only if it was visited. */
  float worth(int i) {
    Node known = Objects.requireNonNull(options[i]);
    return known.isProved ? -known.value : sums[i] / visits[i];
  }

  /**
   * The option to visit next, by the rule of PUCT (Silver et al. 2017): the one with the largest
   * sum of its worth and of a bonus for what the policy likes and was seldom visited. What is
   * proved is not visited again.
   *
   * @param bonus the factor of the bonus
   * @param urgency the worth of an option that was never visited
   */
  int select(float bonus, float urgency) {
    float root = (float) Math.sqrt(visitCount + 1);
    float best = Float.NEGATIVE_INFINITY;
    int chosen = -1;
    for (int i = 0; i < priors.length; i++) {
      if (!isProved(i)) {
        float worth = visits[i] == 0 ? urgency : sums[i] / visits[i];
        float score = worth + bonus * priors[i] * root / (1 + visits[i]);
        if (score > best || chosen < 0) {
          best = score;
          chosen = i;
        }
      }
    }
    return chosen;
  }

  /** Counts a visit to an option, and what came of it. */
  void visited(int i, float worth) {
    visits[i]++;
    sums[i] += worth;
    visitCount++;
  }

  /** Looks whether what is proved of its options proves it too; the best is a reward of 1. */
  void prove() {
    float best = -1;
    boolean all = true;
    for (int i = 0; i < priors.length; i++) {
      if (isProved(i)) {
        best = Math.max(best, worth(i));
      } else {
        all = false;
      }
    }
    if (all || best >= 1) {
      isProved = true;
      value = best;
    }
  }
}
