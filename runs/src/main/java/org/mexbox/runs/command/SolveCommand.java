package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.picture.PositionPicture;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.solve.Verdict;
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

  @Option(names = "--picture", paramLabel = "FILE")
  @Nullable Path picture;

  SolveCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    Game game = Catalogue.game(gameText);
    Position position = at == null ? game.start() : game.ruleset().parse(at);
    Verdict verdict = Solver.create().solve(position);
    if (picture != null) {
      writePicture(picture, verdict);
    }
    if (json.isAsked()) {
      json.print(json(game, verdict));
    } else {
      print(game, verdict);
    }
    return 0;
  }

  private static void writePicture(Path file, Verdict verdict) {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      throw InputError.of("--picture", "must end in .svg", file, "position.svg");
    }
    String title = Game.at(verdict.position()).toString();
    List<String> lines = List.of(title, Texts.of("solve." + winner(verdict)));
    String svg = PositionPicture.svg(verdict.position(), lines);
    Outputs.write(file, svg.getBytes(StandardCharsets.UTF_8));
  }

  private ObjectNode json(Game game, Verdict verdict) {
    ObjectNode node = JsonOption.object();
    node.put("game", game.toString());
    node.put("position", verdict.position().toString());
    node.put("play", game.ruleset().convention().word());
    node.put("outcome", verdict.outcome().name());
    node.put("winner", winner(verdict));
    node.put(
        "value",
        verdict.nimValue().isPresent() ? String.valueOf(verdict.nimValue().getAsInt()) : null);
    ArrayNode moves = node.putArray("winningMoves");
    verdict.winningMoves().forEach(move -> moves.add(move.toString()));
    node.put("winningMoveCount", verdict.winning().count());
    node.putNull("strategy");
    node.put("method", verdict.method());
    ArrayNode lines = node.putArray("explanation");
    verdict.explanation().forEach(lines::add);
    ArrayNode agreed = node.putArray("agreedBy");
    verdict.agreedBy().forEach(agreed::add);
    if (picture != null) {
      node.put("picture", picture.toString());
    }
    return node;
  }

  private static String winner(Verdict verdict) {
    return verdict.winner().map(seat -> seat.name().toLowerCase(Locale.ROOT)).orElse("draw");
  }

  private void print(Game game, Verdict verdict) {
    PrintStream out = session.console().out();
    String rule = Texts.of("rule." + game.ruleset().convention().word());
    out.println(Texts.of("solve.title", Game.at(verdict.position()), rule));
    out.println(Texts.of("solve." + winner(verdict)));
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
