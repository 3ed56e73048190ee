package org.mexbox.teacher.exam;

/**
 * How often a policy wins against an opponent, as exact probabilities 0 to 1.
 *
 * @param fromWon the mean over all won positions as starts, the policy to move; 1 is the ceiling
 * @param first from the game's own start, the policy moving first
 * @param second from the game's own start, the opponent moving first
 */
public record WinRates(double fromWon, double first, double second) {}
