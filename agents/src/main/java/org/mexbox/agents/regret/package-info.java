/**
 * Learners of games in which both choose at once. They know the rules, not the answers: what a pair
 * of choices may lead to, but not what that is worth; this they learn by playing against
 * themselves.
 */
@NullMarked
package org.mexbox.agents.regret;

import org.jspecify.annotations.NullMarked;
