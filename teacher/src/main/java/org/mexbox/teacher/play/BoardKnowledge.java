package org.mexbox.teacher.play;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.teacher.solve.BoardForm;

/**
 * A rule or a strategy, where there are far too many positions to look at. A rule tells the winning
 * moves everywhere, but knows no distances: who has lost makes any move. A strategy holds from the
 * start on. Whoever has it plays by it, and wins at once where he can; the other makes any move,
 * and so does everybody where one has left the strategy: what such a position is worth, nobody
 * knows.
 */
record BoardKnowledge() implements Knowledge {

  @Override
  public double value(Position position) {
    if (position.isTerminal()) {
      return position.ruleset().moverReward(position);
    }
    return BoardForm.of(position).map(BoardForm::value).orElse(0);
  }

  @Override
  public double[] probabilities(Position position, double skill) {
    List<Move> moves = position.moves();
    double[] into = new double[moves.size()];
    List<Move> best = best(position);
    if (best.isEmpty()) {
      Arrays.fill(into, 1);
    }
    for (Move move : best) {
      into[moves.indexOf(move)] = 1;
    }
    Knowledge.mix(into, into.length, skill);
    return into;
  }

  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    List<Move> best = Draws.unit(random) < skill ? best(position) : List.of();
    List<Move> from = best.isEmpty() ? position.moves() : best;
    return from.get(Draws.below(from.size(), random));
  }

  private static List<Move> best(Position position) {
    List<Move> wins = position.moves().stream().filter(move -> isWin(position, move)).toList();
    if (!wins.isEmpty()) {
      return wins;
    }
    Optional<BoardForm> form = BoardForm.of(position);
    return form.isPresent() ? form.get().winningMoves() : BoardForm.defences(position);
  }

  private static boolean isWin(Position position, Move move) {
    Position option = position.after(move);
    return option.isTerminal() && option.ruleset().moverReward(option) < 0;
  }
}
