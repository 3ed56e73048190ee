/**
 * Chess in which a turn is two moves ({@link org.mexbox.environments.chess.DoubleChess}), on boards
 * of up to 8 x 8 squares, with a generator of chess moves of its own.
 */
@NullMarked
package org.mexbox.environments.chess;

import org.jspecify.annotations.NullMarked;
