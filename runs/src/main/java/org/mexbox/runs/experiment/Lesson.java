package org.mexbox.runs.experiment;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.Yardstick;

/** A learner with what trains and what examines it: all the state of a run. */
interface Lesson {

  /** What it is measured against. */
  Yardstick yardstick();

  /**
   * Trains from one episode number to another.
   *
   * @return the share of the episodes that the learner won, or that FIRST won in self-play
   */
  double train(long from, long to, RandomGenerator random);

  /**
   * Examines the learner.
   *
   * @param episode how many episodes it has learnt from
   * @param wins what {@link #train} answered last; null before any training
   */
  CurvePoint examine(long episode, @Nullable Double wins);

  /** All of it, to be resumed from. */
  byte[] save();
}
