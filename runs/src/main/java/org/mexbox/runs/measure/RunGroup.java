package org.mexbox.runs.measure;

import java.util.List;
import org.mexbox.environments.InputError;
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

  /** How many runs are champion at their newest evaluation; runs where it is unknown are not. */
  public int champions() {
    return (int) runs.stream().filter(run -> Boolean.TRUE.equals(run.champion())).count();
  }
}
