package org.mexbox.runs.curve;

import java.util.List;
import java.util.Optional;

/**
 * What is to be drawn, before anyone decides with what.
 *
 * @param quantity what is shown
 * @param learners one for each group of runs, in their order
 * @param references the horizontal lines to compare with
 * @param end the last episode of all, 1 or more
 */
record Plot(Quantity quantity, List<Learner> learners, List<Reference> references, long end) {

  /**
   * One learner.
   *
   * @param label what it is called
   * @param ink how it is drawn
   * @param runs every run by itself
   * @param middle the median of the runs; the only line of a mastery curve
   * @param band lower and upper edge, if there are runs enough
   * @param champions where each run became champion for good
   */
  record Learner(
      String label,
      Ink ink,
      List<Line> runs,
      Line middle,
      Optional<Edges> band,
      List<Spot> champions) {}

  /** Values at ascending episodes. */
  record Line(List<Long> episodes, List<Double> values) {}

  /** The edges of a band. */
  record Edges(Line low, Line high) {}

  /** A point of a line. */
  record Spot(long episode, double value) {}

  /** A named horizontal line. */
  record Reference(String label, double value) {}

  boolean steps() {
    return quantity == Quantity.MASTERY;
  }

  /** True if there is nothing to see. */
  boolean isEmpty() {
    return learners.stream()
        .allMatch(learner -> learner.runs().isEmpty() && learner.middle().episodes().size() < 2);
  }
}
