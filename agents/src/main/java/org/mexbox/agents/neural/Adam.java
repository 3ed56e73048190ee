package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** Adam (Kingma and Ba, ICLR 2015) for one array of numbers, with betas 0.9 and 0.99. */
final class Adam {
  private static final float BETA_1 = 0.9f;
  private static final float BETA_2 = 0.99f;
  private static final float EPSILON = 1e-8f;

  private final float[] mean;
  private final float[] square;

  Adam(int size) {
    this.mean = new float[size];
    this.square = new float[size];
  }

  /** Forgets all steps. */
  void begin() {
    Arrays.fill(mean, 0);
    Arrays.fill(square, 0);
  }

  /**
   * Takes a step.
   *
   * @param step the number of this step, from 1
   */
  void update(float[] numbers, float[] gradient, double rate, long step) {
    // StrictMath: the same bits on every machine.
    double debias = StrictMath.sqrt(1 - StrictMath.pow(BETA_2, (double) step));
    float size = (float) (rate * debias / (1 - StrictMath.pow(BETA_1, (double) step)));
    float epsilon = (float) (EPSILON * debias);
    for (int i = 0; i < numbers.length; i++) {
      float g = gradient[i];
      mean[i] = BETA_1 * mean[i] + (1 - BETA_1) * g;
      square[i] = BETA_2 * square[i] + (1 - BETA_2) * g * g;
      numbers[i] -= size * mean[i] / ((float) Math.sqrt(square[i]) + epsilon);
    }
  }

  void save(DataOutput out) throws IOException {
    Stored.write(out, mean, mean.length);
    Stored.write(out, square, square.length);
  }

  void load(DataInput in) throws IOException {
    Stored.read(in, mean, mean.length);
    Stored.read(in, square, square.length);
  }
}
