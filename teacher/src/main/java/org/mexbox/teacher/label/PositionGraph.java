package org.mexbox.teacher.label;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;

/** The drawn graph of a game: each position once up to symmetry, with arrows back. */
final class PositionGraph {
  private final Map<Position, Integer> places = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  // The places a position can be come from, one entry a move; the arrays are longer than needed.
  private final List<int[]> previous = new ArrayList<>();
  private final List<Integer> previousCounts = new ArrayList<>();
  private final List<Integer> optionCounts = new ArrayList<>();
  private final Position start;
  private final int maxPositions;

  private PositionGraph(Position start, int maxPositions) {
    this.start = start;
    this.maxPositions = maxPositions;
  }

  static PositionGraph of(Position start, int maxPositions) {
    PositionGraph graph = new PositionGraph(start, maxPositions);
    graph.enter(start);
    for (int place = 0; place < graph.positions.size(); place++) {
      graph.draw(place);
    }
    return graph;
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

  int place(Position position) {
    Integer place = places.get(position.canonical());
    if (place == null) {
      throw InputError.of("position", "must follow " + start + " by moves", position);
    }
    return place;
  }

  private void draw(int from) {
    Position position = positions.get(from);
    List<Move> moves = position.moves();
    optionCounts.add(moves.size());
    for (Move move : moves) {
      int to = enter(position.after(move));
      int count = previousCounts.get(to);
      if (count == previous.get(to).length) {
        previous.set(to, Arrays.copyOf(previous.get(to), 2 * count + 2));
      }
      previous.get(to)[count] = from;
      previousCounts.set(to, count + 1);
    }
  }

  private int enter(Position position) {
    Position canonical = position.canonical();
    Integer known = places.putIfAbsent(canonical, positions.size());
    if (known != null) {
      return known;
    }
    if (positions.size() == maxPositions) {
      throw LimitError.of("positions of " + start, "more", maxPositions, "choose a smaller start");
    }
    positions.add(canonical);
    previous.add(new int[0]);
    previousCounts.add(0);
    return positions.size() - 1;
  }
}
