package org.mexbox.runs.record;

import org.jspecify.annotations.Nullable;

/**
 * What a run is measured against: the positions of its exam, and what a random mover scores there.
 *
 * @param positions how many positions can be reached, the start and the final ones included
 * @param wonPositions how many of them are N-positions: the expert score is a share of these
 * @param randomScore the expert score of a uniformly random mover, 0..1: the floor of the curve;
 *     null where players do not move in turn
 * @param randomVsTeacher the probability that a random mover beats the teacher from a won position,
 *     0..1; null where it was not computed
 * @param randomExploitability what the best opponents take from a uniformly random player; null
 *     where players move in turn
 */
public record Yardstick(
    long positions,
    long wonPositions,
    @Nullable Double randomScore,
    @Nullable Double randomVsTeacher,
    @Nullable Double randomExploitability) {

  /** Checks the ranges. */
  public Yardstick {
    Checks.wholeNumber("positions", positions, 0, Long.MAX_VALUE);
    Checks.wholeNumber("wonPositions", wonPositions, 0, positions);
    Checks.share("randomScore", randomScore);
    Checks.share("randomVsTeacher", randomVsTeacher);
    Checks.amount("randomExploitability", randomExploitability);
  }

  /** The yardstick of a game in which players move in turn. */
  public Yardstick(
      long positions, long wonPositions, double randomScore, @Nullable Double randomVsTeacher) {
    this(positions, wonPositions, (Double) randomScore, randomVsTeacher, null);
  }

  /** The yardstick of a game in which both players choose at once. */
  public static Yardstick atOnce(long positions, double randomExploitability) {
    return new Yardstick(positions, 0, null, null, randomExploitability);
  }
}
