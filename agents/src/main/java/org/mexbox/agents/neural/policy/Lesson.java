package org.mexbox.agents.neural.policy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * What a search found out about a position.
 *
 * @param view the position; it has a move
 * @param policy by option, how good a move is held to be, summing to 1; empty if there is nothing
 *     to prefer: all moves are proved to lose, or only the value is to be learnt
 * @param value what the mover may expect, -1..1
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Lesson(View view, float[] policy, float value) {
  private static final float[] NONE = {};

  /** What a position is worth, and nothing of its moves. */
  static Lesson ofValue(View view, float value) {
    return new Lesson(view, NONE, value);
  }

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

  void save(DataOutput out) throws IOException {
    out.writeUTF(view.position.toString());
    out.writeFloat(value);
    out.writeBoolean(policy.length > 0);
    for (float share : policy) {
      out.writeFloat(share);
    }
  }

  static Lesson load(DataInput in, Views views) throws IOException {
    View view = views.load(in.readUTF());
    float value = checked(in.readFloat(), -1);
    float[] policy = new float[in.readBoolean() ? view.fan(views).options().length : 0];
    for (int i = 0; i < policy.length; i++) {
      policy[i] = checked(in.readFloat(), 0);
    }
    return new Lesson(view, policy, value);
  }

  private static float checked(float number, float least) throws IOException {
    if (!(number >= least && number <= 1)) {
      throw new IOException("lesson: holds " + number);
    }
    return number;
  }
}
