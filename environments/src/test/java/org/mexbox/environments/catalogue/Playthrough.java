package org.mexbox.environments.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.EpisodeLoop;
import org.mexbox.environments.play.Player;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Seeds;
import org.mexbox.environments.play.Transition;

/** A game as a reader sees it: one random play written out, every position with its moves. */
final class Playthrough {
  private static final int SHOWN = 24;
  private static final int LOOPY_PLIES = 12;

  private Playthrough() {}

  static String of(Entry entry) {
    Game game = Catalogue.game(entry.id());
    StringBuilder text = new StringBuilder();
    line(text, "entry", entry.id());
    line(text, "aliases", String.join(", ", entry.aliases()));
    line(text, "name", entry.name(Locale.ENGLISH));
    line(text, "source", entry.source(Locale.ENGLISH));
    line(text, "kind", entry.kind());
    line(text, "game", game.toString());
    line(text, "convention", game.ruleset().convention().word());
    line(text, "codes", game.packing().map(Playthrough::codes).orElse("none"));
    RandomGenerator random = Seeds.stream(entry.id().hashCode());
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
    return text.toString();
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
