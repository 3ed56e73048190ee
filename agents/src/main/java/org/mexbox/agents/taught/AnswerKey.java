package org.mexbox.agents.taught;

import org.mexbox.environments.Position;

/** The exact value of every position that can be reached in a game. */
public interface AnswerKey {

  /** How many positions there are, those at the end of play included. */
  int size();

  /**
   * A position.
   *
   * @param number 0..size-1; the order depends on the game alone
   */
  Position position(int number);

  /**
   * What the player to move gets there when both play as well as can be, in the units of {@code
   * Ruleset.moverReward}: 1 a win, -1 a loss, 0 a draw where nothing is counted.
   *
   * @param number 0..size-1
   */
  double value(int number);
}
