package org.mexbox.teacher.play;

import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.teacher.solve.BackwardLabelling;

/** Every position looked up in the drawn graph of the game, for games without codes. */
record RoundKnowledge(BackwardLabelling rounds, Resistance resistance) implements Knowledge {
  /** The most positions, symmetric ones counted once. */
  static final int MAX_POSITIONS = 500_000;

  @Override
  public double value(Position position) {
    return switch (rounds.outcome(position)) {
      case N -> 1;
      case DRAW -> 0;
      case P -> -1;
    };
  }

  @Override
  public double[] probabilities(Position position, double skill) {
    List<Move> moves = position.moves();
    double[] into = new double[moves.size()];
    double value = value(position);
    boolean mustLast = value < 0 && resistance == Resistance.LONGEST;
    // Where play may come back, a winning move that does not bring the end nearer wins nothing.
    boolean mustHurry = value > 0 && position.ruleset().loopy();
    int nearer = rounds.round(position) - 1;
    for (int i = 0; i < into.length; i++) {
      Position option = position.after(moves.get(i));
      boolean inTime = !(mustLast || mustHurry) || rounds.round(option) == nearer;
      into[i] = -value(option) == value && inTime ? 1 : 0;
    }
    Knowledge.mix(into, into.length, skill);
    return into;
  }

  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position, skill), random));
  }
}
