package org.mexbox.runs.command;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code runs}: the record. */
@Command(
    subcommands = {
      RunsListCommand.class,
      RunsShowCommand.class,
      RunsExportCommand.class,
      RunsResumeCommand.class,
      RunsDeleteCommand.class
    })
final class RunsCommand implements Runnable {
  @CommandLine.Spec CommandLine.Model.CommandSpec spec;
  @Mixin final CommonOptions common;

  RunsCommand(Session session) {
    this.common = new CommonOptions(session);
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
