package org.mexbox.runs.command;

import java.util.List;
import org.mexbox.runs.record.RunSettings;

/** The command line that makes the same runs again. */
final class ReproducingCommand {
  private ReproducingCommand() {}

  /** For runs that differ in nothing but seeds that follow each other. */
  static String of(List<RunSettings> runs) {
    RunSettings first = runs.get(0);
    StringBuilder line = new StringBuilder("runs/mexbox learn " + first.game());
    line.append(" --agent ").append(first.agent());
    line.append(" --opponent ").append(first.opponent());
    if (!first.starts().equals(RunSettings.DEFAULT_STARTS)) {
      line.append(" --starts ").append(first.starts());
    }
    line.append(" --episodes ").append(first.episodes());
    line.append(" --seed ").append(first.seed());
    line.append(" --runs ").append(runs.size());
    if (first.spacing() != RunSettings.DEFAULT_SPACING) {
      line.append(" --spacing ").append(first.spacing());
    }
    return line.toString();
  }
}
