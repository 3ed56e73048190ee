package org.mexbox.agents.sum;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;

/**
 * What learns about all sums of some components, from games it plays against itself, from starts of
 * its own choice. {@link SumAgent} makes an agent of it.
 */
public interface SumLearner extends Belief {

  /**
   * Gets ready; before, it believes nothing.
   *
   * @param seed from which all its draws come
   */
  void begin(long seed);

  /** Plays a game and learns from it; nothing once all is proved. */
  void practise();

  /** True once all that it believes is proved. */
  boolean isProved();

  /** What it has proved, once all is. */
  Optional<Certificate> certificate();

  /** How many positions it has met in play. */
  long positionsSeen();

  /** Writes what it has learnt since it began. */
  void save(DataOutput out) throws IOException;

  /**
   * Reads, after it has begun, what was written.
   *
   * @throws IOException if the data are not of this learner, or claim what is not right
   */
  void load(DataInput in) throws IOException;
}
