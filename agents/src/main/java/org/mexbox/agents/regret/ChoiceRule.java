package org.mexbox.agents.regret;

/**
 * How a seat chooses at one position and learns from what its choices were worth. Numbers of one
 * choice stand at its index in all arrays.
 */
interface ChoiceRule {

  /** How it chooses now; {@code weights} are what {@link #learn} keeps, as they stand. */
  void strategy(double[] weights, double[] average, double[] into);

  /**
   * Learns.
   *
   * @param payoffs what each choice is worth against the other seat's strategy, in the own view
   * @param strategy how it chose
   */
  void learn(double[] weights, double[] payoffs, double[] strategy);

  /** True if the other seat's average is what counts, not its present strategy. */
  boolean answersAverages();

  /** How much the visit of that number, from 1 on, counts in averages. */
  double weight(long visit);
}
