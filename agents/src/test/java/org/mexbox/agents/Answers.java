package org.mexbox.agents;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.agents.taught.AnswerKey;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** The answers of a small game, by a walk through its rules. */
public final class Answers implements AnswerKey {
  private final Map<Position, Double> values = new LinkedHashMap<>();
  private final List<Position> positions;

  private Answers(Game game) {
    walk(game.start());
    this.positions = new ArrayList<>(values.keySet());
  }

  public static Answers of(Game game) {
    return new Answers(game);
  }

  private double walk(Position position) {
    Double known = values.get(position);
    if (known != null) {
      return known;
    }
    double best = Double.NEGATIVE_INFINITY;
    for (Move move : position.moves()) {
      best = Math.max(best, -walk(position.after(move)));
    }
    double value = position.isTerminal() ? position.ruleset().moverReward(position) : best;
    values.put(position, value);
    return value;
  }

  @Override
  public int size() {
    return positions.size();
  }

  @Override
  public Position position(int number) {
    return positions.get(number);
  }

  @Override
  public double value(int number) {
    return walk(positions.get(number));
  }
}
