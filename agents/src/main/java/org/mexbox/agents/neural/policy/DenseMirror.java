package org.mexbox.agents.neural.policy;

import org.mexbox.agents.neural.policy.MirrorLayer.Part;

/** The mirror of a {@link DenseBody}. */
final class DenseMirror implements BodyMirror {
  private final MirrorLayer[] layers;

  private final int[] before;
  private final int width;

  DenseMirror(DenseBody body) {
    this.width = body.width();
    this.layers = new MirrorLayer[body.layers()];
    this.before = new int[layers.length];
    for (int layer = 0; layer < layers.length; layer++) {
      before[layer] = body.before(layer);
      layers[layer] = new MirrorLayer(before[layer], width);
    }
  }

  @Override
  public int copy(float[] numbers, int at) {
    int next = at;
    for (int layer = 0; layer < layers.length; layer++) {
      next = layers[layer].copy(numbers, next, new Part(0, before[layer], 0, width));
    }
    return next;
  }

  @Override
  public float[] read(int[] ones) {
    layers[0].begin();
    layers[0].addOnes(ones);
    float[] units = rectified(layers[0].sums());
    for (int i = 1; i < layers.length; i++) {
      layers[i].begin();
      layers[i].add(units, 0, 0, width);
      units = rectified(layers[i].sums());
    }
    return units;
  }

  private static float[] rectified(float[] units) {
    for (int i = 0; i < units.length; i++) {
      // Math.max and not a comparison, which would hide what is not a number.
      units[i] = Math.max(0, units[i]);
    }
    return units;
  }
}
