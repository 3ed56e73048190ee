package org.mexbox.teacher.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Game;
import org.mexbox.environments.Move;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.PackedPolicy;
import org.mexbox.environments.play.PackedValuation;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.minimax.Values;

/**
 * Exact values, asked as play goes on, for games that cannot be looked up by codes. Threads take
 * turns at them, for a search remembers what it has found. Whoever asks for all positions by codes
 * of his own has them labelled, which takes less than to search from each.
 */
final class SearchKnowledge implements Knowledge {
  private final Values values;
  private final Resistance resistance;
  private final Budget budget;
  private Optional<CodeKnowledge> labelled = Optional.empty();

  SearchKnowledge(Values values, Resistance resistance, Budget budget) {
    this.values = values;
    this.resistance = resistance;
    this.budget = budget;
  }

  @Override
  public Optional<PackedPolicy> on(Packing packing, double skill) {
    return labelled(packing).on(packing, skill);
  }

  @Override
  public Optional<PackedValuation> valuesOn(Packing packing) {
    return labelled(packing).valuesOn(packing);
  }

  private synchronized CodeKnowledge labelled(Packing packing) {
    if (labelled.filter(known -> known.packing() == packing).isEmpty()) {
      Game game = Game.at(packing.unpack(packing.size() - 1));
      labelled = Optional.of(CodeKnowledge.of(game, packing, resistance, budget));
    }
    return labelled.get();
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
    boolean isTimed = isTimed(position, value);
    OptionalInt distance = isTimed ? values.distance(position) : OptionalInt.empty();
    for (int i = 0; i < into.length; i++) {
      Position option = position.after(moves.get(i));
      boolean isBest = values.value(option) == -value && isInTime(option, distance);
      into[i] = isBest ? 1 : 0;
    }
    Knowledge.mix(into, into.length, skill);
    return into;
  }

  // Who is lost and resists makes play last. Who wins where play may come back has to bring the end
  // nearer with each move: else he wins nothing.
  private boolean isTimed(Position position, int value) {
    return value < 0 ? resistance == Resistance.LONGEST : value > 0 && position.ruleset().loopy();
  }

  private boolean isInTime(Position option, OptionalInt distance) {
    return distance.isEmpty() || values.distance(option).orElse(0) + 1 == distance.getAsInt();
  }

  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position, skill), random));
  }
}
