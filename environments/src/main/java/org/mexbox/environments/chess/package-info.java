/**
 * Chess in which a turn is two moves ({@link org.mexbox.environments.chess.DoubleChess}), and chess
 * problems ({@link org.mexbox.environments.chess.ChessMate}), on boards of up to 8 x 8 squares,
 * with one generator of chess moves.
 */
@NullMarked
package org.mexbox.environments.chess;

import org.jspecify.annotations.NullMarked;
