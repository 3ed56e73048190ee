package org.mexbox.agents.neural.policy;

/**
 * Probabilities of the legal moves from the logits of a network. Illegal ones are left out before
 * the exponentials are taken: an illegal logit of any size changes nothing.
 */
final class MaskedSoftmax {
  private MaskedSoftmax() {}

  /**
   * The probabilities, 0 where illegal.
   *
   * @param logits [A]
   * @param legal [A], at least one true: a position without a move is not asked
   */
  static float[] of(float[] logits, boolean[] legal) {
    int[] places = new int[logits.length];
    float[] chosen = new float[logits.length];
    int count = 0;
    for (int i = 0; i < logits.length; i++) {
      if (legal[i]) {
        places[count] = i;
        chosen[count++] = logits[i];
      }
    }
    if (count == 0) {
      throw new IllegalArgumentException("a position without a move has no policy");
    }
    inPlace(chosen, count);
    float[] all = new float[logits.length];
    for (int i = 0; i < count; i++) {
      all[places[i]] = chosen[i];
    }
    return all;
  }

  /** Turns the first logits of a row, those of the legal moves, if any, into probabilities. */
  static void inPlace(float[] logits, int count) {
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      most = Math.max(most, logits[i]);
    }
    float sum = 0;
    for (int i = 0; i < count; i++) {
      // StrictMath: the same bits on every machine.
      logits[i] = (float) StrictMath.exp(logits[i] - most);
      sum += logits[i];
    }
    for (int i = 0; i < count; i++) {
      logits[i] /= sum;
    }
  }
}
