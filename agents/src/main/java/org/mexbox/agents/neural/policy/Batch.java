package org.mexbox.agents.neural.policy;

/** What a step of a network learns from. */
interface Batch {

  /** How many positions there are, at least 1. */
  int size();

  /** A position that has a move. */
  View view(int row);

  /**
   * By how much the network errs: the slopes of the loss of one position.
   *
   * @param row which position
   * @param probabilities what the policy says now, by option; the slopes by the logits of the
   *     options are written over them
   * @param value what the value head says now, -1..1
   * @return the slope by what the value head says before its hyperbolic tangent is taken
   */
  float slopes(int row, float[] probabilities, float value);
}
