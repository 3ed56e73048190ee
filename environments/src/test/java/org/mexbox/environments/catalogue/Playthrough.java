package org.mexbox.environments.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Transition;
import org.mexbox.environments.simultaneous.Branch;
import org.mexbox.environments.simultaneous.MixedPolicy;
import org.mexbox.environments.simultaneous.SimultaneousEpisode;
import org.mexbox.environments.simultaneous.SimultaneousEpisode.Turn;
import org.mexbox.environments.simultaneous.SimultaneousGame;

/** A game as a reader sees it: one random play written out, every position with its moves. */
final class Playthrough {
  private static final int SHOWN = 24;
  private static final int LOOPY_PLIES = 12;

  private Playthrough() {}

  static String of(Entry entry) {
    AnyGame game = Catalogue.any(entry.id());
    StringBuilder text = new StringBuilder();
    line(text, "entry", entry.id());
    line(text, "aliases", String.join(", ", entry.aliases()));
    line(text, "name", entry.name(Locale.ENGLISH));
    line(text, "source", entry.source(Locale.ENGLISH));
    line(text, "kind", entry.kind());
    line(text, "game", game.toString());
    RandomGenerator random = Seeds.stream(entry.id().hashCode());
    if (game instanceof AnyGame.InTurn inTurn) {
      appendInTurn(text, inTurn.game(), random);
    }
    game.atOnce().ifPresent(atOnce -> appendAtOnce(text, atOnce, random));
    return text.toString();
  }

  private static void appendInTurn(StringBuilder text, Game game, RandomGenerator random) {
    line(text, "convention", game.ruleset().convention().word());
    line(text, "codes", game.packing().map(Playthrough::codes).orElse("none"));
    int limit = game.ruleset().loopy() ? LOOPY_PLIES : EpisodeLoop.DEFAULT_PLY_LIMIT;
    List<Player> players = List.of(Policy.uniform(), Policy.uniform());
    Episode episode = EpisodeLoop.play(game.start(), players, limit, random);
    for (int ply = 0; ply < episode.transitions().size(); ply++) {
      append(text, ply, episode.transitions().get(ply), game);
    }
    text.append('\n');
    boolean ended = episode.ending() == Episode.Ending.TERMINAL;
    line(text, ended ? "end" : "cut at", episode.end().toString());
    line(text, "return of FIRST", String.valueOf((int) episode.returnOfFirst()));
  }

  private static void appendAtOnce(
      StringBuilder text, SimultaneousGame game, RandomGenerator random) {
    MixedPolicy uniform = MixedPolicy.uniform();
    SimultaneousEpisode episode = SimultaneousEpisode.play(game.start(), uniform, uniform, random);
    for (int number = 0; number < episode.turns().size(); number++) {
      Turn turn = episode.turns().get(number);
      text.append('\n');
      line(text, "turn " + number, turn.position().toString());
      turn.position().picture().forEach(line -> line(text, "picture", line));
      for (Seat seat : Seat.values()) {
        line(text, "moves of " + seat, moves(turn.position().moves(seat)));
      }
      line(text, "play", turn.first() + " and " + turn.second());
      turn.position().after(turn.first(), turn.second()).forEach(b -> line(text, "may be", of(b)));
      line(text, "is", of(turn.branch()));
    }
    text.append('\n');
    line(text, "end", episode.end().toString());
    line(text, "gain of FIRST", episode.gain().toString());
  }

  private static String of(Branch branch) {
    return branch.next() + ", gain " + branch.gain() + ", probability " + branch.probability();
  }

  private static void append(StringBuilder text, int ply, Transition transition, Game game) {
    Position position = transition.position();
    text.append('\n');
    line(text, "ply " + ply, transition.mover() + " at " + position);
    line(text, "canonical", position.canonical().toString());
    game.packing().ifPresent(p -> line(text, "code", String.valueOf(p.pack(position))));
    line(text, "moves", moves(position.moves()));
    line(text, "plays", transition.move().toString());
  }

  private static String moves(List<Move> moves) {
    String shown = moves.stream().limit(SHOWN).map(Move::toString).collect(Collectors.joining(" "));
    return moves.size() + ": " + shown + (moves.size() > SHOWN ? " ..." : "");
  }

  private static String codes(Packing packing) {
    return packing.size() + ", at most " + packing.maxOptions() + " options";
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(key).append(": ").append(value).append('\n');
  }
}
