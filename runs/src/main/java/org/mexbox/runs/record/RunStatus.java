package org.mexbox.runs.record;

/** How far a run has come. */
public enum RunStatus {
  /** Being trained, or the program that trained it was killed. */
  RUNNING,
  /** Stopped by a person before its end; can be resumed. */
  INTERRUPTED,
  /** All episodes played. */
  FINISHED
}
