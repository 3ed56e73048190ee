package org.mexbox.agents.neural.policy;

import org.mexbox.agents.encode.Sequence;

/**
 * Layers with a long short-term memory. Each unit has a cell and four sums over the step and over
 * what its layer said a step before: what may enter the cell, the forget gate, the output gate and
 * the input gate.
 *
 * @param sequence what is read
 * @param layers 1 or more
 * @param width units of each layer
 */
record LstmBody(Sequence sequence, int layers, int width) implements Body {
  /** Sums of a unit. */
  static final int SUMS = 4;

  /** How many numbers a layer hears of what is before it, at each step. */
  int before(int layer) {
    return layer == 0 ? sequence.channels() : width;
  }

  @Override
  public int numbers() {
    int numbers = 0;
    for (int layer = 0; layer < layers; layer++) {
      numbers += (before(layer) + width + 1) * SUMS * width;
    }
    return numbers;
  }

  /** {@inheritDoc} [C, T]. */
  @Override
  public int[] dimensions() {
    return new int[] {sequence.channels(), sequence.length()};
  }

  @Override
  public void show(int[] ones, float[] into, int from) {
    float[] steps = sequence.read(ones);
    int channels = sequence.channels();
    int length = sequence.length();
    for (int i = 0; i < steps.length; i++) {
      into[from + i % channels * length + i / channels] = steps[i];
    }
  }

  @Override
  public void wire(Wiring wiring) {
    for (int layer = 0; layer < layers; layer++) {
      wiring.lstm(before(layer), width, layer == layers - 1);
    }
  }

  @Override
  public BodyMirror mirror() {
    return new LstmMirror(this);
  }
}
