package org.mexbox.runs.curve;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is to be drawn, before anyone decides with what.
 *
 * @param quantity what is shown
 * @param learners one for each group of runs, in their order
 * @param references the horizontal lines to compare with
 * @param end the last episode of all, 1 or more
 */
record Plot(Quantity quantity, List<Learner> learners, List<Reference> references, long end) {
  // Tops whose quarters are short numbers.
  private static final List<Double> TOPS = List.of(1.0, 1.2, 1.6, 2.0, 3.0, 4.0, 6.0, 8.0);

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

  /** Where the axis of values ends: 1, or the next round number where anything shown is more. */
  double top() {
    double most =
        Stream.concat(
                learners.stream().flatMap(Plot::values), references.stream().map(Reference::value))
            .reduce(1.0, Math::max);
    double unit = Math.pow(10, Math.floor(Math.log10(most)));
    return TOPS.stream()
        .map(top -> top * unit)
        .filter(top -> top >= most)
        .findFirst()
        .orElse(10 * unit);
  }

  private static Stream<Double> values(Learner learner) {
    Stream<Line> band = learner.band().stream().map(Edges::high);
    Stream<Line> lines = Stream.concat(learner.runs().stream(), Stream.of(learner.middle()));
    return Stream.concat(lines, band).flatMap(line -> line.values().stream());
  }

  boolean steps() {
    return quantity == Quantity.MASTERY;
  }

  /** True if there is nothing to see. */
  boolean isEmpty() {
    return learners.stream()
        .allMatch(learner -> learner.runs().isEmpty() && learner.middle().episodes().size() < 2);
  }
}
