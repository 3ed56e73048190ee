package org.mexbox.agents.neural.policy;

/**
 * The sizes of a network: inputs F, then {@code layers} layers of {@code width} rectified units,
 * then a policy head of A outputs, if any, and a value head of one.
 *
 * @param inputs F
 * @param layers 1 or more
 * @param width units of each layer
 * @param outputs A; 0 for a value head alone
 */
public record Shape(int inputs, int layers, int width, int outputs) {

  /** How many numbers it has, weights and biases. */
  public int numbers() {
    int trunk = (inputs + 1) * width + (layers - 1) * (width + 1) * width;
    return trunk + (width + 1) * (outputs + 1);
  }
}
