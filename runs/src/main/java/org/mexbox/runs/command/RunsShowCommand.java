package org.mexbox.runs.command;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.matchbox.Matchbox;
import org.mexbox.agents.taught.Teaching;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.experiment.SavedRuns;
import org.mexbox.runs.record.RunExport;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code runs show}: all that is known about runs, and their curve. */
@Command(name = "show")
final class RunsShowCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(arity = "1..*", paramLabel = "RUN", descriptionKey = "RUN")
  List<String> ids = List.of();

  @Option(names = "--box", paramLabel = "POSITION")
  @Nullable String box;

  RunsShowCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    try (RunStore open = store.openReadOnly()) {
      List<RunRecord> records = ids.stream().map(open::run).toList();
      if (json.isAsked()) {
        json.print(RunExport.json(records));
      } else if (box != null) {
        records.forEach(record -> printBox(open, record, box));
      } else {
        print(records);
      }
    }
    return 0;
  }

  private void printBox(RunStore open, RunRecord record, String position) {
    Game game = Catalogue.game(record.settings().game());
    Position asked = game.ruleset().parse(position);
    Matchbox found =
        Matchbox.of(SavedRuns.agent(open, record.id(), game), asked)
            .orElseThrow(() -> InputError.of("--box", Texts.of("box.none", record.id()), position));
    PrintStream out = session.console().out();
    String death =
        found.emptySince().isPresent()
            ? Texts.of("box.empty", Texts.number(found.emptySince().getAsLong()))
            : Texts.of("box.alive");
    out.println(
        Texts.of("box.title", record.id(), found.position(), Texts.number(found.opened()), death));
    found.beads().forEach(colour -> out.printf("  %-12s %5d%n", colour.move(), colour.count()));
  }

  private void print(List<RunRecord> records) {
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
                  String.format(Locale.ROOT, "%.1f", record.seconds()),
                  record.provenance().version(),
                  record.provenance().commit(),
                  record.provenance().jvm(),
                  record.provenance().machine(),
                  ReproducingCommand.of(List.of(record.settings()))));
      if (Teaching.isTaught(record.settings().agent())) {
        session.console().out().println(Texts.of("runs.taught", record.id()));
      }
    }
    new ResultTable(session).print(records);
  }
}
