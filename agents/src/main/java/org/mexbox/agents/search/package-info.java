/**
 * Search without knowledge: Monte Carlo tree search, which plays games at random from the position
 * it is asked about and keeps nothing afterwards.
 */
@NullMarked
package org.mexbox.agents.search;

import org.jspecify.annotations.NullMarked;
