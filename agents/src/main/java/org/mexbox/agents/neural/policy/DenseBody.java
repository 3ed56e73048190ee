package org.mexbox.agents.neural.policy;

/**
 * Rectified layers.
 *
 * @param inputs F
 * @param layers 1 or more
 * @param width units of each layer
 */
record DenseBody(int inputs, int layers, int width) implements Body {

  /** How many numbers a layer hears. */
  int before(int layer) {
    return layer == 0 ? inputs : width;
  }

  @Override
  public int numbers() {
    return (inputs + 1) * width + (layers - 1) * (width + 1) * width;
  }

  /** {@inheritDoc} [F]. */
  @Override
  public int[] dimensions() {
    return new int[] {inputs};
  }

  @Override
  public void show(int[] ones, float[] into, int from) {
    for (int one : ones) {
      into[from + one] = 1;
    }
  }

  @Override
  public void wire(Wiring wiring) {
    for (int layer = 0; layer < layers; layer++) {
      wiring.rectified(before(layer), width);
    }
  }

  @Override
  public BodyMirror mirror() {
    return new DenseMirror(this);
  }
}
