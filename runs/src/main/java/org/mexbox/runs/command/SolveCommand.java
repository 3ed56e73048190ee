package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.runs.picture.PositionPicture;
import org.mexbox.teacher.claim.Claim;
import org.mexbox.teacher.claim.Claims;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.minimax.Analysis;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.solve.Verdict;
import org.mexbox.teacher.value.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code solve}: the teacher's verdict. */
@Command
final class SolveCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
  String gameText = "";

  @Option(names = "--at", paramLabel = "POSITION")
  @Nullable String at;

  @Mixin private final LimitOption limit = new LimitOption();

  @Option(names = "--picture", paramLabel = "FILE")
  @Nullable Path picture;

  SolveCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    AnyGame any = Catalogue.any(gameText);
    if (picture != null && !(any instanceof AnyGame.InTurn)) {
      throw InputError.of("--picture", "must be left out where players do not take turns", picture);
    }
    Budget budget = limit.budget(session.clock());
    if (any instanceof AnyGame.AtOnce atOnce) {
      SimultaneousGame game = atOnce.game();
      SimultaneousPosition position = at == null ? game.start() : game.rules().parse(at);
      MixedAnswer answer =
          withinLimits(
              budget,
              (why, learned) ->
                  new StoppedAnswer(game.toString(), position.toString(), true, why, learned),
              () -> MixedAnswer.of(game, position, budget));
      answer(answer::json, answer::print);
    } else if (any instanceof AnyGame.Asked asked) {
      ExerciseAnswer answer = ExerciseAnswer.of(asked.exercise(), at);
      answer(answer::json, answer::print);
    } else if (any instanceof AnyGame.AgainstNature nature) {
      NatureAnswer answer = NatureAnswer.of(nature.game(), at, budget);
      answer(answer::json, answer::print);
    } else {
      Game game = Catalogue.game(gameText);
      Position position = at == null ? game.start() : game.ruleset().parse(at);
      Verdict verdict =
          withinLimits(
              budget,
              (why, learned) ->
                  new StoppedAnswer(
                      game.toString(),
                      position.toString(),
                      game.ruleset().maxReward() > 1,
                      why,
                      learned),
              () -> Solver.create().within(budget).solve(position));
      if (picture != null) {
        writePicture(picture, verdict);
      }
      answer(() -> json(game, verdict), out -> print(out, game, verdict));
    }
    return 0;
  }

  /** Solves; where a limit stops that, prints what was proved by then before the limit is told. */
  private <T> T withinLimits(
      Budget budget,
      BiFunction<LimitError, List<Learned>, StoppedAnswer> stopped,
      Supplier<T> solving) {
    LimitError limitMet;
    try {
      return solving.get();
    } catch (LimitError met) {
      limitMet = met;
    } catch (OutOfMemoryError full) {
      limitMet = StoppedAnswer.heapIsFull();
    }
    StoppedAnswer answer = stopped.apply(limitMet, StoppedAnswer.learned(budget));
    answer(answer::json, answer::print);
    throw limitMet;
  }

  private void answer(Supplier<ObjectNode> document, Consumer<PrintStream> text) {
    Optional<Claim> claim = Claims.about(Catalogue.entry(gameText).id());
    if (json.isAsked()) {
      ObjectNode node = document.get();
      claim.ifPresent(about -> node.set("claim", ClaimsCommand.json(about)));
      json.print(node);
    } else {
      PrintStream out = session.console().out();
      text.accept(out);
      claim.ifPresent(
          about -> {
            out.println();
            out.println(Texts.of("solve.claimed"));
            ClaimsCommand.print(about, out);
          });
    }
  }

  private static void writePicture(Path file, Verdict verdict) {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      throw InputError.of("--picture", "must end in .svg", file, "position.svg");
    }
    String title = Game.at(verdict.position()).toString();
    List<String> lines = List.of(title, winnerText(verdict));
    String svg = PositionPicture.svg(verdict.position(), lines);
    Outputs.write(file, svg.getBytes(StandardCharsets.UTF_8));
  }

  private ObjectNode json(Game game, Verdict verdict) {
    ObjectNode node = JsonOption.object();
    node.put("game", game.toString());
    node.put("position", verdict.position().toString());
    node.put("play", game.ruleset().convention().word());
    node.put("outcome", outcome(verdict));
    node.put("winner", winner(verdict));
    node.put("value", verdict.value().orElse(null));
    list(node, "winningMoves", verdict.winningMoves());
    node.put("winningMoveCount", verdict.winning().count());
    list(node, "bestMoves", verdict.bestMoves());
    list(node, "line", verdict.analysis().map(Analysis::line).orElse(List.of()));
    node.putNull("strategy");
    node.put("method", verdict.method());
    list(node, "explanation", verdict.explanation());
    list(node, "agreedBy", verdict.agreedBy());
    if (picture != null) {
      node.put("picture", picture.toString());
    }
    return node;
  }

  private static void list(ObjectNode node, String key, List<?> parts) {
    ArrayNode array = node.putArray(key);
    parts.forEach(part -> array.add(part.toString()));
  }

  private static @Nullable String outcome(Verdict verdict) {
    return switch (verdict.outcome()) {
      case N, P -> verdict.outcome().name();
      case DRAW -> "draw";
      case NOT_LOST -> null;
    };
  }

  private static @Nullable String winner(Verdict verdict) {
    boolean isKnown = verdict.outcome() != Outcome.NOT_LOST;
    return verdict
        .winner()
        .map(seat -> seat.name().toLowerCase(Locale.ROOT))
        .orElse(isKnown ? "draw" : null);
  }

  private static String winnerText(Verdict verdict) {
    String winner = winner(verdict);
    return Texts.of("solve." + (winner == null ? "not-lost" : winner));
  }

  private void print(PrintStream out, Game game, Verdict verdict) {
    String rule = Texts.rule(game.ruleset());
    out.println(Texts.of("solve.title", Game.at(verdict.position()), rule));
    out.println(winnerText(verdict));
    out.println();
    verdict.explanation().forEach(out::println);
    out.println();
    out.println(Texts.of("solve.method", verdict.method()));
    if (!verdict.agreedBy().isEmpty()) {
      out.println(Texts.of("solve.agreed", String.join(", ", verdict.agreedBy())));
    }
    if (picture != null) {
      out.println(Texts.of("graph.written", picture));
    }
  }
}
