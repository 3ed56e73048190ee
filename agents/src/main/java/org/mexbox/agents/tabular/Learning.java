package org.mexbox.agents.tabular;

import org.mexbox.agents.Range;
import org.mexbox.agents.Schedule;
import org.mexbox.agents.Setting;
import org.mexbox.agents.SettingGroup;

/**
 * What all learners with values have to say about how they learn. Values are shares of the most
 * that can be won, {@link org.mexbox.environments.Game#stake}, so that rates mean the same in every
 * game.
 *
 * @param rate how far a value goes towards what was just seen, 0..1
 * @param epsilon the chance of a random move in training, 0..1
 * @param initial the value of what was never tried, -1..1
 */
public record Learning(Schedule rate, Schedule epsilon, @Range(min = -1, max = 1) double initial)
    implements SettingGroup {

  /** Checks the values. */
  public Learning {
    Setting.requireInRange(Learning.class, "initial", initial);
  }

  /** Nothing is known of what was never tried. */
  static Learning of(double rate, double epsilon) {
    return of(rate, Schedule.constant(epsilon));
  }

  /** The same, with a chance of random moves that changes. */
  static Learning of(double rate, Schedule epsilon) {
    return new Learning(Schedule.constant(rate), epsilon, 0);
  }
}
