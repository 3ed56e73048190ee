package org.mexbox.runs.measure;

import java.util.List;
import java.util.OptionalLong;
import org.mexbox.environments.InputError;
import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunRecord;

/**
 * Runs that differ in their seed only: one learner, with what people call it.
 *
 * @param label what it is called
 * @param runs one or more, in any order
 */
public record RunGroup(String label, List<RunRecord> runs) {

  /** Copies the list. */
  public RunGroup {
    runs = List.copyOf(runs);
    if (runs.isEmpty()) {
      throw InputError.of("runs of " + label, "must be 1 or more", 0);
    }
  }

  /** True if their players choose at once. */
  public boolean isAtOnce() {
    return runs.stream().allMatch(RunRecord::isAtOnce);
  }

  /** How many runs mastered the game, and after how many games. */
  public Mastery mastery() {
    return Mastery.of(runs);
  }

  /**
   * After how many games half of the runs have mastered the game; infinite for a run that never
   * did.
   */
  public Estimate games() {
    double[] games =
        runs.stream()
            .map(RunRecord::episodesToMastery)
            .mapToDouble(each -> each.isPresent() ? each.getAsLong() : Double.POSITIVE_INFINITY)
            .toArray();
    Estimate median = Estimate.median(games);
    // Of two middle runs the earlier: by then half of them have mastered, as in the mastery curve.
    OptionalLong half = mastery().median();
    double value = half.isPresent() ? half.getAsLong() : Double.POSITIVE_INFINITY;
    return new Estimate(value, median.low(), median.high());
  }

  /**
   * The median at the newest evaluation of what the game is examined for: of the expert score, or
   * of the exploitability where both choose at once.
   */
  public Estimate last() {
    return Estimate.median(lastValues());
  }

  /** The value of each run that {@link #last} is the median of, ascending. */
  public double[] lastValues() {
    return runs.stream()
        .flatMap(run -> run.last().stream())
        .map(isAtOnce() ? CurvePoint::exploitability : CurvePoint::expertScore)
        .mapToDouble(value -> value == null ? 0 : value)
        .sorted()
        .toArray();
  }

  /** The median of the wall times, in seconds, with the examinations. */
  public double seconds() {
    return Estimate.median(runs.stream().mapToDouble(RunRecord::seconds).toArray()).value();
  }

  /** How many runs are champion at their newest evaluation; runs where it is unknown are not. */
  public int champions() {
    return (int) runs.stream().filter(run -> Boolean.TRUE.equals(run.champion())).count();
  }
}
