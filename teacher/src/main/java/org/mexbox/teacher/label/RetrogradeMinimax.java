package org.mexbox.teacher.label;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.teacher.limit.Budget;

/**
 * What the player to move gets at each position of a game that ends, worked out backward from the
 * terminal positions over the drawn graph: a position is settled when all its options are. It knows
 * no bounds and no order of moves.
 */
public final class RetrogradeMinimax {
  private final PositionGraph graph;
  private final int[] values;

  private RetrogradeMinimax(PositionGraph graph) {
    this.graph = graph;
    this.values = new int[graph.size()];
  }

  /**
   * Settles a position and all that can follow it.
   *
   * @throws LimitError if they are more than so many, symmetric ones counted once
   */
  public static RetrogradeMinimax of(Position start, int maxPositions) {
    return of(start, maxPositions, Budget.usual());
  }

  /** The same within a budget. */
  public static RetrogradeMinimax of(Position start, int maxPositions, Budget budget) {
    RetrogradeMinimax minimax =
        new RetrogradeMinimax(PositionGraph.of(start, maxPositions, budget));
    minimax.run();
    return minimax;
  }

  /** What the player to move gets at a position that follows the start. */
  public int value(Position position) {
    return values[graph.place(position)];
  }

  private void run() {
    int[] open = new int[values.length];
    Deque<Integer> settled = new ArrayDeque<>();
    Arrays.fill(values, -Integer.MAX_VALUE);
    for (int place = 0; place < values.length; place++) {
      open[place] = graph.optionCount(place);
      if (open[place] == 0) {
        Position end = graph.position(place);
        values[place] = (int) end.ruleset().moverReward(end);
        settled.add(place);
      }
    }
    while (!settled.isEmpty()) {
      int place = settled.remove();
      for (int previous : graph.previous(place)) {
        values[previous] = Math.max(values[previous], -values[place]);
        if (--open[previous] == 0) {
          settled.add(previous);
        }
      }
    }
  }
}
