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
  /**
   * Monte Carlo control with a constant rate (Sutton and Barto, section 5.6 with 2.5): how games
   * that came by ended for the mover, 1 lost, 0 won. The first counts whole, each later one draws
   * what is remembered a tenth of the way.
   */
  OUTCOMES;

  private static final float SHARE_OF_THE_NEWEST = 0.1f;

  /** What is remembered of outcomes once a new one is known. */
  public static float average(float known, float newest) {
    return known + SHARE_OF_THE_NEWEST * (newest - known);
  }
}
