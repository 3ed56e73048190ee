package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.runs.picture.DotText;
import org.mexbox.runs.picture.GraphPicture;
import org.mexbox.runs.picture.LabelView;
import org.mexbox.teacher.graph.LabelledGraph;
import org.mexbox.teacher.value.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code graph}: the labelled graph of a game, as a picture and as lists. */
@Command
final class GraphCommand implements Callable<Integer> {
  private static final int MAX_LIMIT = 20_000;
  private static final int WIDTH = 80;
  // Room for the words that there are more.
  private static final int MORE = 16;

  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
  String gameText = "";

  @Option(names = "--out", paramLabel = "FILE")
  @Nullable Path out;

  @Option(names = "--round", paramLabel = "K")
  @Nullable Integer round;

  @Option(names = "--limit", paramLabel = "N")
  int limit = 2_000;

  GraphCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    if (limit < 1 || limit > MAX_LIMIT) {
      throw InputError.of("--limit", "must be 1.." + MAX_LIMIT, limit, "--limit 2000");
    }
    if (out != null && !ending().matches("svg|dot|gv")) {
      throw InputError.of("--out", "must end in .svg or .dot", out, "graph.svg");
    }
    Game game = Catalogue.game(gameText);
    LabelledGraph graph = LabelledGraph.of(game.start(), limit);
    requireWonOrLost(game, graph);
    LabelView view = new LabelView(graph, until(graph));
    if (out != null) {
      String text = ending().equals("svg") ? GraphPicture.svg(game, view) : DotText.of(game, view);
      Outputs.write(out, text.getBytes(StandardCharsets.UTF_8));
    }
    if (json.isAsked()) {
      json.print(json(game, view));
    } else {
      print(game, view);
    }
    return 0;
  }

  // Labels know nothing of scores and of draws at the end of play.
  private static void requireWonOrLost(Game game, LabelledGraph graph) {
    Ruleset rules = game.ruleset();
    for (int vertex = 0; vertex < graph.positions(); vertex++) {
      Position position = graph.position(vertex).orElseThrow();
      if (position.isTerminal() && Math.abs(rules.moverReward(position)) != 1) {
        throw InputError.of(
            "game", "must be one that ends won or lost, not drawn or by points", game, "nim:3,4");
      }
    }
  }

  private String ending() {
    String name = String.valueOf(out).toLowerCase(Locale.ROOT);
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private OptionalInt until(LabelledGraph graph) {
    if (round == null) {
      return OptionalInt.empty();
    }
    if (round < 0 || round > graph.lastRound()) {
      String most = String.valueOf(graph.lastRound());
      throw InputError.of("--round", "must be 0.." + most + " in this game", round, most);
    }
    return OptionalInt.of(round);
  }

  private ObjectNode json(Game game, LabelView view) {
    LabelledGraph graph = view.graph();
    ObjectNode node = JsonOption.object();
    node.put("game", game.toString());
    node.put("play", game.ruleset().convention().word());
    node.put("positions", graph.positions());
    node.put("edges", graph.edges());
    node.put("rounds", graph.lastRound());
    node.put("loopy", graph.isLoopy());
    node.put("file", out == null ? null : out.toString());
    ArrayNode vertices = node.putArray("vertices");
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      ObjectNode each = vertices.addObject();
      each.put("position", view.name(vertex));
      boolean labelled = graph.outcome(vertex) != Outcome.DRAW;
      each.put("label", labelled ? graph.outcome(vertex) == Outcome.N ? 1 : 0 : null);
      OptionalInt in = graph.round(vertex);
      each.put("round", in.isPresent() ? (Integer) in.getAsInt() : null);
      OptionalInt value = graph.nimValue(vertex);
      each.put("value", value.isPresent() ? (Integer) value.getAsInt() : null);
    }
    return node;
  }

  private void print(Game game, LabelView view) {
    PrintStream to = session.console().out();
    LabelledGraph graph = view.graph();
    String rule = Texts.rule(game.ruleset());
    to.println(Texts.of("solve.title", game, rule));
    to.println(Texts.of("graph.size", graph.positions(), graph.edges(), graph.lastRound()));
    if (graph.size() > graph.positions()) {
      String key = "graph.end." + game.ruleset().convention().word();
      to.println(Texts.of(key, view.name(graph.size() - 1)));
    }
    to.println();
    for (int k = 0; k <= view.until().orElse(graph.lastRound()); k++) {
      OptionalInt in = OptionalInt.of(k);
      String title = k == 0 ? "graph.round.first" : k % 2 == 1 ? "graph.round.a" : "graph.round.b";
      print(Texts.of(title, LabelledGraph.roundName(k)), view, v -> graph.round(v).equals(in));
    }
    if (view.until().isEmpty()) {
      printDrawsAndValues(view, to);
    }
    if (out != null) {
      to.println();
      to.println(Texts.of("graph.written", out));
    }
  }

  private void printDrawsAndValues(LabelView view, PrintStream to) {
    LabelledGraph graph = view.graph();
    if (graph.isLoopy()) {
      print(Texts.of("graph.draws"), view, v -> graph.outcome(v) == Outcome.DRAW);
    }
    int most =
        IntStream.range(0, graph.size()).map(v -> graph.nimValue(v).orElse(-1)).max().orElse(-1);
    if (most >= 0 || !graph.isImpartial()) {
      to.println();
    }
    if (!graph.isImpartial()) {
      to.println(Texts.of("graph.partizan"));
    }
    for (int value = 0; value <= most; value++) {
      OptionalInt wanted = OptionalInt.of(value);
      print(Texts.of("graph.values", value), view, v -> graph.nimValue(v).equals(wanted));
    }
  }

  // As many as fit a line.
  private void print(String title, LabelView view, IntPredicate isListed) {
    List<String> names =
        IntStream.range(0, view.graph().size()).filter(isListed).mapToObj(view::name).toList();
    StringBuilder line = new StringBuilder(title);
    int shown = 0;
    while (shown < names.size()
        && (shown == 0 || line.length() + names.get(shown).length() + MORE <= WIDTH)) {
      line.append("  ").append(names.get(shown++));
    }
    line.append(names.isEmpty() ? Texts.of("graph.none") : "");
    line.append(shown < names.size() ? Texts.of("graph.more", names.size() - shown) : "");
    session.console().out().println(line);
  }
}
