package org.mexbox.teacher.play;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapMove.Change;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.environments.play.Draws;
import org.mexbox.teacher.solve.ClosedForm;
import org.mexbox.teacher.solve.MoveRank;

/**
 * A closed form, where there are too many positions to look up. It knows nothing of distances: when
 * lost, it takes as little as can be from the largest heap, which leaves the most on the table and
 * the opponent's task as large as it was.
 */
record FormulaKnowledge(ClosedForm form, Resistance resistance) implements Knowledge {
  private static final int MAX_MOVES = 20_000_000;

  @Override
  public double value(Position position) {
    return form.isWon((Heaps) position) ? 1 : -1;
  }

  @Override
  public double[] probabilities(Position position, double skill) {
    int count = position.moves().size();
    if (count > MAX_MOVES) {
      throw LimitError.of("moves of " + position, count, MAX_MOVES, "choose smaller heaps");
    }
    double[] into = new double[count];
    List<HeapMove> best = best((Heaps) position);
    Arrays.fill(into, (best.isEmpty() ? 1 : 1 - skill) / count);
    for (HeapMove move : best) {
      into[MoveRank.of((Heaps) position, move)] += skill / best.size();
    }
    return into;
  }

  // Draws twice, but never writes out a distribution over a thousand million moves.
  @Override
  public Move choose(Position position, double skill, RandomGenerator random) {
    if (Draws.unit(random) < skill) {
      List<HeapMove> best = best((Heaps) position);
      if (!best.isEmpty()) {
        return best.get(Draws.below(best.size(), random));
      }
    }
    List<Move> moves = position.moves();
    return moves.get(Draws.below(moves.size(), random));
  }

  // Empty when any move will do.
  private List<HeapMove> best(Heaps position) {
    if (form.isWon(position)) {
      return form.winningMoves(position).moves();
    }
    return resistance == Resistance.NONE ? List.of() : List.of(least(position));
  }

  private static HeapMove least(Heaps position) {
    HeapRules rules = position.ruleset();
    if (rules instanceof TakeAndBreak breaking) {
      return least(position, breaking);
    }
    int largest = 0;
    for (int heap = 1; heap < position.count(); heap++) {
      if (position.size(heap) > position.size(largest)) {
        largest = heap;
      }
    }
    int size = position.size(largest);
    int to = size - 1;
    while (!rules.allows(size, to)) {
      to--;
    }
    return new HeapMove(List.of(new Change(largest, size, to, false)));
  }

  // The option with the most left of the largest heap that has one; heaps stand in rising order.
  private static HeapMove least(Heaps position, TakeAndBreak rules) {
    int last = position.count() - 1;
    while (!rules.canChange(position.size(last))) {
      last--;
    }
    int largest = last;
    int size = position.size(largest);
    Change[] least = new Change[1];
    rules.options(
        size,
        (first, second, third) -> {
          int taken = size - first - second - third;
          if (least[0] == null || taken < least[0].taken()) {
            least[0] = new Change(largest, size, first, second, third, false);
          }
          return true;
        });
    return new HeapMove(List.of(least[0]));
  }
}
