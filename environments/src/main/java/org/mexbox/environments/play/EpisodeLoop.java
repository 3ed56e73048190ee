package org.mexbox.environments.play;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode.Ending;

/** The loop in which players meet rules. */
public final class EpisodeLoop {
  /** More plies than any game of the catalogue lasts that ends by itself. */
  public static final int DEFAULT_PLY_LIMIT = 10_000;

  /** After so many plies a game in which play may go round in circles is a draw. */
  public static final int LOOPY_PLY_LIMIT = 1_000;

  private EpisodeLoop() {}

  /** After how many plies an episode of these rules is cut, unless another limit is given. */
  public static int plyLimit(Ruleset rules) {
    return rules.loopy() ? LOOPY_PLY_LIMIT : DEFAULT_PLY_LIMIT;
  }

  /** Plays one episode with the default limit on plies. */
  public static Episode play(Position start, Player first, Player second, RandomGenerator random) {
    return play(start, List.of(first, second), plyLimit(start.ruleset()), random);
  }

  /**
   * Plays one episode.
   *
   * @param players who sits FIRST, who SECOND
   * @param plyLimit after how many plies an episode is cut, 1 or more
   * @param random the only source of chance; both players draw from it in turn
   */
  public static Episode play(
      Position start, List<Player> players, int plyLimit, RandomGenerator random) {
    List<Transition> transitions = new ArrayList<>();
    Position position = start;
    for (int ply = 0; !position.isTerminal(); ply++) {
      if (ply == plyLimit) {
        return new Episode(start, transitions, Ending.TRUNCATED, 0);
      }
      Seat mover = Seat.at(ply);
      Move move = players.get(mover.ordinal()).choose(position, random);
      if (move == Resignation.RESIGN) {
        transitions.add(new Transition(position, mover, move, position));
        return new Episode(start, transitions, Ending.RESIGNED, mover == Seat.FIRST ? -1 : 1);
      }
      Position next = position.after(move);
      transitions.add(new Transition(position, mover, move, next));
      position = next;
    }
    double moverReward = position.ruleset().moverReward(position);
    double returnOfFirst = Seat.at(transitions.size()) == Seat.FIRST ? moverReward : -moverReward;
    return new Episode(start, transitions, Ending.TERMINAL, returnOfFirst);
  }
}
