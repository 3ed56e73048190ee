package org.mexbox.agents.neural.policy;

import java.util.List;

/**
 * A batch of moves. With A, by how much a move did better than the value head expected, and r, its
 * chance under the policy divided by its chance in training, the slope of the loss by a logit is r
 * A (p - 1 for the move made, p - 0 for others), plus that of the entropy bonus.
 */
final class Experiences implements Batch {
  private final List<Experience> moves;
  // By move, what it is judged by, -1..1.
  private final float[] targets;
  private final float entropy;
  private final float epsilon;

  Experiences(List<Experience> moves, float[] targets, PolicyGradient spec) {
    this.moves = moves;
    this.targets = targets;
    this.entropy = (float) spec.entropy();
    this.epsilon = (float) spec.epsilon();
  }

  @Override
  public int size() {
    return moves.size();
  }

  @Override
  public View view(int row) {
    return moves.get(row).view();
  }

  @Override
  public float slopes(int row, float[] probabilities, float value) {
    int option = moves.get(row).option();
    float ratio = ratio(probabilities[option], probabilities.length);
    float advantage = targets[row] - value;
    float mean = 0;
    for (float p : probabilities) {
      mean += p > 0 ? p * (float) StrictMath.log(p) : 0;
    }
    for (int i = 0; i < probabilities.length; i++) {
      float p = probabilities[i];
      float ofEntropy = p > 0 ? p * ((float) StrictMath.log(p) - mean) : 0;
      probabilities[i] = ratio * advantage * (p - (i == option ? 1 : 0)) + entropy * ofEntropy;
    }
    return ratio * (value - targets[row]);
  }

  private float ratio(float probability, int count) {
    float inTraining = (1 - epsilon) * probability + epsilon / count;
    return inTraining > 0 ? probability / inTraining : 1;
  }
}
