package org.mexbox.runs.command;

import java.util.List;
import java.util.concurrent.Callable;
import org.mexbox.runs.record.RunExport;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code runs resume}: goes on where runs were stopped. */
@Command(name = "resume")
final class RunsResumeCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();
  @Mixin private final TrainingOptions training = new TrainingOptions();

  @Parameters(arity = "1..*", paramLabel = "RUN", descriptionKey = "RUN")
  List<String> ids = List.of();

  RunsResumeCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    try (RunStore open = store.open()) {
      List<RunRecord> records = new TrainingSession(session, open, training).resume(ids);
      if (json.isAsked()) {
        json.print(RunExport.json(records));
      } else {
        new ResultTable(session).print(records);
      }
      List<RunSettings> settings = records.stream().map(RunRecord::settings).toList();
      training.writeReport(session, ReproducingCommand.of(settings), records);
    }
    return 0;
  }
}
