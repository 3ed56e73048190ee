package org.mexbox.agents.neural;

/** When to begin anew something that succeeds by chance, in a time that nobody knows. */
final class Restarts {
  private Restarts() {}

  /**
   * The sequence 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, ... of Luby, Sinclair and Zuckerman
   * (Information Processing Letters 47, 1993): tries of these lengths take on average no more than
   * a logarithm longer than those of the best length.
   *
   * @param attempt 1 or more
   */
  static long luby(long attempt) {
    long next = Long.highestOneBit(attempt) << 1;
    return attempt == next - 1 ? next >> 1 : luby(attempt - (next >> 1) + 1);
  }
}
