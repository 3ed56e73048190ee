package org.mexbox.agents;

import java.io.DataOutput;
import java.io.IOException;
import java.util.OptionalDouble;

/** Whoever learns, whatever the kind of game: what a record keeps of him. */
public interface Learner {

  /** Name and settings. */
  AgentSpec spec();

  /** How many episodes it has learnt from; schedules run on this clock. */
  long episodes();

  /** How many positions it has met so far, symmetric ones counted once if its settings say so. */
  long positionsSeen();

  /** The chance that its next move in training is a random one; empty if it explores otherwise. */
  OptionalDouble exploration();

  /** Writes all that it has learnt, so that its spec makes an equal learner of it. */
  void save(DataOutput out) throws IOException;
}
