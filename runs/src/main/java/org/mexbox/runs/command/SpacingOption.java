package org.mexbox.runs.command;

import org.mexbox.runs.record.RunSettings;
import picocli.CommandLine.Option;

/** {@code --spacing FACTOR}: how much later each examination comes than the one before it. */
final class SpacingOption {
  @Option(names = "--spacing", paramLabel = "FACTOR")
  double factor = RunSettings.DEFAULT_SPACING;
}
