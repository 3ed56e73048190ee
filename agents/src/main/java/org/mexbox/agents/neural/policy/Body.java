package org.mexbox.agents.neural.policy;

/** A network without its heads. Its types know nothing of Deeplearning4j but {@link Wiring}. */
sealed interface Body permits DenseBody, LstmBody {

  /** How many units the heads hear. */
  int width();

  /** How many numbers it has, weights and biases. */
  int numbers();

  /** The shape of a position as Deeplearning4j wants it. */
  int[] dimensions();

  /**
   * Writes a position as Deeplearning4j wants it.
   *
   * @param ones which inputs are 1
   * @param into receives it from there on; all zeros before
   */
  void show(int[] ones, float[] into, int from);

  /** Tells Deeplearning4j of its layers. */
  void wire(Wiring wiring);

  /** A copy that answers, all zeros. */
  BodyMirror mirror();
}
