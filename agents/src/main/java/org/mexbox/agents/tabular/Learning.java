package org.mexbox.agents.tabular;

import org.mexbox.agents.Schedule;

/**
 * How values are learnt.
 *
 * @param values what a value belongs to
 * @param target what values are drawn towards
 * @param rate which share of the way
 * @param epsilon the chance of a random move
 * @param initial the value of what was never seen
 */
record Learning(ValueOf values, Target target, Schedule rate, Schedule epsilon, double initial) {}
