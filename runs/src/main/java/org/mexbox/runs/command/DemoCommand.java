package org.mexbox.runs.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Policy;
import org.mexbox.runs.comparison.Comparison;
import org.mexbox.runs.comparison.Comparisons;
import org.mexbox.runs.curve.Report;
import org.mexbox.runs.experiment.Players;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code demo}: the main job, in less than a minute. */
@Command
final class DemoCommand implements Callable<Integer> {
  private static final int MAX_RUNS = 100;
  private static final String NAME = "demo";

  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();
  @Mixin private final TrainingOptions training = new TrainingOptions();
  @Mixin private final SpacingOption spacing = new SpacingOption();

  @Option(names = "--game", paramLabel = "GAME", descriptionKey = "mexbox.demo.game")
  String gameText = "nim:1,3,5,7";

  @Option(names = "--runs", paramLabel = "K")
  int runs = 10;

  @Option(names = "--seed", paramLabel = "SEED")
  long seed = 1;

  @Option(names = "--no-play")
  boolean noPlay;

  DemoCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    Game game = Catalogue.game(gameText);
    if (runs < 1 || runs > MAX_RUNS) {
      throw InputError.of("--runs", "must be 1.." + MAX_RUNS, runs);
    }
    if (!json.isAsked()) {
      introduce(game);
    }
    Comparison demo =
        Comparisons.read(NAME)
            .onGame(game.toString())
            .withSeeds(runs, seed)
            .withSpacing(spacing.factor);
    try (RunStore open = store.open()) {
      List<RunRecord> records = new TrainingSession(session, open, training).train(demo.settings());
      List<RunGroup> groups = demo.groups(records);
      Path file = training.report(store, NAME);
      Path report = Reports.write(file, Report.Heading.of(command(game)), groups);
      if (json.isAsked()) {
        json.print(JsonOption.runsAndReport(records, report));
      } else {
        print(groups, report, game);
      }
    }
    return 0;
  }

  private void introduce(Game game) {
    PrintStream out = session.console().out();
    String rule = Texts.rule(game.ruleset());
    out.println(Texts.of("demo.title", game, rule));
    out.println(Texts.of("demo.told"));
    out.println(Texts.of("demo.seeds", runs, seed, seed + runs - 1));
    out.println();
    out.flush();
  }

  private void print(List<RunGroup> groups, Path report, Game game) {
    PrintStream out = session.console().out();
    new SideBySide(session, groups).print();
    out.println();
    out.println(Reports.terminalCurve(session.console().abilities(), groups));
    SideBySide.printNotes(session, groups);
    out.println(Texts.of("demo.opponents"));
    out.println(Texts.of("demo.lines", runs));
    out.println(Texts.of("demo.report", report));
    out.println(Texts.of("demo.again", command(game)));
    RunRecord best = best(groups.stream().flatMap(group -> group.runs().stream()).toList());
    if (best != null) {
      offer(game, best);
    }
  }

  // The run that mastered the game first, or, where none did, the one that came farthest.
  private static @Nullable RunRecord best(List<RunRecord> records) {
    RunRecord best = null;
    double bestScore = Double.NEGATIVE_INFINITY;
    for (RunRecord record : records) {
      double mastered = record.episodesToMastery().orElse(Long.MAX_VALUE / 2);
      double score = record.last().map(point -> point.expertScore()).orElse(0.0) - mastered * 1e-12;
      if (score > bestScore) {
        best = record;
        bestScore = score;
      }
    }
    return best;
  }

  private void offer(Game game, RunRecord best) {
    PrintStream out = session.console().out();
    String named = store.file == null ? best.id() : best.id() + " --store " + store.file();
    out.println(Texts.of("demo.play", game, named));
    if (noPlay || session.isQuiet() || !session.console().isInteractive()) {
      return;
    }
    out.print(Texts.of("demo.offer"));
    out.flush();
    String answer = session.console().readLine();
    if (answer != null && answer.strip().toLowerCase(Locale.ROOT).startsWith("y")) {
      Policy machine = Players.policy(best.id(), game, store::openReadOnly);
      String name = best.settings().agent().replaceFirst(":.*", "") + " " + best.id();
      new Table(session.console(), game, name, machine, seed).play(Seat.FIRST);
    }
  }

  private String command(Game game) {
    return "runs/mexbox demo --game " + game + " --runs " + runs + " --seed " + seed;
  }
}
