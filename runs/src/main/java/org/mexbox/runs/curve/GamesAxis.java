package org.mexbox.runs.curve;

import java.util.ArrayList;
import java.util.List;

/**
 * The axis of episodes, logarithmic from 1 on. The 0 that a logarithm cannot show stands as far
 * before 1 as 10 stands behind it.
 */
final class GamesAxis {
  private GamesAxis() {}

  /** Where an episode stands: 0 at 0, 1 at 1, 2 at 10, 3 at 100. */
  static double at(long episode) {
    return episode < 1 ? 0 : 1 + Math.log10((double) episode);
  }

  /** The episode at a place: the inverse of {@link #at}. */
  static long episode(double place) {
    return Math.round(place < 1 ? place : Math.pow(10, place - 1));
  }

  /** 0 and the powers of ten up to an episode. */
  static List<Long> ticks(long end) {
    List<Long> ticks = new ArrayList<>(List.of(0L));
    for (long tick = 1; tick <= end; tick *= 10) {
      ticks.add(tick);
    }
    return ticks;
  }
}
