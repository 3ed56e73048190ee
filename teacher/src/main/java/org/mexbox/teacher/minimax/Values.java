package org.mexbox.teacher.minimax;

import java.util.OptionalInt;
import org.mexbox.environments.Position;

/** The exact value of every position of a game. */
public interface Values {

  /** The name of the method that finds them, such as {@code alpha-beta}. */
  String method();

  /**
   * What the player to move gets under perfect play: +1, 0 or -1, or by how much he ends ahead.
   *
   * @throws org.mexbox.environments.LimitError if it takes too many positions to find out
   */
  int value(Position position);

  /**
   * How many moves of both players together a won or lost position is from the end, when the winner
   * hurries and the loser holds out; empty for draws and scoring games, and where it is not known.
   */
  OptionalInt distance(Position position);

  /** How many positions were looked at so far, symmetric ones counted once. */
  int positions();
}
