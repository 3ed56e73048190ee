package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.experiment.Players;
import org.mexbox.runs.record.RunStore;
import org.mexbox.teacher.exam.Exam;
import org.mexbox.teacher.exam.ExamResult;
import org.mexbox.teacher.exam.Interval;
import org.mexbox.teacher.exam.Split;
import org.mexbox.teacher.exam.WinRates;
import org.mexbox.teacher.limit.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code exam}: the teacher marks an agent. */
@Command
final class ExamCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();
  @Mixin private final LimitOption limit = new LimitOption();

  @Parameters(index = "0", paramLabel = "RUN|GAME", descriptionKey = "RUN-or-GAME")
  String subject = "";

  @Option(names = "--agent", paramLabel = "AGENT")
  @Nullable String agent;

  @Option(names = "--seed", paramLabel = "SEED")
  long seed = 1;

  ExamCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    boolean isRun = agent == null && Players.isRun(subject);
    String who = isRun ? subject : Optional.ofNullable(agent).orElseThrow(this::noAgent);
    String gameText = isRun ? gameOfRun() : subject;
    AnyGame any = Catalogue.any(gameText);
    if (any instanceof AnyGame.AtOnce atOnce) {
      examine(atOnce.game(), who);
      return 0;
    }
    if (any instanceof AnyGame.AgainstNature nature) {
      examine(nature.game(), who);
      return 0;
    }
    Game game = Catalogue.game(gameText);
    Budget budget = limit.budgetWithinHeap(session.clock());
    Policy policy = Players.policy(who, game, store::openReadOnly, budget);
    ExamResult result = Exam.once(game, seed, policy, budget);
    if (json.isAsked()) {
      json.print(json(game, who, result));
    } else {
      print(game, who, result);
    }
    return 0;
  }

  private void examine(SimultaneousGame game, String who) {
    MixedExam exam = new MixedExam(game, who, Players.policy(who, game, store::openReadOnly));
    if (json.isAsked()) {
      json.print(exam.json());
    } else {
      exam.print(session.console().out());
    }
  }

  private void examine(NatureGame game, String who) {
    NatureAnswer answer = new NatureAnswer(game);
    List<Fraction> policy = Players.policy(who, game);
    if (json.isAsked()) {
      json.print(answer.markJson(who, policy));
    } else {
      answer.printMark(session.console().out(), who, policy);
    }
  }

  private String gameOfRun() {
    try (RunStore open = store.openReadOnly()) {
      return open.run(subject).settings().game();
    }
  }

  private InputError noAgent() {
    return InputError.of(
        "--agent", "must say who is examined", "", "mexbox exam " + subject + " --agent random");
  }

  private static ObjectNode json(Game game, String who, ExamResult result) {
    ObjectNode node = JsonOption.object();
    node.put("game", game.toString());
    node.put("play", game.ruleset().convention().word());
    node.put("agent", who);
    node.put("positions", result.positions());
    node.put("wonPositions", result.wonPositions());
    node.put("exhaustive", result.exhaustive());
    node.put("expertScore", result.expertScore());
    node.put("randomScore", result.randomScore());
    node.put("champion", result.champion().orElse(null));
    put(node, "balancedValueAccuracy", result.balancedValueAccuracy());
    put(node, "winRateVsTeacher", result.winRateVsTeacher());
    put(node, "winRateVsRandom", result.winRateVsRandom());
    put(node, "fromStartVsTeacher", result.vsTeacher());
    put(node, "fromStartVsRandom", result.vsRandom());
    result
        .loss()
        .ifPresent(
            loss -> {
              node.put("meanLoss", loss.mean());
              put(node, "drawsHeld", loss.drawsHeld());
            });
    if (result.interval().isPresent()) {
      Interval interval = result.interval().get();
      node.putArray("interval").add(interval.low()).add(interval.high());
    } else {
      node.putNull("interval");
    }
    for (Split split : result.splits()) {
      ArrayNode rows = node.putArray(key(split));
      for (Split.Row row : split.rows()) {
        ObjectNode each = rows.addObject();
        each.put("key", row.key());
        each.put("positions", row.positions());
        each.put("expertScore", row.expertScore());
        each.put("randomScore", row.randomScore());
      }
    }
    return node;
  }

  private static String key(Split split) {
    return switch (split.by()) {
      case HEAPS -> "byHeaps";
      case NIM_VALUE -> "byNimValue";
      case DISTANCE -> "byDistance";
    };
  }

  private static void put(ObjectNode node, String key, OptionalDouble value) {
    node.put(key, value.isPresent() ? (Double) value.getAsDouble() : null);
  }

  private static void put(ObjectNode node, String key, Optional<WinRates> rates) {
    if (rates.isPresent()) {
      ObjectNode seats = node.putObject(key);
      seats.put("first", rates.get().first());
      seats.put("second", rates.get().second());
    } else {
      node.putNull(key);
    }
  }

  private void print(Game game, String who, ExamResult result) {
    PrintStream out = session.console().out();
    String rule = Texts.rule(game.ruleset());
    out.println(Texts.of("exam.title", who, game, rule));
    String scope = result.exhaustive() ? "exam.scope.all" : "exam.scope.sample";
    out.println(
        Texts.of(scope, Texts.number(result.positions()), Texts.number(result.wonPositions())));
    out.println();
    line("exam.expert", Texts.share(result.expertScore()) + interval(result));
    line("exam.random", Texts.share(result.randomScore()));
    line("exam.champion", champion(result.champion()));
    result.loss().ifPresent(this::printLoss);
    line("exam.accuracy", share(result.balancedValueAccuracy(), "exam.no-values"));
    String noRate = goesRound(result) ? "exam.goes-round" : "exam.not-computed";
    line("exam.teacher", share(result.winRateVsTeacher(), noRate));
    line("exam.vs-random", share(result.winRateVsRandom(), noRate));
    result.vsTeacher().ifPresent(rates -> line("exam.start-teacher", seats(rates)));
    result.vsRandom().ifPresent(rates -> line("exam.start-random", seats(rates)));
    if (result.loss().isPresent() && !goesRound(result)) {
      out.println("  " + Texts.of("exam.draws"));
    }
    result.splits().forEach(this::printSplit);
  }

  // Only where play can come back to a position are all asked and yet no rates known.
  private static boolean goesRound(ExamResult result) {
    return result.exhaustive() && result.vsTeacher().isEmpty();
  }

  private void printLoss(ExamResult.Loss loss) {
    if (loss.drawsHeld().isPresent()) {
      line("exam.held", Texts.share(loss.drawsHeld().getAsDouble()));
    }
    line("exam.loss", Texts.share(loss.mean()));
  }

  private void line(String key, String value) {
    session.console().out().printf("  %-44s %s%n", Texts.of(key), value);
  }

  private static String interval(ExamResult result) {
    return result
        .interval()
        .map(i -> Texts.of("exam.interval", Texts.share(i.low()), Texts.share(i.high())))
        .orElse("");
  }

  private static String champion(Optional<Boolean> champion) {
    return champion.map(yes -> Texts.of(yes ? "yes" : "no")).orElse(Texts.of("exam.not-searched"));
  }

  private static String share(OptionalDouble value, String otherwise) {
    return value.isPresent() ? Texts.share(value.getAsDouble()) : Texts.of(otherwise);
  }

  private static String seats(WinRates rates) {
    return Texts.of("exam.seats", Texts.share(rates.first()), Texts.share(rates.second()));
  }

  private void printSplit(Split split) {
    PrintStream out = session.console().out();
    out.println();
    out.println(Texts.of("exam.by." + split.by().name().toLowerCase(Locale.ROOT)));
    for (Split.Row row : split.rows()) {
      out.printf(
          "  %6d  %9s  %s  %s%n",
          row.key(),
          Texts.number(row.positions()),
          Texts.share(row.expertScore()),
          Texts.share(row.randomScore()));
    }
  }
}
