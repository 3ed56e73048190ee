package org.mexbox.agents;

import java.util.random.RandomGenerator;

/** An agent with a fast loop of its own for playing against itself. */
public interface SelfPlayer {

  /**
   * Plays and learns from episodes in which it sits in both seats, from the start of its game.
   * Draws from the generator exactly as the ordinary loop with this agent in both seats would, so
   * the result is the same to the bit.
   *
   * @return how many of the episodes the seat FIRST won
   */
  long selfPlay(long episodes, RandomGenerator random);
}
