package org.mexbox.runs.command;

import java.util.List;
import java.util.concurrent.Callable;
import org.mexbox.runs.record.RunExport;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code runs show}: all that is known about runs, and their curve. */
@Command(name = "show", resourceBundle = Texts.BUNDLE)
final class RunsShowCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(arity = "1..*", paramLabel = "RUN", descriptionKey = "RUN")
  List<String> ids = List.of();

  RunsShowCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    List<RunRecord> records;
    try (RunStore open = store.openReadOnly()) {
      records = ids.stream().map(open::run).toList();
    }
    if (json.isAsked()) {
      json.print(RunExport.json(records));
      return 0;
    }
    for (RunRecord record : records) {
      session
          .console()
          .out()
          .println(
              Texts.of(
                  "runs.show",
                  record.id(),
                  record.settings().seed(),
                  record.started(),
                  String.format(java.util.Locale.ROOT, "%.1f", record.seconds()),
                  record.provenance().version(),
                  record.provenance().commit(),
                  record.provenance().jvm(),
                  record.provenance().machine(),
                  ReproducingCommand.of(List.of(record.settings()))));
    }
    new ResultTable(session).print(records);
    return 0;
  }
}
