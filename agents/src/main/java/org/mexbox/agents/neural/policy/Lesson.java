package org.mexbox.agents.neural.policy;

/**
 * What a search found out about a position.
 *
 * @param view the position; it has a move
 * @param policy by option, how good a move is held to be, summing to 1; empty if it is proved that
 *     all moves lose, for then there is nothing to prefer
 * @param value what the mover may expect, -1..1
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Lesson(View view, float[] policy, float value) {

  /** What a finished search says. */
  static Lesson of(Node root) {
    float[] policy = new float[root.count()];
    int best = best(root);
    if (root.isProved) {
      if (root.value <= -1) {
        return new Lesson(root.view, new float[0], root.value);
      }
      share(root, policy);
      return new Lesson(root.view, policy, root.value);
    }
    float worth = root.worth(best);
    int beyond = 0;
    for (int i = 0; i < policy.length; i++) {
      beyond += root.isProved(i) ? 0 : Math.max(0, root.visits[i] - 1);
    }
    if (beyond == 0 || root.isProved(best)) {
      policy[best] = 1;
    } else {
      for (int i = 0; i < policy.length; i++) {
        // The first visit is a look that every move gets (Wu, arXiv 1902.10565, section 3.2).
        policy[i] = root.isProved(i) ? 0 : Math.max(0, root.visits[i] - 1) / (float) beyond;
      }
    }
    return new Lesson(root.view, policy, worth);
  }

  private static void share(Node root, float[] policy) {
    int ties = 0;
    for (int i = 0; i < policy.length; i++) {
      ties += isAsGood(root, i) ? 1 : 0;
    }
    for (int i = 0; i < policy.length; i++) {
      policy[i] = isAsGood(root, i) ? 1f / ties : 0;
    }
  }

  private static boolean isAsGood(Node root, int i) {
    return root.isProved(i) && root.worth(i) == root.value;
  }

  // The option that was visited most, of these the one worth most; a proved one if it is worth
  // more.
  private static int best(Node root) {
    int best = -1;
    int proved = -1;
    for (int i = 0; i < root.count(); i++) {
      if (root.isProved(i)) {
        proved = proved < 0 || root.worth(i) > root.worth(proved) ? i : proved;
      } else if (root.visits[i] > 0 && (best < 0 || isBetter(root, i, best))) {
        best = i;
      }
    }
    boolean isProvedBest = best < 0 || (proved >= 0 && root.worth(proved) >= root.worth(best));
    return isProvedBest ? proved : best;
  }

  private static boolean isBetter(Node root, int i, int best) {
    return root.visits[i] > root.visits[best]
        || (root.visits[i] == root.visits[best] && root.worth(i) > root.worth(best));
  }
}
