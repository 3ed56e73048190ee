/**
 * Learners that keep a value for every position or move they met (Sutton and Barto,
 * <i>Reinforcement Learning</i>, 2nd ed., 2018, ch. 5 and 6).
 */
@NullMarked
package org.mexbox.agents.tabular;

import org.jspecify.annotations.NullMarked;
