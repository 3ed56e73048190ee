package org.mexbox.agents.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * How a learner with a table chooses and learns: all it sees are numbers of boxes and slots, and
 * the results of episodes. It keeps its own numbers by box or by slot.
 */
public interface LearningRule {
  /** Instead of a slot: the player gives up. */
  int RESIGN = -1;

  /** Makes room: from now on there are this many boxes and slots. Called before they are used. */
  void grow(int boxes, int slots);

  /** The slot to take in training, from an open box, or {@link #RESIGN}. */
  int choose(int box, RandomGenerator random);

  /**
   * Learns from an episode. All boxes of the trace are open.
   *
   * @param episode how many episodes were learnt from before this one
   */
  void learn(Trace trace, long episode);

  /**
   * True if it learns from the plies of another player as from its own: then it is shown every ply
   * of an episode, as in self-play.
   */
  default boolean learnsFromEveryPly() {
    return false;
  }

  /** The clock: so many episodes have been learnt from. */
  void at(long episode);

  /** How good the slot of an open box is held to be; the greedy policy takes the largest. */
  double worth(int slot);

  /**
   * How good moves are held to be by where they lead, if {@link #judgesByTarget}; otherwise, how
   * good the moves of a box are held to be that was never opened.
   *
   * @param targets the boxes that the moves lead to, -1 for those never met
   * @param count how many they are
   * @param into receives the worths
   */
  void worthOfTargets(int[] targets, int count, double[] into);

  /** True if the worth of a slot is that of its target: then it needs no open box. */
  boolean judgesByTarget();

  /**
   * True if {@link #worth} is the expected return of the player who makes the move, as a share of
   * the most that can be won, -1..1.
   */
  boolean holdsValues();

  /** The chance of a random move in training, if that is how this rule explores. */
  OptionalDouble exploration();

  /** Writes all that was learnt. */
  void save(DataOutput out) throws IOException;

  /** Reads what {@link #save} wrote, after the boxes are as they were. */
  void load(DataInput in) throws IOException;
}
