package org.mexbox.runs.record;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;

/**
 * All that is known about a run.
 *
 * @param id its name in the store, such as {@code r17}
 * @param settings what it was asked to do
 * @param provenance what made it
 * @param yardstick what it is measured against
 * @param started when it began
 * @param seconds wall time in seconds, summed over all times it was resumed
 * @param status how far it has come
 * @param curve its evaluations, episodes ascending
 */
public record RunRecord(
    String id,
    RunSettings settings,
    Provenance provenance,
    Yardstick yardstick,
    Instant started,
    double seconds,
    RunStatus status,
    List<CurvePoint> curve) {

  /** Copies the curve and checks its order. */
  public RunRecord {
    curve = List.copyOf(curve);
    if (!(seconds >= 0)) {
      throw InputError.of("seconds", "must be 0 or more", seconds);
    }
    for (int i = 1; i < curve.size(); i++) {
      if (curve.get(i).episode() <= curve.get(i - 1).episode()) {
        throw InputError.of("curve", "must have ascending episodes", curve.get(i).episode());
      }
    }
  }

  /**
   * The expert score of a uniformly random mover: the floor of the curve; null where there is none.
   */
  public @Nullable Double randomScore() {
    return yardstick.randomScore();
  }

  /** The newest evaluation; empty before the first. */
  public Optional<CurvePoint> last() {
    return curve.isEmpty() ? Optional.empty() : Optional.of(curve.get(curve.size() - 1));
  }

  /** Whether it was champion at its newest evaluation; null if that was not measured. */
  public @Nullable Boolean champion() {
    return last().map(CurvePoint::champion).orElse(null);
  }

  /** Episodes to mastery: {@link #episodesToMastery(double)} at an expert score of 1. */
  public OptionalLong episodesToMastery() {
    return episodesToMastery(1);
  }

  /**
   * The first evaluation after which the expert score stays at a level to the end of the record;
   * empty if it ends below. Not the first evaluation that reaches it: a learner may forget.
   *
   * @param level an expert score, above 0, at most 1
   */
  public OptionalLong episodesToMastery(double level) {
    OptionalLong mastered = OptionalLong.empty();
    for (int i = curve.size() - 1; i >= 0 && isAtLevel(curve.get(i), level); i--) {
      mastered = OptionalLong.of(curve.get(i).episode());
    }
    return mastered;
  }

  private static boolean isAtLevel(CurvePoint point, double level) {
    Double score = point.expertScore();
    return score != null && score >= level;
  }

  /** True if the players of its game choose at once: then it has an exploitability, no score. */
  public boolean isAtOnce() {
    return yardstick.randomExploitability() != null;
  }
}
