package org.mexbox.agents.neural.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.EpisodeLoop;

/** Moves to the position that is worth least to the opponent, and now and then makes any move. */
final class ValueMover {
  private final Brain brain;
  private final Views views;

  ValueMover(Brain brain, Views views) {
    this.brain = brain;
    this.views = views;
  }

  /** A move of a position as it stands: the first that leads to the chosen option. */
  Move choose(Position position, double epsilon, RandomGenerator random) {
    return views.move(position, next(views.of(position), epsilon, random));
  }

  /**
   * Plays a game from the start.
   *
   * @return the positions in their order, the last one included
   */
  List<View> play(double epsilon, RandomGenerator random) {
    List<View> path = new ArrayList<>(List.of(views.start()));
    View view = views.start();
    while (!view.isTerminal() && path.size() <= EpisodeLoop.DEFAULT_PLY_LIMIT) {
      view = next(view, epsilon, random);
      path.add(view);
    }
    return path;
  }

  /** What FIRST got in a game, in shares of the most that can be won; 0 if it was cut short. */
  static float returnOfFirst(List<View> path) {
    View last = path.get(path.size() - 1);
    float ofLast = last.isTerminal() ? last.reward : 0;
    return (path.size() & 1) == 1 ? ofLast : -ofLast;
  }

  private View next(View view, double epsilon, RandomGenerator random) {
    brain.begin(random);
    View[] options = view.fan(views).options();
    if (Draws.unit(random) < epsilon) {
      return options[Draws.below(options.length, random)];
    }
    float[] worths = new float[options.length];
    for (int i = 0; i < options.length; i++) {
      worths[i] = -brain.value(options[i]);
    }
    // Numbers beyond all bounds are found out by the next step; until then a move is a move.
    return options[Draws.best(worths, worths.length, random)];
  }

  /** What one look ahead says a position is worth, -1..1. */
  float lookAhead(View view) {
    float best = Float.NEGATIVE_INFINITY;
    for (View option : view.fan(views).options()) {
      best = Math.max(best, -brain.value(option));
    }
    return best;
  }
}
