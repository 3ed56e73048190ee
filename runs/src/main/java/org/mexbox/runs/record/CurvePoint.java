package org.mexbox.runs.record;

import org.jspecify.annotations.Nullable;

/**
 * One evaluation of a learner: greedy play, without learning. What was not measured is null.
 *
 * @param episode how many episodes it had learnt from
 * @param positionsSeen how many positions it had met
 * @param expertScore share of the N-positions where its move wins, 0..1; null where players do not
 *     move in turn
 * @param champion whether it wins from the start against every reply
 * @param balancedValueAccuracy mean of the recall on P- and on N-positions, 0..1
 * @param winRateVsTeacher probability that it beats the teacher, 0..1
 * @param winRateVsRandom probability that it beats a random mover, 0..1
 * @param trainingWins share of the episodes since the evaluation before that it won in training
 *     (that FIRST won, in self-play), exploration included; null at episode 0
 * @param exploration the chance that its next move in training is a random one, 0..1
 * @param exploitability what its best opponents take from it, mean over both seats, 0 or more; null
 *     where players move in turn
 */
public record CurvePoint(
    long episode,
    long positionsSeen,
    @Nullable Double expertScore,
    @Nullable Boolean champion,
    @Nullable Double balancedValueAccuracy,
    @Nullable Double winRateVsTeacher,
    @Nullable Double winRateVsRandom,
    @Nullable Double trainingWins,
    @Nullable Double exploration,
    @Nullable Double exploitability) {

  /** Checks the ranges. */
  public CurvePoint {
    Checks.wholeNumber("episode", episode, 0, RunSettings.MAX_EPISODES);
    Checks.wholeNumber("positionsSeen", positionsSeen, 0, Long.MAX_VALUE);
    Checks.share("expertScore", expertScore);
    Checks.share("balancedValueAccuracy", balancedValueAccuracy);
    Checks.share("winRateVsTeacher", winRateVsTeacher);
    Checks.share("winRateVsRandom", winRateVsRandom);
    Checks.share("trainingWins", trainingWins);
    Checks.share("exploration", exploration);
    Checks.amount("exploitability", exploitability);
  }

  /** An evaluation of a learner who moves in turn with another. */
  public CurvePoint(
      long episode,
      long positionsSeen,
      double expertScore,
      @Nullable Boolean champion,
      @Nullable Double balancedValueAccuracy,
      @Nullable Double winRateVsTeacher,
      @Nullable Double winRateVsRandom,
      @Nullable Double trainingWins,
      @Nullable Double exploration) {
    this(
        episode,
        positionsSeen,
        (Double) expertScore,
        champion,
        balancedValueAccuracy,
        winRateVsTeacher,
        winRateVsRandom,
        trainingWins,
        exploration,
        null);
  }

  /** An evaluation that measured the expert score alone. */
  public static CurvePoint of(long episode, long positionsSeen, double expertScore) {
    return new CurvePoint(episode, positionsSeen, expertScore, null, null, null, null, null, null);
  }
}
