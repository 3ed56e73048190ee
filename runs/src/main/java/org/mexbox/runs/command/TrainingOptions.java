package org.mexbox.runs.command;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.runs.curve.Report;
import org.mexbox.runs.record.RunRecord;
import picocli.CommandLine.Option;

/** Options of all commands that train. */
final class TrainingOptions {
  private static final int MAX_THREADS = 1_024;

  @Option(names = "--threads", paramLabel = "N")
  @Nullable Integer threads;

  @Option(names = "--report", paramLabel = "FILE.html")
  @Nullable Path report;

  int threads() {
    if (threads == null) {
      return Runtime.getRuntime().availableProcessors();
    }
    if (threads < 1 || threads > MAX_THREADS) {
      throw InputError.of("--threads", "must be 1.." + MAX_THREADS, threads);
    }
    return threads;
  }

  /** The report that is asked for, else one beside the store. */
  Path report(StoreOption store, String name) {
    return report != null ? report : store.file().toAbsolutePath().resolveSibling(name + ".html");
  }

  void writeReport(Session session, String command, List<RunRecord> records) {
    if (report != null) {
      Path written = Reports.write(report, Report.Heading.of(command), Reports.groups(records));
      session.say(Texts.of("report.written", written));
    }
  }
}
