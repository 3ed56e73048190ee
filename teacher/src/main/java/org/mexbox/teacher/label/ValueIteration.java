package org.mexbox.teacher.label;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Outcome;

/**
 * What each position is worth by value iteration: all that are not ends begin as draws, and again
 * and again each takes the best of what its options had before, until a sweep changes nothing
 * (Shapley, <i>Stochastic games</i>, Proc. Nat. Acad. Sci. 39, 1953). A position gets its value in
 * the sweep that is its distance to the end. Where {@link BackwardLabelling} goes back along the
 * moves and counts, this goes forward and compares; they share no code.
 *
 * <p>Cost: the moves of all positions, times the longest distance.
 */
public final class ValueIteration {
  private final Map<Position, Integer> places = new HashMap<>();
  private final List<int[]> options = new ArrayList<>();
  private final int[] values;
  private final int[] sweeps;

  private ValueIteration(Position start, int maxPositions, Budget budget) {
    List<Position> positions = new ArrayList<>(List.of(start));
    places.put(start, 0);
    for (int place = 0; place < positions.size(); place++) {
      Position position = positions.get(place);
      List<Move> moves = position.moves();
      int[] next = new int[moves.size()];
      for (int i = 0; i < next.length; i++) {
        budget.tick();
        Position option = position.after(moves.get(i));
        Integer known = places.putIfAbsent(option, positions.size());
        next[i] = known == null ? positions.size() : known;
        if (known == null) {
          positions.add(option);
        }
      }
      options.add(next);
      if (positions.size() > maxPositions) {
        throw Budget.full("positions of " + start, maxPositions);
      }
    }
    values = new int[positions.size()];
    sweeps = new int[positions.size()];
    for (int place = 0; place < values.length; place++) {
      Position position = positions.get(place);
      if (options.get(place).length == 0) {
        values[place] = (int) position.ruleset().moverReward(position);
      }
    }
  }

  /**
   * The values of a position of a game that is won, drawn or lost and of all that can follow it,
   * each for itself: symmetry is left aside.
   *
   * @throws org.mexbox.environments.LimitError if there are more than so many
   */
  public static ValueIteration of(Position start, int maxPositions, Budget budget) {
    ValueIteration iteration = new ValueIteration(start, maxPositions, budget);
    for (int sweep = 1; iteration.sweep(sweep, budget); sweep++) {
      budget.tick();
    }
    return iteration;
  }

  private boolean sweep(int number, Budget budget) {
    int[] before = values.clone();
    boolean changed = false;
    for (int place = 0; place < before.length; place++) {
      budget.tick();
      int[] next = options.get(place);
      if (next.length > 0 && before[place] == 0) {
        int best = -1;
        for (int option : next) {
          best = Math.max(best, -before[option]);
        }
        if (best != 0) {
          values[place] = best;
          sweeps[place] = number;
          changed = true;
        }
      }
    }
    return changed;
  }

  /** How many positions there are. */
  public int positions() {
    return values.length;
  }

  /** Who wins a position that follows the start. */
  public Outcome outcome(Position position) {
    return Outcome.of(values[place(position)]);
  }

  /** Its distance to the end, 0 for a draw. */
  public int distance(Position position) {
    return sweeps[place(position)];
  }

  private int place(Position position) {
    return Objects.requireNonNull(places.get(position));
  }

  /** All positions, the start and all that can follow it. */
  public Iterable<Position> all() {
    return places.keySet();
  }
}
