package org.mexbox.agents.neural;

/**
 * What a network is to say of a position: 1 that its mover has lost, 0 that he wins. At the end of
 * play, and for an option that ends it, the rules know.
 */
public enum Targets {
  /** One look ahead, rounded: 1 if no option is believed lost by more than 1/2, else 0. */
  HARD,
  /** One look ahead: 1 less the largest belief in an option, each cut to 0..1. */
  SOFT,
  /** Monte Carlo: 1 if the mover lost the newest game that came by, else 0. */
  OUTCOMES
}
