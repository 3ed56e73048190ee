package org.mexbox.environments.play;

import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;

/**
 * One ply of an episode.
 *
 * @param position where it was made
 * @param mover who made it
 * @param move what was done; {@link Resignation#RESIGN} leaves the position as it was
 * @param next where it led
 */
public record Transition(Position position, Seat mover, Move move, Position next) {}
