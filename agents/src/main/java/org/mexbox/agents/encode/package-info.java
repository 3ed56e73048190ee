/** Positions and moves as numbers for networks: which inputs are 1, which output is which move. */
@NullMarked
package org.mexbox.agents.encode;

import org.jspecify.annotations.NullMarked;
