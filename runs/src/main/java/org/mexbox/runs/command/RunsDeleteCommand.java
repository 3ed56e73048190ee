package org.mexbox.runs.command;

import java.util.List;
import java.util.concurrent.Callable;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code runs delete}: forgets runs. */
@Command(name = "delete")
final class RunsDeleteCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(arity = "1..*", paramLabel = "RUN", descriptionKey = "RUN")
  List<String> ids = List.of();

  RunsDeleteCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
  }

  @Override
  public Integer call() {
    try (RunStore open = store.open()) {
      // All are looked up before the first is forgotten: a wrong id deletes nothing.
      ids.forEach(open::run);
      ids.forEach(open::delete);
      session.say(Texts.of("runs.deleted", String.join(" ", ids)));
    }
    return 0;
  }
}
