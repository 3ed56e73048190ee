package org.mexbox.environments.play;

/** A policy over the codes of one {@link org.mexbox.environments.Packing}, for exact exams. */
@FunctionalInterface
public interface PackedPolicy {

  /**
   * Writes the probability of each option of a position that is not terminal.
   *
   * @param code the position
   * @param options the codes of its options, valid up to {@code count}
   * @param count how many options there are, at least 1
   * @param into receives the probabilities, at least {@code count} long
   */
  void probabilities(long code, long[] options, int count, double[] into);
}
