package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.runs.comparison.Comparison;
import org.mexbox.runs.comparison.Comparisons;
import org.mexbox.runs.curve.Report;
import org.mexbox.runs.measure.Contrast;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code compare}: several learners, games, seeds, and one report. */
@Command
final class CompareCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();
  @Mixin private final TrainingOptions training = new TrainingOptions();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "FILE",
      descriptionKey = "mexbox.compare.FILE")
  @Nullable String file;

  @ArgGroup(exclusive = true)
  final Instead instead = new Instead();

  @Option(names = "--runs", paramLabel = "K")
  @Nullable Integer runs;

  @Option(names = "--seed", paramLabel = "SEED", descriptionKey = "mexbox.compare.seed")
  @Nullable Long seed;

  @Option(names = "--again")
  boolean again;

  /** What can be done instead of comparing. */
  static final class Instead {
    @Option(names = "--list")
    boolean list;

    @Option(names = "--print")
    boolean print;
  }

  CompareCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    if (instead.list) {
      list();
      return 0;
    }
    if (file == null) {
      String rule = "must be a YAML file, or one that mexbox compare --list names";
      throw InputError.of("FILE", rule, "", InputError.some(Comparisons.shipped()));
    }
    if (instead.print) {
      session.console().out().print(Comparisons.text(file));
      session.console().out().flush();
      return 0;
    }
    compare(file);
    return 0;
  }

  private void compare(String name) {
    Comparison asked = Comparisons.read(name);
    Comparison comparison =
        asked.withSeeds(runs == null ? asked.runs() : runs, seed == null ? asked.seed() : seed);
    Path report = training.report(store, baseName(name));
    if (!Reports.ending(report).equals("html")) {
      throw InputError.of("--report", "must end in html", report, report + ".html");
    }
    try (RunStore open = store.open()) {
      String command = command(name);
      TrainingSession work = new TrainingSession(session, open, training, command);
      List<RunRecord> records =
          again ? work.train(comparison.settings()) : work.complete(comparison.settings());
      List<RunGroup> groups = comparison.groups(records);
      Report.Heading heading =
          new Report.Heading(comparison.title(), comparison.question(), command);
      Reports.write(report, heading, groups);
      if (json.isAsked()) {
        json.print(json(comparison, records, report));
      } else {
        print(comparison, groups, report, command);
      }
    }
  }

  private void print(Comparison comparison, List<RunGroup> groups, Path report, String command) {
    PrintStream out = session.console().out();
    out.println(comparison.title());
    if (!comparison.question().isEmpty()) {
      out.println(Texts.wrapped(comparison.question(), 100));
    }
    long last = comparison.seed() + comparison.runs() - 1;
    out.println(Texts.of("compare.seeds", comparison.runs(), comparison.seed(), last));
    out.println();
    for (List<RunGroup> ofGame : byGame(comparison, groups)) {
      out.println(Texts.of("compare.game", ofGame.get(0).runs().get(0).settings().game()));
      SideBySide table = new SideBySide(session, ofGame);
      table.print();
      table.printContrasts();
      out.println();
      out.println(Reports.terminalCurve(session.console().abilities(), ofGame));
    }
    SideBySide.printNotes(session, groups);
    if (comparison.contenders().size() > 1) {
      out.println(Texts.of("contrasts.note"));
    }
    out.println();
    out.println(Texts.of("demo.report", report));
    out.println(Texts.of("demo.again", command));
  }

  private static List<List<RunGroup>> byGame(Comparison comparison, List<RunGroup> groups) {
    int each = comparison.contenders().size();
    return IntStream.range(0, comparison.games().size())
        .mapToObj(game -> groups.subList(game * each, (game + 1) * each))
        .toList();
  }

  private static ObjectNode json(Comparison comparison, List<RunRecord> records, Path report) {
    ObjectNode node = JsonOption.runsAndReport(records, report);
    node.put("title", comparison.title());
    node.put("asks", comparison.question());
    ArrayNode learners = node.putArray("learners");
    ArrayNode contrasts = node.putArray("contrasts");
    for (List<RunGroup> ofGame : byGame(comparison, comparison.groups(records))) {
      ofGame.forEach(group -> SideBySide.put(learners.addObject(), group));
      for (Contrast contrast : Contrast.besideFirst(ofGame)) {
        SideBySide.put(contrasts.addObject(), contrast, ofGame.get(0));
      }
    }
    return node;
  }

  private void list() {
    ArrayNode nodes = JsonOption.array();
    for (String name : Comparisons.shipped()) {
      Comparison comparison = Comparisons.read(name);
      ObjectNode node = nodes.addObject();
      node.put("name", name);
      node.put("title", comparison.title());
      node.put("asks", comparison.question());
      node.put("runs", comparison.settings().size());
      if (!json.isAsked()) {
        session.console().out().println(name + ": " + comparison.title());
        String question = Texts.wrapped(comparison.question(), 90);
        session.console().out().print(question.indent(2));
      }
    }
    if (json.isAsked()) {
      json.print(nodes);
    } else {
      session.console().out().println(Texts.of("compare.list"));
    }
  }

  private static String baseName(String name) {
    String last = String.valueOf(Path.of(name).getFileName());
    return last.replaceFirst("\\.ya?ml$", "");
  }

  private String command(String name) {
    return "runs/mexbox compare "
        + name
        + (runs == null ? "" : " --runs " + runs)
        + (seed == null ? "" : " --seed " + seed);
  }
}
