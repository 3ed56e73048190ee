package org.mexbox.runs.experiment;

import org.mexbox.runs.record.CurvePoint;
import org.mexbox.runs.record.RunSettings;

/** Hears how training goes on; called from several threads, one call at a time. */
@FunctionalInterface
public interface TrainingListener {

  /**
   * A learner was examined, and what came out was recorded.
   *
   * @param trained how many episodes it has learnt from since the evaluation before
   */
  void evaluated(String id, RunSettings settings, CurvePoint point, long trained);
}
