package org.mexbox.agents.neural.policy;

/** A copy of the numbers of a {@link Body} in plain arrays. */
interface BodyMirror {

  /**
   * Takes over the numbers, as Deeplearning4j keeps them.
   *
   * @param at where they begin
   * @return where the next number stands
   */
  int copy(float[] numbers, int at);

  /**
   * What its last units say of a position, to be read before the next one is asked about.
   *
   * @param ones which inputs are 1
   */
  float[] read(int[] ones);
}
