/**
 * The agent {@code quotient}: finds out by play which sums can stand for each other, until it has
 * the whole table of how they add, and proves it from the rules.
 */
@NullMarked
package org.mexbox.agents.quotient;

import org.jspecify.annotations.NullMarked;
