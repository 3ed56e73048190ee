package org.mexbox.agents.neural.policy;

import org.mexbox.agents.encode.Sequence;

/**
 * The form and the sizes of a network: a body, a policy head of A outputs, if any, and a value head
 * of one.
 */
public final class Shape {
  private final Body body;
  private final int outputs;

  private Shape(Body body, int outputs) {
    this.body = body;
    this.outputs = outputs;
  }

  /**
   * A network of rectified layers.
   *
   * @param inputs F
   * @param layers 1 or more
   * @param width units of each layer
   * @param outputs A; 0 for a value head alone
   */
  static Shape dense(int inputs, int layers, int width, int outputs) {
    return new Shape(new DenseBody(inputs, layers, width), outputs);
  }

  /**
   * A network that reads a sequence, with a long short-term memory in each unit.
   *
   * @param layers 1 or more
   * @param width units of each layer
   * @param outputs A; 0 for a value head alone
   */
  static Shape lstm(Sequence sequence, int layers, int width, int outputs) {
    return new Shape(new LstmBody(sequence, layers, width), outputs);
  }

  Body body() {
    return body;
  }

  /** A. */
  public int outputs() {
    return outputs;
  }

  /** How many numbers it has, weights and biases. */
  public int numbers() {
    return body.numbers() + (body.width() + 1) * (outputs + 1);
  }
}
