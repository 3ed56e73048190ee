package org.mexbox.environments.simultaneous;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Draws;

/**
 * One play of a game of simultaneous choices.
 *
 * @param start where it began
 * @param turns what was chosen, and what came of it
 * @param gain what FIRST got of SECOND in all
 */
public record SimultaneousEpisode(SimultaneousPosition start, List<Turn> turns, Fraction gain) {
  /** A game without end is cut here, and pays what its standing pays. */
  public static final int TURN_LIMIT = 10_000;

  /**
   * One turn.
   *
   * @param position where both chose
   * @param first the choice of FIRST
   * @param second the choice of SECOND
   * @param branch what came of them
   */
  public record Turn(SimultaneousPosition position, Move first, Move second, Branch branch) {}

  /** Copies the list. */
  public SimultaneousEpisode {
    turns = List.copyOf(turns);
  }

  /**
   * Plays one episode. Both choose at the same position; neither is told the other's choice.
   *
   * @param random the only source of chance: first FIRST draws from it, then SECOND, then the rules
   */
  public static SimultaneousEpisode play(
      SimultaneousPosition start, MixedPolicy first, MixedPolicy second, RandomGenerator random) {
    List<Turn> turns = new ArrayList<>();
    Fraction gain = Fraction.ZERO;
    SimultaneousPosition position = start;
    while (!position.isTerminal()) {
      if (turns.size() == TURN_LIMIT) {
        return new SimultaneousEpisode(start, turns, gain.plus(position.endless()));
      }
      Move ofFirst = first.choose(position, Seat.FIRST, random);
      Move ofSecond = second.choose(position, Seat.SECOND, random);
      Branch branch = draw(position.after(ofFirst, ofSecond), random);
      turns.add(new Turn(position, ofFirst, ofSecond, branch));
      gain = gain.plus(branch.gain());
      position = branch.next();
    }
    return new SimultaneousEpisode(start, turns, gain);
  }

  /** Lets chance decide between branches. */
  public static Branch draw(List<Branch> branches, RandomGenerator random) {
    double[] chances =
        branches.stream().mapToDouble(branch -> branch.probability().doubleValue()).toArray();
    return branches.get(Draws.index(chances, random));
  }

  /** Where it ended. */
  public SimultaneousPosition end() {
    return turns.isEmpty() ? start : turns.get(turns.size() - 1).branch().next();
  }
}
