package org.mexbox.runs.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.runs.experiment.Match;
import org.mexbox.runs.experiment.MixedMatch;
import org.mexbox.runs.experiment.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code match}: two players, seats in turn. */
@Command
final class MatchCommand implements Callable<Integer> {
  private static final int MAX_GAMES = 1_000_000;

  private final Session session;
  @Mixin final CommonOptions common;
  @Mixin private final JsonOption json;
  @Mixin private final StoreOption store = new StoreOption();

  @Parameters(index = "0", paramLabel = "GAME", descriptionKey = "GAME")
  String gameText = "";

  @Parameters(index = "1", paramLabel = "A", descriptionKey = "A")
  String nameOfA = "";

  @Parameters(index = "2", paramLabel = "B", descriptionKey = "B")
  String nameOfB = "";

  @Option(names = "--games", paramLabel = "N")
  int games = 100;

  @Option(names = "--seed", paramLabel = "SEED")
  long seed = 1;

  MatchCommand(Session session) {
    this.session = session;
    this.common = new CommonOptions(session);
    this.json = new JsonOption(session);
  }

  @Override
  public Integer call() {
    if (games < 1 || games > MAX_GAMES) {
      throw InputError.of("--games", "must be 1.." + MAX_GAMES, games);
    }
    Optional<SimultaneousGame> atOnce = Catalogue.any(gameText).atOnce();
    if (atOnce.isPresent()) {
      matchAtOnce(atOnce.get());
      return 0;
    }
    Game game = Catalogue.game(gameText);
    Policy a = Players.policy(nameOfA, game, store::openReadOnly);
    Policy b = Players.policy(nameOfB, game, store::openReadOnly);
    Match match = Match.play(game, a, b, games, seed);
    if (json.isAsked()) {
      json.print(json(game, match));
    } else {
      print(game, match);
    }
    return 0;
  }

  private void matchAtOnce(SimultaneousGame game) {
    MixedPolicy a = Players.policy(nameOfA, game, store::openReadOnly);
    MixedPolicy b = Players.policy(nameOfB, game, store::openReadOnly);
    MixedMatch match = MixedMatch.play(game, a, b, games, seed);
    if (json.isAsked()) {
      json.print(json(game, match));
    } else {
      print(game, match);
    }
  }

  private ObjectNode head(String game, String play) {
    ObjectNode node = JsonOption.object();
    node.put("game", game);
    node.put("play", play);
    node.put("a", nameOfA);
    node.put("b", nameOfB);
    node.put("games", games);
    return node;
  }

  private static void counts(ObjectNode node, int wins, int losses, int draws) {
    node.put("wins", wins);
    node.put("losses", losses);
    node.put("draws", draws);
  }

  private ObjectNode json(SimultaneousGame game, MixedMatch match) {
    ObjectNode node = head(game.toString(), "simultaneous");
    counts(node, match.wins(), match.losses(), match.draws());
    node.putArray("interval").add(match.won().low()).add(match.won().high());
    node.put("meanGain", match.meanGain());
    match
        .exact()
        .ifPresentOrElse(
            exact -> {
              ObjectNode each = node.putObject("exact");
              each.put("winsAsFirst", exact.asFirst());
              each.put("winsAsSecond", exact.asSecond());
              each.put("wins", exact.wins());
              each.put("losses", exact.losses());
              each.put("draws", exact.draws());
              each.put("meanGain", exact.meanGain());
            },
            () -> node.putNull("exact"));
    return node;
  }

  private void print(SimultaneousGame game, MixedMatch match) {
    PrintStream out = session.console().out();
    out.println(Texts.of("match.title", nameOfA, nameOfB, game, Texts.of("rule.at-once")));
    out.println(result(match.wins(), match.losses(), match.draws()));
    out.println(
        Texts.of(
            "match.share", Texts.percent(match.won().low()), Texts.percent(match.won().high())));
    out.println(Texts.of("match.gain", nameOfA, gain(match.meanGain())));
    match
        .exact()
        .ifPresent(
            exact ->
                out.println(
                    Texts.of(
                        "match.exact.at-once",
                        nameOfA,
                        Texts.exactPercent(exact.asFirst()),
                        Texts.exactPercent(exact.asSecond()),
                        Texts.exactPercent(exact.wins()),
                        Texts.exactPercent(exact.losses()),
                        Texts.exactPercent(exact.draws()),
                        gain(exact.meanGain()))));
  }

  private static String gain(double gain) {
    // Not -0.0000.
    return String.format(Locale.ROOT, "%.4f", Math.abs(gain) < 5e-5 ? 0 : gain);
  }

  private String result(int wins, int losses, int draws) {
    return Texts.of(
        "match.result", nameOfA, Texts.number(wins), Texts.number(losses), Texts.number(draws));
  }

  private ObjectNode json(Game game, Match match) {
    ObjectNode node = head(game.toString(), game.ruleset().convention().word());
    counts(node, match.wins(), match.losses(), match.draws());
    node.put("cut", match.cut());
    node.put("distinctGames", match.distinct().trials());
    node.putArray("interval").add(match.distinct().low()).add(match.distinct().high());
    match
        .exact()
        .ifPresentOrElse(
            exact -> {
              ObjectNode each = node.putObject("exact");
              each.put("winsMovingFirst", exact.movingFirst());
              each.put("winsMovingSecond", exact.movingSecond());
              each.put("wins", exact.mean());
            },
            () -> node.putNull("exact"));
    return node;
  }

  private void print(Game game, Match match) {
    PrintStream out = session.console().out();
    String rule = Texts.rule(game.ruleset());
    out.println(Texts.of("match.title", nameOfA, nameOfB, game, rule));
    out.println(result(match.wins(), match.losses(), match.draws()));
    if (match.cut() > 0) {
      int limit = EpisodeLoop.plyLimit(game.ruleset());
      out.println(Texts.of("match.cut", Texts.number(match.cut()), Texts.number(limit)));
    }
    out.println(
        Texts.of(
            "match.distinct",
            Texts.number(match.distinct().trials()),
            Texts.percent(match.distinct().low()),
            Texts.percent(match.distinct().high())));
    match
        .exact()
        .ifPresent(
            exact ->
                out.println(
                    Texts.of(
                        game.ruleset().impartial() ? "match.exact" : "match.exact.draws",
                        nameOfA,
                        Texts.exactPercent(exact.movingFirst()),
                        Texts.exactPercent(exact.movingSecond()),
                        Texts.exactPercent(exact.mean()))));
  }
}
