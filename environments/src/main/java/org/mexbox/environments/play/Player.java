package org.mexbox.environments.play;

import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** Whoever chooses moves. */
public interface Player {

  /**
   * A legal move of a position that is not terminal, or {@link Resignation#RESIGN}.
   *
   * @param random the only source of chance
   */
  Move choose(Position position, RandomGenerator random);
}
