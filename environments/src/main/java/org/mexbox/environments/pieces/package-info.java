/** Pieces of two colours that move on a board. */
@NullMarked
package org.mexbox.environments.pieces;

import org.jspecify.annotations.NullMarked;
