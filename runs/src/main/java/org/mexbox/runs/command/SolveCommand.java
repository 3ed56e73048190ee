package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.minimax.Analysis;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.solve.Verdict;
import org.mexbox.teacher.value.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code solve}: the teacher's verdict. */
@Command(name = "solve", resourceBundle = Texts.BUNDLE)
final class SolveCommand implements Callable<Integer> {
  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
  String gameText = "";

  @Option(names = "--at", paramLabel = "POSITION")
  @Nullable String at;

  @Option(names = "--limit", paramLabel = "N")
  @Nullable Integer limit;

  SolveCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    Game game = Catalogue.game(gameText);
    Position position = at == null ? game.start() : game.ruleset().parse(at);
    Verdict verdict = solver().solve(position);
    if (json.isAsked()) {
      json.print(json(game, verdict));
    } else {
      print(game, verdict);
    }
    return 0;
  }

  private Solver solver() {
    if (limit == null) {
      return Solver.create();
    }
    if (limit < 1) {
      throw InputError.of("--limit", "must be 1 or more", limit, "" + Solver.MAX_SEARCHED);
    }
    return Solver.create().searching(limit);
  }

  private static ObjectNode json(Game game, Verdict verdict) {
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
    return node;
  }

  private static void list(ObjectNode node, String key, List<?> parts) {
    ArrayNode array = node.putArray(key);
    parts.forEach(part -> array.add(part.toString()));
  }

  private static String outcome(Verdict verdict) {
    return verdict.outcome() == Outcome.DRAW ? "draw" : verdict.outcome().name();
  }

  private static String winner(Verdict verdict) {
    return verdict.winner().map(seat -> seat.name().toLowerCase(Locale.ROOT)).orElse("draw");
  }

  private void print(Game game, Verdict verdict) {
    PrintStream out = session.console().out();
    String rule = Texts.rule(game.ruleset());
    out.println(Texts.of("solve.title", Game.at(verdict.position()), rule));
    out.println(Texts.of("solve." + winner(verdict)));
    out.println();
    verdict.explanation().forEach(out::println);
    out.println();
    out.println(Texts.of("solve.method", verdict.method()));
    if (!verdict.agreedBy().isEmpty()) {
      out.println(Texts.of("solve.agreed", String.join(", ", verdict.agreedBy())));
    }
  }
}
