package org.mexbox.teacher.label;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.teacher.limit.Budget;

/** The drawn graph of a game: each position once, as a rule up to symmetry, with arrows back. */
final class PositionGraph {
  // Bytes of a place: its entries in the map and in four lists, two of them of small objects, and
  // what labels and rounds take.
  private static final int VERTEX = Budget.MAP_ENTRY + 80;

  private final Map<Position, Integer> places = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  // The places a position can be come from, one entry a move; the arrays are longer than needed.
  private final List<int[]> previous = new ArrayList<>();
  private final List<Integer> previousCounts = new ArrayList<>();
  private final List<Integer> optionCounts = new ArrayList<>();
  private final Position start;
  private final int maxPositions;
  private final Budget budget;
  private final UnaryOperator<Position> form;

  /** A graph that holds its start only, up to symmetry. */
  PositionGraph(Position start, int maxPositions, Budget budget) {
    this(start, maxPositions, budget, Position::canonical);
  }

  /**
   * A graph that holds its start only.
   *
   * @param form the one of several positions that stands for them
   */
  PositionGraph(Position start, int maxPositions, Budget budget, UnaryOperator<Position> form) {
    this.start = start;
    this.maxPositions = maxPositions;
    this.budget = budget;
    this.form = form;
    enter(start);
  }

  static PositionGraph of(Position start, int maxPositions, Budget budget) {
    PositionGraph graph = new PositionGraph(start, maxPositions, budget);
    graph.draw();
    return graph;
  }

  /** Draws all that follows; if it is stopped on the way, the graph stays as it is then. */
  void draw() {
    for (int place = optionCounts.size(); place < positions.size(); place++) {
      draw(place);
    }
  }

  /** How many positions have all their arrows: those with smaller places. */
  int drawn() {
    return optionCounts.size();
  }

  int size() {
    return positions.size();
  }

  Position position(int place) {
    return positions.get(place);
  }

  int optionCount(int place) {
    return optionCounts.get(place);
  }

  int[] previous(int place) {
    return Arrays.copyOf(previous.get(place), previousCounts.get(place));
  }

  /** True if a position was met. */
  boolean holds(Position position) {
    return places.containsKey(form.apply(position));
  }

  int place(Position position) {
    Integer place = places.get(form.apply(position));
    if (place == null) {
      throw InputError.of("position", "must follow " + start + " by moves", position);
    }
    return place;
  }

  private void draw(int from) {
    Position position = positions.get(from);
    List<Move> moves = position.moves();
    for (Move move : moves) {
      budget.tick();
      int to = enter(position.after(move));
      int count = previousCounts.get(to);
      if (count == previous.get(to).length) {
        budget.hold((count + 2L) * Integer.BYTES);
        previous.set(to, Arrays.copyOf(previous.get(to), 2 * count + 2));
      }
      previous.get(to)[count] = from;
      previousCounts.set(to, count + 1);
    }
    // Last, so that a position whose drawing was stopped counts as not drawn.
    optionCounts.add(moves.size());
  }

  private int enter(Position position) {
    Position canonical = form.apply(position);
    Integer known = places.get(canonical);
    if (known != null) {
      return known;
    }
    if (positions.size() == maxPositions) {
      throw Budget.full("positions of " + start, maxPositions);
    }
    budget.keep(canonical, VERTEX);
    places.put(canonical, positions.size());
    positions.add(canonical);
    previous.add(new int[0]);
    previousCounts.add(0);
    return positions.size() - 1;
  }
}
