package org.mexbox.teacher.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.teacher.minimax.Values;

/**
 * Exact values, asked as play goes on, for games that cannot be looked up by codes. Threads take
 * turns at them, for a search remembers what it has found.
 */
final class ValueKnowledge implements Knowledge {
  private final Values values;
  private final Resistance resistance;

  ValueKnowledge(Values values, Resistance resistance) {
    this.values = values;
    this.resistance = resistance;
  }

  @Override
  public synchronized double value(Position position) {
    return values.value(position);
  }

  @Override
  public synchronized double[] probabilities(Position position, double skill) {
    List<Move> moves = position.moves();
    double[] into = new double[moves.size()];
    int value = values.value(position);
    OptionalInt distance = values.distance(position);
    boolean isLost = distance.isPresent() && value < 0;
    for (int i = 0; i < into.length; i++) {
      Position option = position.after(moves.get(i));
      into[i] = (isLost ? holdsOut(option, distance) : values.value(option) == -value) ? 1 : 0;
    }
    Knowledge.mix(into, into.length, skill);
    return into;
  }

  private boolean holdsOut(Position option, OptionalInt distance) {
    return resistance == Resistance.NONE
        || values.distance(option).orElse(0) + 1 == distance.getAsInt();
  }

  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position, skill), random));
  }
}
