package org.mexbox.environments.simultaneous;

import org.mexbox.environments.exact.Fraction;

/**
 * One thing that may come of two choices.
 *
 * @param probability above 0, at most 1
 * @param gain what FIRST gets of SECOND in this turn
 * @param next where play goes on
 */
public record Branch(Fraction probability, Fraction gain, SimultaneousPosition next) {}
