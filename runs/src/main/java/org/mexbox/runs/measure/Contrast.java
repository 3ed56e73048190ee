package org.mexbox.runs.measure;

import java.util.List;
import java.util.Optional;

/**
 * A learner beside another, from independent runs. Each interval holds for itself with 95 %.
 *
 * @param label what the learner is called
 * @param mastered by how much the share of runs that mastered is larger, -1..1
 * @param games how many times as many games half of the runs need to master; empty if one of them
 *     did not reach that
 * @param last by how much the median of what is measured at the end is larger, see {@link
 *     RunGroup#last}
 */
public record Contrast(String label, Estimate mastered, Optional<Estimate> games, Estimate last) {

  /** Every learner but the first beside the first. */
  public static List<Contrast> besideFirst(List<RunGroup> groups) {
    RunGroup first = groups.get(0);
    return groups.stream().skip(1).map(group -> of(group, first)).toList();
  }

  private static Contrast of(RunGroup group, RunGroup other) {
    return new Contrast(
        group.label(),
        Estimate.of(group.mastery().share()).minus(Estimate.of(other.mastery().share())),
        group.games().times(other.games()),
        group.last().minus(other.last()));
  }
}
