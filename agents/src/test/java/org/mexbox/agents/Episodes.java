package org.mexbox.agents;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Seat;
import org.mexbox.environments.play.Episode;
import org.mexbox.environments.play.Episode.Ending;
import org.mexbox.environments.play.Resignation;
import org.mexbox.environments.play.Transition;

/** Episodes written out move by move. */
public final class Episodes {
  private Episodes() {}

  /**
   * The episode of these moves; {@code resign} as the last one gives up. Where the moves stop
   * before play has ended, the episode was cut.
   */
  public static Episode of(Game game, String... moves) {
    List<Transition> plies = new ArrayList<>();
    Position position = game.start();
    for (String text : moves) {
      Seat mover = Seat.at(plies.size());
      if (text.equals("resign")) {
        plies.add(new Transition(position, mover, Resignation.RESIGN, position));
        return new Episode(game.start(), plies, Ending.RESIGNED, mover == Seat.FIRST ? -1 : 1);
      }
      Move move = position.move(text);
      Position next = position.after(move);
      plies.add(new Transition(position, mover, move, next));
      position = next;
    }
    if (!position.isTerminal()) {
      return new Episode(game.start(), plies, Ending.TRUNCATED, 0);
    }
    double moverReward = position.ruleset().moverReward(position);
    double returnOfFirst = Seat.at(plies.size()) == Seat.FIRST ? moverReward : -moverReward;
    return new Episode(game.start(), plies, Ending.TERMINAL, returnOfFirst);
  }
}
