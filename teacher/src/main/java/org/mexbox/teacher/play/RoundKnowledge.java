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
  public double value(Position position) {
    return rounds.outcome(position) == Outcome.DRAW ? 0 : isWon(position) ? 1 : -1;
  }

  @Override
  public double[] probabilities(Position position, double skill) {
    List<Move> moves = position.moves();
    double[] into = new double[moves.size()];
    for (int i = 0; i < into.length; i++) {
      into[i] = isBest(position, position.after(moves.get(i))) ? 1 : 0;
    }
    Knowledge.mix(into, into.length, skill);
    return into;
  }

  private boolean isBest(Position position, Position option) {
    boolean nearer = rounds.round(option) == rounds.round(position) - 1;
    return switch (rounds.outcome(position)) {
      // In a loopy game a winner who does not come nearer to the end may never come to it.
      case N -> rounds.outcome(option) == Outcome.P && (nearer || !position.ruleset().loopy());
      case P -> resistance == Resistance.NONE || nearer;
      case DRAW -> rounds.outcome(option) == Outcome.DRAW;
    };
  }

  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    return position.moves().get(Draws.index(probabilities(position, skill), random));
  }
}
