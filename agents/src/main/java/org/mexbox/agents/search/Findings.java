package org.mexbox.agents.search;

import java.util.List;
import java.util.Set;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/**
 * What a search found about a position and those that are like it.
 *
 * @param value what the player to move gets, as a share of the most that the rules allow, -1..1
 * @param options some of its options, in their canonical form
 * @param best true if these options are the best ones, false if all others are
 */
record Findings(double value, Set<Position> options, boolean best) {

  /** A draw is worth 0, never the negative 0 of floating point. */
  Findings {
    value += 0.0;
  }

  /** The best moves, with equal probability. */
  double[] probabilities(Position position) {
    List<Move> moves = position.moves();
    double[] probabilities = new double[moves.size()];
    int ties = 0;
    for (int i = 0; i < probabilities.length; i++) {
      Position option = position.after(moves.get(i)).canonical();
      probabilities[i] = options.contains(option) == best ? 1 : 0;
      ties += options.contains(option) == best ? 1 : 0;
    }
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] /= ties;
    }
    return probabilities;
  }
}
