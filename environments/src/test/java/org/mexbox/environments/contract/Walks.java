package org.mexbox.environments.contract;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

/** Walks over the positions of a game, for tests. */
public final class Walks {
  private static final int WIDE = 2_000;
  // So many moves are looked at, all positions together: chess has a thousand in one position.
  private static final int MAX_MOVES = 100_000;
  // Play of a loopy game may go on for ever.
  private static final int LONG = 1_000;

  private Walks() {}

  /** All positions that can be reached, if they are at most {@code limit}; else a seeded part. */
  public static Set<Position> positions(Position start, int limit) {
    Set<Position> all = breadthFirst(start, limit + 1);
    return all.size() <= limit && start.moves().size() <= WIDE ? all : sampled(start, limit);
  }

  /** The positions that can be reached, nearest first, cut at {@code limit}. */
  public static Set<Position> breadthFirst(Position start, int limit) {
    Set<Position> met = new LinkedHashSet<>(List.of(start));
    Deque<Position> open = new ArrayDeque<>(met);
    while (!open.isEmpty() && met.size() < limit) {
      Position position = open.remove();
      for (Move move : position.moves()) {
        Position option = position.after(move);
        if (met.add(option)) {
          open.add(option);
        }
        if (met.size() >= limit) {
          break;
        }
      }
    }
    return met;
  }

  private static Set<Position> sampled(Position start, int limit) {
    Set<Position> met = new LinkedHashSet<>();
    RandomGenerator random = Seeds.stream(1);
    long seen = 0;
    for (int play = 0; play < limit && met.size() < limit && seen < MAX_MOVES; play++) {
      Position position = start;
      for (int ply = 0; ply < LONG && !position.isTerminal(); ply++) {
        List<Move> moves = position.moves();
        if (moves.size() <= WIDE) {
          met.add(position);
          seen += moves.size();
        }
        position = position.after(moves.get(Draws.below(moves.size(), random)));
      }
      met.add(position);
    }
    return met;
  }

  /** How many moves lead to each option, up to symmetry. */
  static Map<Position, Long> canonicalOptions(Position position) {
    return position.moves().stream()
        .map(move -> position.after(move).canonical())
        .collect(Collectors.groupingBy(option -> option, Collectors.counting()));
  }
}
