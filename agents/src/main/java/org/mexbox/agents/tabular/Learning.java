package org.mexbox.agents.tabular;

import org.mexbox.agents.Schedule;

/**
 * What all learners with values have in common.
 *
 * @param rate how far a value goes towards what was just seen
 * @param epsilon the chance of a random move
 * @param initial the value of what was never seen
 */
record Learning(Schedule rate, Schedule epsilon, double initial) {}
