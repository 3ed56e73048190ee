package org.mexbox.runs.command;

import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import org.mexbox.runs.record.RunExport;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code runs list}: one line for each run. */
@Command(name = "list")
final class RunsListCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();

  RunsListCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    List<RunRecord> records = records();
    if (json.isAsked()) {
      json.print(RunExport.json(records));
    } else if (records.isEmpty()) {
      session.say(Texts.of("runs.none", store.file()));
    } else {
      new ResultTable(session).printRows(records);
    }
    return 0;
  }

  // A store that nobody has made yet is an empty one, unless somebody names it.
  private List<RunRecord> records() {
    if (store.file == null && !Files.exists(store.file())) {
      return List.of();
    }
    try (RunStore open = store.openReadOnly()) {
      return open.list();
    }
  }
}
