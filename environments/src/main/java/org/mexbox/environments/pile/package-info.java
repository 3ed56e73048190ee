/**
 * Piles of which more must be known than their size: what was taken last (Fibonacci Nim), the other
 * number (Euclid's game), whether a pass was used (Nim with passes).
 */
@NullMarked
package org.mexbox.environments.pile;

import org.jspecify.annotations.NullMarked;
