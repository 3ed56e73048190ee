package org.mexbox.runs.measure;

import java.util.List;
import java.util.OptionalLong;
import org.mexbox.runs.record.RunRecord;

/**
 * How many runs mastered the game, and how long that took them. The share leads: a mean of episodes
 * would hide the runs that got stuck.
 *
 * @param share the runs whose expert score stays at 1 to their end, of all runs
 * @param median the episode by which half of the runs have mastered, by {@link MasteryCurve}; empty
 *     if not reached
 * @param worst when the last of the runs mastered; empty if one of them never did
 */
public record Mastery(Share share, OptionalLong median, OptionalLong worst) {

  /** Over one or more runs. */
  public static Mastery of(List<RunRecord> runs) {
    long[] episodes =
        runs.stream()
            .map(RunRecord::episodesToMastery)
            .filter(OptionalLong::isPresent)
            .mapToLong(OptionalLong::getAsLong)
            .sorted()
            .toArray();
    boolean all = episodes.length == runs.size();
    return new Mastery(
        new Share(episodes.length, runs.size()),
        MasteryCurve.of(runs).median(),
        all ? OptionalLong.of(episodes[episodes.length - 1]) : OptionalLong.empty());
  }
}
