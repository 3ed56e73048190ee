package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.mexbox.agents.AgentSpec;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.experiment.Learners;
import org.mexbox.runs.experiment.Opponent;
import org.mexbox.runs.experiment.Starts;
import org.mexbox.runs.record.RunExport;
import org.mexbox.runs.record.RunRecord;
import org.mexbox.runs.record.RunSettings;
import org.mexbox.runs.record.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code learn}: trains runs and records them. */
@Command
final class LearnCommand implements Callable<Integer> {
  private static final int MAX_RUNS = 10_000;

  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();
  @Mixin private final TrainingOptions training = new TrainingOptions();
  @Mixin private final SpacingOption spacing = new SpacingOption();

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
  String gameText = "";

  @Option(names = "--agent", paramLabel = "AGENT", required = true)
  String agent = "";

  @Option(names = "--opponent", paramLabel = "OPPONENT")
  String opponent = "self";

  @Option(names = "--starts", paramLabel = "STARTS")
  String starts = RunSettings.DEFAULT_STARTS;

  @Option(names = "--episodes", paramLabel = "N")
  @Nullable Long episodes;

  @Option(names = "--seed", paramLabel = "SEED")
  long seed = 1;

  @Option(names = "--runs", paramLabel = "K")
  int runs = 1;

  LearnCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    AnyGame game = Catalogue.any(gameText);
    if (runs < 1 || runs > MAX_RUNS) {
      throw InputError.of("--runs", "must be 1.." + MAX_RUNS, runs);
    }
    List<RunSettings> settings =
        LongStream.range(0, runs).mapToObj(k -> settings(game, seed + k)).toList();
    try (RunStore open = store.open()) {
      List<RunRecord> records = new TrainingSession(session, open, training).train(settings);
      if (json.isAsked()) {
        json.print(json(settings.get(0), records));
      } else {
        new ResultTable(session).print(records);
      }
      training.writeReport(session, ReproducingCommand.of(settings), records);
    }
    return 0;
  }

  private RunSettings settings(AnyGame game, long runSeed) {
    AgentSpec learner = Learners.parse(agent, game);
    return new RunSettings(
        game.toString(),
        learner.toString(),
        Opponent.parse(opponent).text(),
        episodes == null ? Learners.episodes(learner) : episodes,
        runSeed,
        spacing.factor,
        Starts.parse(starts).text());
  }

  private static ObjectNode json(RunSettings settings, List<RunRecord> records) {
    ObjectNode node = JsonOption.object();
    node.put("game", settings.game());
    node.put("agent", settings.agent());
    node.put("opponent", settings.opponent());
    node.put("starts", settings.starts());
    node.set("runs", RunExport.json(records));
    return node;
  }
}
