package org.mexbox.agents.neural.policy;

/**
 * A copy of the numbers of a network in plain arrays that only answers. It skips inputs and units
 * that are 0. A position gets the same bits whether it is asked alone or among others. Not safe for
 * use by several threads at once.
 */
public final class Mirror {
  private final int outputs;
  // By layer, the two heads together being the last one: a row for each unit before it, [before,
  // units], so that the compiler can turn the loop over a row into wide instructions.
  private final float[][] weights;
  private final float[][] biases;
  // By layer: what its units say of the position that is looked at.
  private final float[][] units;

  /** A copy of a network of this shape, all zeros. */
  public Mirror(Shape shape) {
    int layers = shape.layers() + 1;
    this.outputs = shape.outputs();
    this.weights = new float[layers][];
    this.biases = new float[layers][];
    this.units = new float[layers][];
    int before = shape.inputs();
    for (int layer = 0; layer < layers; layer++) {
      int here = layer < shape.layers() ? shape.width() : outputs + 1;
      weights[layer] = new float[before * here];
      biases[layer] = new float[here];
      units[layer] = new float[here];
      before = here;
    }
  }

  /**
   * Takes over the numbers of a network.
   *
   * @param numbers layer by layer the weights, unit by unit, then the biases, as Deeplearning4j
   *     keeps them: {@link Shape#numbers} of them
   */
  public void copy(float[] numbers) {
    int last = weights.length - 1;
    int from = 0;
    for (int layer = 0; layer < last; layer++) {
      from = copy(numbers, from, layer, 0, units[layer].length);
    }
    from = copy(numbers, from, last, 0, outputs);
    copy(numbers, from, last, outputs, outputs + 1);
  }

  // The units from..to-1 of a layer; answers where the next number stands.
  private int copy(float[] numbers, int at, int layer, int from, int to) {
    int width = units[layer].length;
    int before = weights[layer].length / width;
    int next = at;
    for (int unit = from; unit < to; unit++) {
      for (int i = 0; i < before; i++) {
        weights[layer][i * width + unit] = numbers[next++];
      }
    }
    System.arraycopy(numbers, next, biases[layer], from, to - from);
    return next + to - from;
  }

  /**
   * What the network says of a position.
   *
   * @param ones which inputs are 1
   * @param asked which outputs are asked for
   * @param logits receives them, in the order they were asked for
   * @return the value, -1..1
   */
  public float evaluate(int[] ones, int[] asked, float[] logits) {
    for (int layer = 0; layer < units.length; layer++) {
      System.arraycopy(biases[layer], 0, units[layer], 0, units[layer].length);
      if (layer == 0) {
        addInputs(ones);
      } else {
        addUnits(layer);
      }
      if (layer < units.length - 1) {
        rectify(units[layer]);
      }
    }
    float[] heads = units[units.length - 1];
    for (int i = 0; i < asked.length; i++) {
      logits[i] = heads[asked[i]];
    }
    // StrictMath: the same bits on every machine.
    return (float) StrictMath.tanh(heads[outputs]);
  }

  private void addInputs(int[] ones) {
    float[] into = units[0];
    for (int one : ones) {
      add(1, weights[0], one * into.length, into);
    }
  }

  private void addUnits(int layer) {
    float[] before = units[layer - 1];
    float[] into = units[layer];
    for (int i = 0; i < before.length; i++) {
      if (before[i] != 0) {
        add(before[i], weights[layer], i * into.length, into);
      }
    }
  }

  private static void add(float factor, float[] rows, int from, float[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] += factor * rows[from + i];
    }
  }

  private static void rectify(float[] values) {
    for (int i = 0; i < values.length; i++) {
      // Math.max and not a comparison, which would hide what is not a number.
      values[i] = Math.max(0, values[i]);
    }
  }
}
