package org.mexbox.agents.neural.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.agents.neural.Memory;

/**
 * A batch of lessons: cross-entropy of the policy, and of the value as a chance to win.
 *
 * @param lessons one or more
 */
record Lessons(List<Lesson> lessons) implements Batch {

  /** So many from a memory, each with equal chance. */
  static Lessons drawn(Memory<Lesson> memory, int size, RandomGenerator random) {
    List<Lesson> drawn = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      drawn.add(memory.draw(random));
    }
    return new Lessons(drawn);
  }

  @Override
  public int size() {
    return lessons.size();
  }

  @Override
  public View view(int row) {
    return lessons.get(row).view();
  }

  // With p = (1 + tanh x) / 2 the cross-entropy has the slope 2 (p - target) = value - target by x.
  @Override
  public float slopes(int row, float[] probabilities, float value) {
    float[] policy = lessons.get(row).policy();
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = policy.length == 0 ? 0 : probabilities[i] - policy[i];
    }
    return value - lessons.get(row).value();
  }
}
