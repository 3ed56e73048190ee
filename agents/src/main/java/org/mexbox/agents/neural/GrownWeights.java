package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.mexbox.agents.sum.Marks;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.play.Draws;

/**
 * The weights of characters that split by a new component: w+ for the value +1, w- for -1, w0 for
 * 0. Beside a sum of the known components, an odd number of the new ones makes of a character's
 * weight w+ - w-, an even one w+ + w-, and none at all w+ + w- + w0, which is what it was before.
 * So a weight for odd numbers and one for even numbers is all there is to learn.
 */
final class GrownWeights {
  private final Characters before;
  private final CharacterMarks marks;
  private final int fresh;
  // By parity of the number of new components, then by character.
  private final double[][] weights;
  // By parity, then by mark: f; NaN where it has not been asked for.
  private final float[][] values = new float[2][0];

  /**
   * Weights that make nothing yet of an odd number, and of an even one what was before.
   *
   * @param before the characters of the known components
   * @param fresh the new component
   */
  GrownWeights(Characters before, int fresh) {
    this.before = before;
    this.marks = new CharacterMarks(before);
    this.fresh = fresh;
    this.weights = new double[][] {before.weights().clone(), new double[before.count()]};
  }

  int characters() {
    return before.count();
  }

  /** How many of the components of a sum are the new one. */
  int copies(Sum sum) {
    int copies = 0;
    for (int i = 0; i < sum.size(); i++) {
      copies += sum.part(i) == fresh ? 1 : 0;
    }
    return copies;
  }

  /** The mark of the known components of a sum. */
  int mark(Sum sum) {
    int mark = Marks.END;
    for (int i = 0; i < sum.size(); i++) {
      mark = sum.part(i) == fresh ? mark : marks.plus(mark, sum.part(i));
    }
    return mark;
  }

  /** The values of the characters for a mark. */
  byte[] row(int mark) {
    return marks.values(mark);
  }

  /** The belief that the mover loses: 0 or 1 without a new component, else what the weights say. */
  float lost(Sum sum) {
    int copies = copies(sum);
    int mark = mark(sum);
    if (copies == 0) {
      return marks.lost(mark) > 0.5f ? 1 : 0;
    }
    return value(copies % 2, mark);
  }

  /** The same for a mark beside an odd or even number of new components. */
  float value(int parity, int mark) {
    if (mark >= values[parity].length) {
      int old = values[parity].length;
      values[parity] = Arrays.copyOf(values[parity], 2 * mark + 16);
      Arrays.fill(values[parity], old, values[parity].length, Float.NaN);
    }
    if (Float.isNaN(values[parity][mark])) {
      byte[] row = row(mark);
      double value = 0;
      for (int k = 0; k < row.length; k++) {
        value += weights[parity][k] * row[k];
      }
      values[parity][mark] = (float) value;
    }
    return values[parity][mark];
  }

  /** Sets the weights for an odd or even number. */
  void set(int parity, double[] fitted) {
    System.arraycopy(fitted, 0, weights[parity], 0, fitted.length);
    Arrays.fill(values[parity], Float.NaN);
  }

  /** Draws weights anew. */
  void beginAnew(RandomGenerator random) {
    for (int parity = 0; parity < 2; parity++) {
      double[] drawn = new double[characters()];
      for (int k = 0; k < drawn.length; k++) {
        drawn[k] = (2 * Draws.unit(random) - 1) / drawn.length;
      }
      set(parity, drawn);
    }
  }

  /** The weight of a character with a value of -1, 0 or 1 for the new component. */
  double ofSign(int sign, int k) {
    double even = weights[0][k];
    return sign == 0 ? before.weights()[k] - even : (even + sign * weights[1][k]) / 2;
  }

  void save(DataOutput out) throws IOException {
    for (double[] row : weights) {
      for (double weight : row) {
        out.writeDouble(weight);
      }
    }
  }

  void load(DataInput in) throws IOException {
    for (int parity = 0; parity < 2; parity++) {
      double[] read = new double[characters()];
      for (int k = 0; k < read.length; k++) {
        read[k] = in.readDouble();
        if (!Double.isFinite(read[k])) {
          throw new IOException("weight: " + read[k]);
        }
      }
      set(parity, read);
    }
  }
}
