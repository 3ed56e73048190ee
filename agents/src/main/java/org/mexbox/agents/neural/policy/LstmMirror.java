package org.mexbox.agents.neural.policy;

import java.util.Arrays;
import org.mexbox.agents.encode.Sequence;
import org.mexbox.agents.neural.policy.MirrorLayer.Part;

/** The mirror of an {@link LstmBody}. */
final class LstmMirror implements BodyMirror {
  private final Sequence sequence;
  private final Layer[] layers;

  LstmMirror(LstmBody body) {
    this.sequence = body.sequence();
    this.layers = new Layer[body.layers()];
    for (int layer = 0; layer < layers.length; layer++) {
      layers[layer] = new Layer(body.before(layer), body.width());
    }
  }

  @Override
  public int copy(float[] numbers, int at) {
    int next = at;
    for (Layer layer : layers) {
      next = layer.copy(numbers, next);
    }
    return next;
  }

  @Override
  public float[] read(int[] ones) {
    for (Layer layer : layers) {
      layer.forget();
    }
    float[] steps = sequence.read(ones);
    float[] said = steps;
    for (int from = 0; from < steps.length; from += sequence.channels()) {
      said = layers[0].step(steps, from);
      for (int i = 1; i < layers.length; i++) {
        said = layers[i].step(said, 0);
      }
    }
    return said;
  }

  /** A layer, and what it remembers and said at the last step. */
  private static final class Layer {
    private final int before;
    private final int width;
    // A row for each number before it, then one for each of its own units; columns as
    // Deeplearning4j has them, by sum and unit.
    private final MirrorLayer layer;
    private final float[] cells;
    private final float[] said;

    Layer(int before, int width) {
      this.before = before;
      this.width = width;
      this.layer = new MirrorLayer(before + width, LstmBody.SUMS * width);
      this.cells = new float[width];
      this.said = new float[width];
    }

    int copy(float[] numbers, int at) {
      int units = LstmBody.SUMS * width;
      int next = layer.copyWeights(numbers, at, new Part(0, before, 0, units));
      next = layer.copy(numbers, next, new Part(before, before + width, 0, units));
      // A gate is 1 / (1 + exp(-x)) = (1 + tanh(x / 2)) / 2, and halves are exact: so all sums
      // are squashed alike.
      layer.scale(width, 0.5f);
      return next;
    }

    void forget() {
      Arrays.fill(cells, 0);
      Arrays.fill(said, 0);
    }

    // What it says to numbers that begin there.
    float[] step(float[] heard, int from) {
      layer.begin();
      layer.add(heard, from, 0, before);
      layer.add(said, 0, before, before + width);
      float[] squashed = layer.sums();
      Tanh.inPlace(squashed);
      for (int i = 0; i < width; i++) {
        float kept = gate(squashed[width + i]) * cells[i];
        cells[i] = kept + gate(squashed[3 * width + i]) * squashed[i];
      }
      System.arraycopy(cells, 0, said, 0, width);
      Tanh.inPlace(said);
      for (int i = 0; i < width; i++) {
        said[i] *= gate(squashed[2 * width + i]);
      }
      return said;
    }

    private static float gate(float squashed) {
      return 0.5f + 0.5f * squashed;
    }
  }
}
