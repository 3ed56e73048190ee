package org.mexbox.teacher.play;

import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.teacher.solve.BackwardLabelling;
import org.mexbox.teacher.value.Outcome;

/** Every position looked up in the drawn graph of the game, for games without codes. */
record RoundKnowledge(BackwardLabelling rounds, Resistance resistance) implements Knowledge {
  /** The most positions, symmetric ones counted once. */
  static final int MAX_POSITIONS = 500_000;

  @Override
  public boolean isWon(Position position) {
    return rounds.outcome(position) == Outcome.N;
  }

  @Override
  public double[] probabilities(Position position, double skill) {
    List<Move> moves = position.moves();
    double[] into = new double[moves.size()];
    boolean won = isWon(position);
    int longest = rounds.round(position) - 1;
    for (int i = 0; i < into.length; i++) {
      Position option = position.after(moves.get(i));
      boolean isBest =
          won ? !isWon(option) : resistance == Resistance.NONE || rounds.round(option) == longest;
      into[i] = isBest ? 1 : 0;
    }
    Knowledge.mix(into, into.length, skill);
    return into;
  }

  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position, skill), random));
  }
}
