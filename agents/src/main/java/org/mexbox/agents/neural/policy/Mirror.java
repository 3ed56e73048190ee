package org.mexbox.agents.neural.policy;

import org.mexbox.agents.neural.policy.MirrorLayer.Part;

/**
 * A copy of the numbers of a network in plain arrays that only answers. A position gets the same
 * bits whether it is asked alone or among others. Not safe for use by several threads at once.
 */
public final class Mirror {
  private final int outputs;
  private final int width;
  private final BodyMirror body;
  // The policy head, and the value head as its last unit.
  private final MirrorLayer heads;

  /** A copy of a network of this shape, all zeros. */
  public Mirror(Shape shape) {
    this.outputs = shape.outputs();
    this.width = shape.body().width();
    this.body = shape.body().mirror();
    this.heads = new MirrorLayer(width, outputs + 1);
  }

  /**
   * Takes over the numbers of a network.
   *
   * @param numbers layer by layer the weights, unit by unit, then the biases, as Deeplearning4j
   *     keeps them: {@link Shape#numbers} of them
   */
  public void copy(float[] numbers) {
    int next = body.copy(numbers, 0);
    next = heads.copy(numbers, next, new Part(0, width, 0, outputs));
    heads.copy(numbers, next, new Part(0, width, outputs, outputs + 1));
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
    float[] units = body.read(ones);
    heads.begin();
    heads.add(units, 0, 0, width);
    float[] said = heads.sums();
    for (int i = 0; i < asked.length; i++) {
      logits[i] = said[asked[i]];
    }
    // StrictMath: the same bits on every machine.
    return (float) StrictMath.tanh(said[outputs]);
  }
}
