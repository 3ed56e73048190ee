package org.mexbox.runs.command;

import picocli.CommandLine.Option;

/** Options of every command. */
final class CommonOptions {
  private final Session session;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true)
  boolean help;

  CommonOptions(Session session) {
    this.session = session;
  }

  @Option(names = {"-v", "--verbose"})
  void verbose(boolean asked) {
    session.verbose(asked);
  }

  @Option(names = "--quiet")
  void quiet(boolean asked) {
    session.quiet(asked);
  }
}
