package org.mexbox.runs.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.runs.curve.Report;
import org.mexbox.runs.experiment.Players;
import org.mexbox.runs.experiment.SavedRuns;
import org.mexbox.runs.record.RunExport;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code runs export}: runs as CSV, JSON, a picture, a report or a saved agent. */
@Command(name = "export")
final class RunsExportCommand implements Callable<Integer> {
  private static final String FORMATS = "csv, json, svg, png, html, mexbox";

  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(arity = "0..*", paramLabel = "RUN", descriptionKey = "RUN")
  List<String> ids = List.of();

  @Option(names = "--out", paramLabel = "FILE")
  @Nullable Path out;

  RunsExportCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    try (RunStore open = store.openReadOnly()) {
      List<RunRecord> records = ids.isEmpty() ? open.list() : ids.stream().map(open::run).toList();
      if (records.isEmpty()) {
        throw InputError.of("runs", "must be there to be exported", store.file());
      }
      if (out != null) {
        write(out, open, records);
        session.say(Texts.of("export.written", out));
      } else if (json.isAsked()) {
        json.print(RunExport.json(records));
      } else {
        // Bytes, not characters: the same CSV whatever the console's encoding.
        session.console().out().writeBytes(csv(records));
        session.console().out().flush();
      }
    }
    return 0;
  }

  private void write(Path file, RunStore open, List<RunRecord> records) {
    switch (Reports.ending(file)) {
      case "csv" -> Outputs.write(file, csv(records));
      case "json" ->
          Outputs.write(
              file, RunExport.json(records).toPrettyString().getBytes(StandardCharsets.UTF_8));
      case "svg", "png", "html" ->
          Reports.write(file, Report.Heading.of(command()), Reports.groups(records));
      case "mexbox" -> Outputs.write(file, SavedRuns.agentFile(open, only(records).id()));
      default -> throw InputError.of("--out", "must end in one of " + FORMATS, file, file + ".csv");
    }
  }

  private static byte[] csv(List<RunRecord> records) {
    return RunExport.csv(records).getBytes(StandardCharsets.UTF_8);
  }

  private String command() {
    return "runs/mexbox runs export " + String.join(" ", ids);
  }

  private static RunRecord only(List<RunRecord> records) {
    if (records.size() != 1) {
      throw InputError.of(
          "run", "must be one for a file " + Players.FILE_ENDING, records.size() + " runs");
    }
    return records.get(0);
  }
}
