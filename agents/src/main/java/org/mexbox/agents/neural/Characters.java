package org.mexbox.agents.neural;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.mexbox.agents.sum.Certificate;
import org.mexbox.agents.sum.Closure;
import org.mexbox.agents.sum.Components;
import org.mexbox.agents.sum.Sum;
import org.mexbox.environments.Game;

/**
 * A product network whose entries are -1, 0 and 1: f(P) = sum over k of weights[k] times the
 * product of values[c][k] over the components c of P.
 */
final class Characters {
  /** More pairs than right characters need (Nim to 127: 2,187); wrong ones may have millions. */
  static final int MAX_PAIRS = 10_000;

  private static final int PAIRS_IF_WRONG = 2_000;

  private final byte[][] values;
  private final double[] weights;

  /**
   * Characters; keeps the arrays.
   *
   * @param values by component, then by character
   * @param weights by character
   */
  Characters(byte[][] values, double[] weights) {
    this.values = values;
    this.weights = weights;
  }

  byte[][] values() {
    return values;
  }

  double[] weights() {
    return weights;
  }

  int count() {
    return weights.length;
  }

  /** The value of every character for a sum. */
  byte[] classOf(Sum sum) {
    byte[] result = new byte[count()];
    Arrays.fill(result, (byte) 1);
    for (int i = 0; i < sum.size(); i++) {
      multiply(result, values[sum.part(i)]);
    }
    return result;
  }

  static void multiply(byte[] into, byte[] by) {
    for (int k = 0; k < into.length; k++) {
      into[k] *= by[k];
    }
  }

  /** f of all sums with these values of the characters. */
  double value(byte[] ofClass) {
    double value = 0;
    for (int k = 0; k < ofClass.length; k++) {
      value += weights[k] * ofClass[k];
    }
    return value;
  }

  double value(Sum sum) {
    return value(classOf(sum));
  }

  boolean isLost(Sum sum) {
    return value(sum) > 0.5;
  }

  /** Those characters alone whose weight is not small. */
  Characters withoutSmall(double least) {
    return only(IntStream.range(0, count()).filter(k -> Math.abs(weights[k]) >= least).toArray());
  }

  /** Some of the characters, with their weights. */
  Characters only(int[] kept) {
    byte[][] keptValues = new byte[values.length][kept.length];
    double[] keptWeights = new double[kept.length];
    for (int j = 0; j < kept.length; j++) {
      keptWeights[j] = weights[kept[j]];
      for (int c = 0; c < values.length; c++) {
        keptValues[c][j] = values[c][kept[j]];
      }
    }
    return new Characters(keptValues, keptWeights);
  }

  /** Sums of the components that they judge wrongly; none exactly if they are right for all. */
  List<Sum> wrong(Components components) {
    int[] all = IntStream.range(0, components.count()).toArray();
    return new Closure(components, all, new CharacterMarks(this), MAX_PAIRS).wrong(PAIRS_IF_WRONG);
  }

  /** What they claim of every sum of the components. */
  Certificate certificate(Game game, Components components) {
    StringBuilder line = new StringBuilder("weights");
    for (double weight : weights) {
      line.append(' ').append(weight);
    }
    return Certificate.of(
        game, components, List.of("characters " + count(), line.toString()), this::words);
  }

  private String words(int component) {
    StringBuilder words = new StringBuilder();
    for (byte value : values[component]) {
      words.append(' ').append(value > 0 ? '+' : value < 0 ? '-' : '0');
    }
    return words.toString();
  }

  void save(DataOutput out) throws IOException {
    out.writeInt(count());
    for (byte[] row : values) {
      out.write(row);
    }
    for (double weight : weights) {
      out.writeDouble(weight);
    }
  }

  static Characters load(DataInput in, int components) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > 1_024) {
      throw new IOException("characters: " + count);
    }
    byte[][] values = new byte[components][count];
    for (byte[] row : values) {
      in.readFully(row);
      for (byte value : row) {
        if (value < -1 || value > 1) {
          throw new IOException("value of a character: " + value);
        }
      }
    }
    double[] weights = new double[count];
    for (int k = 0; k < count; k++) {
      weights[k] = in.readDouble();
    }
    return new Characters(values, weights);
  }
}
