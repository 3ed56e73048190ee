package org.mexbox.environments.play;

import java.util.List;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;

/**
 * One play from start to end.
 *
 * @param start where it began
 * @param transitions the plies in order, the first made by {@link Seat#FIRST}
 * @param ending why it stopped
 * @param returnOfFirst what {@link Seat#FIRST} got: +1 won, -1 lost, 0 a draw or cut short
 */
public record Episode(
    Position start, List<Transition> transitions, Ending ending, double returnOfFirst) {

  /** Why an episode stopped. */
  public enum Ending {
    /** The rules ended it: nobody could move. */
    TERMINAL,
    /** The player to move gave up. */
    RESIGNED,
    /** The limit on plies ended it; nobody has won. */
    TRUNCATED
  }

  /** Copies the list. */
  public Episode {
    transitions = List.copyOf(transitions);
  }

  /** What a seat got: +1 won, -1 lost, 0 a draw or cut short. */
  public double returnOf(Seat seat) {
    return seat == Seat.FIRST ? returnOfFirst : -returnOfFirst;
  }

  /** Where it ended. */
  public Position end() {
    return transitions.isEmpty() ? start : transitions.get(transitions.size() - 1).next();
  }
}
