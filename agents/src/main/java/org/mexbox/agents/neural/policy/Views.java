package org.mexbox.agents.neural.policy;

import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.agents.encode.Encoding;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/**
 * The views of a game's positions. Those asked for lately are remembered, because making one costs
 * more than a look through the network; forgetting changes nothing.
 */
final class Views {
  private static final int MAX = 100_000;

  private final Game game;
  private final Encoding encoding;
  private final float scale;
  private final Map<Position, View> known = new HashMap<>();

  Views(Game game, Encoding encoding) {
    this.game = game;
    this.encoding = encoding;
    this.scale = Math.max(1, game.ruleset().maxReward());
  }

  View start() {
    return of(game.start());
  }

  /**
   * The view of a position that was saved; it has a move.
   *
   * @throws IOException if the text is none of this game
   */
  View load(String text) throws IOException {
    try {
      View view = of(game.ruleset().parse(text));
      if (!view.isTerminal()) {
        return view;
      }
    } catch (InputError | IndexOutOfBoundsException e) {
      throw new IOException("position: " + text, e);
    }
    throw new IOException("position: play has ended in " + text);
  }

  /** The view of a position of this game. */
  View of(Position position) {
    Position shown = encoding.shown(position);
    View view = known.get(shown);
    if (view == null) {
      if (known.size() == MAX) {
        known.clear();
      }
      view = new View(shown, encoding.ones(shown), reward(shown));
      known.put(shown, view);
    }
    return view;
  }

  private float reward(Position position) {
    return position.isTerminal()
        ? (float) position.ruleset().moverReward(position) / scale
        : Float.NaN;
  }

  View.Fan fan(Position position) {
    Map<View, Integer> options = new LinkedHashMap<>();
    for (Move move : position.moves()) {
      options.putIfAbsent(of(position.after(move)), encoding.output(move, position));
    }
    return new View.Fan(
        options.keySet().toArray(View[]::new),
        options.values().stream().mapToInt(Integer::intValue).toArray());
  }

  /** By how much the rewards of the game were divided, so that none is above 1. */
  float scale() {
    return scale;
  }

  /** The first move of a position as it stands that leads to an option of its view. */
  Move move(Position position, View option) {
    for (Move move : position.moves()) {
      if (encoding.shown(position.after(move)).equals(option.position)) {
        return move;
      }
    }
    throw new IllegalStateException("no move of " + position + " leads to " + option.position);
  }

  /** By move of a position as it stands, which option of its view it leads to. */
  int[] choices(Position position, View.Fan fan) {
    List<Move> moves = position.moves();
    int[] choices = new int[moves.size()];
    for (int i = 0; i < choices.length; i++) {
      choices[i] = index(encoding.shown(position.after(moves.get(i))), fan.options());
    }
    return choices;
  }

  private static int index(Position shown, View[] options) {
    for (int i = 0; i < options.length; i++) {
      if (options[i].position.equals(shown)) {
        return i;
      }
    }
    throw new IllegalStateException("no option is " + shown);
  }
}
