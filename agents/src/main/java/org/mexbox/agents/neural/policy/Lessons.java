package org.mexbox.agents.neural.policy;

import java.util.random.RandomGenerator;

/** A batch from the memory: cross-entropy of the policy, and of the value as a chance to win. */
final class Lessons implements Batch {
  private final Lesson[] lessons;

  Lessons(Memory memory, int size, RandomGenerator random) {
    this.lessons = new Lesson[size];
    for (int i = 0; i < size; i++) {
      lessons[i] = memory.draw(random);
    }
  }

  @Override
  public int size() {
    return lessons.length;
  }

  @Override
  public View view(int row) {
    return lessons[row].view();
  }

  // With p = (1 + tanh x) / 2 the cross-entropy has the slope 2 (p - target) = value - target by x.
  @Override
  public float slopes(int row, float[] probabilities, float value) {
    float[] policy = lessons[row].policy();
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = policy.length == 0 ? 0 : probabilities[i] - policy[i];
    }
    return value - lessons[row].value();
  }
}
