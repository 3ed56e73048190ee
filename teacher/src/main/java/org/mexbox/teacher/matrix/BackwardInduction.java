package org.mexbox.teacher.matrix;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.simultaneous.SimultaneousPosition;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Part;

/**
 * The values of all positions that can follow, from the end of play backwards: the turn is a matrix
 * game whose entries hold the values of what comes after it. A position that is its own mirror
 * image has value 0 and is not looked into; of two mirror images one is solved.
 *
 * <p>Values are exact fractions up to {@link #MAX_BITS}; longer ones are enclosed between rounded
 * bounds, and so is every value in a game that may come back to the same position, where it need
 * not be rational.
 */
final class BackwardInduction {
  /** Numerator and denominator of an exact value take at most so many bits together. */
  static final int MAX_BITS = 1 << 12;

  /** So many positions are solved at most. */
  private static final int MAX_POSITIONS = 20_000;

  // Of the positions that are worked out, so many are told when it is stopped.
  private static final int SHOWN = 20;

  // Bytes of a fraction of two numbers, mostly short ones.
  private static final int FRACTION = 150;

  // In the order in which they were solved: the end of play first.
  private final Map<SimultaneousPosition, StageSolution> solved = new LinkedHashMap<>();
  private final Set<SimultaneousPosition> open = new HashSet<>();
  private final Budget budget;

  BackwardInduction() {
    this(Budget.usual());
  }

  /** Induction within a budget. */
  BackwardInduction(Budget budget) {
    this.budget = budget;
  }

  /** What is known of a position: the values of those that were worked out on the way to it. */
  Learned learned() {
    List<Part> parts = new ArrayList<>();
    solved.forEach(
        (position, solution) -> {
          if (parts.size() < SHOWN) {
            parts.add(new Part(position.toString(), solution.value().toString()));
          }
        });
    return new Learned("backward induction", "positions", solved.size()).with(parts);
  }

  /** The value of a position: what FIRST gets from here on. */
  Bounds value(SimultaneousPosition position) {
    if (position.isTerminal()) {
      return Bounds.ZERO;
    }
    Optional<SimultaneousPosition> mirror = position.mirrored();
    if (mirror.filter(position::equals).isPresent()) {
      return Bounds.ZERO;
    }
    if (mirror.isPresent() && solved.containsKey(mirror.get())) {
      return solution(mirror.get()).value().negated();
    }
    return solution(position).value();
  }

  /** The turn at a position, solved. */
  StageSolution solution(SimultaneousPosition position) {
    StageSolution known = solved.get(position);
    if (known != null) {
      return known;
    }
    budget.look();
    requireRoom();
    if (!open.add(position)) {
      throw new LimitError(
          "positions: must not come back after two turns or more, as " + position + " does");
    }
    StageSolution found = StageSolution.of(stage(position));
    Bounds value = found.value().within(MAX_BITS);
    open.remove(position);
    budget.hold(bytesOf(found, position));
    requireRoom();
    StageSolution kept = new StageSolution(value, found.first(), found.second(), found.isAgreed());
    solved.put(position, kept);
    return kept;
  }

  private void requireRoom() {
    int maxPositions = budget.positions(MAX_POSITIONS);
    if (solved.size() >= maxPositions) {
      throw Budget.full("positions", maxPositions);
    }
  }

  // An entry of the table, and two fractions for each of the value and of the moves.
  private static long bytesOf(StageSolution solution, SimultaneousPosition position) {
    int numbers = 2 + solution.first().size() + solution.second().size();
    return Budget.MAP_ENTRY + 2L * position.toString().length() + (long) numbers * FRACTION;
  }

  /** The turn at a position as a matrix game. */
  Stage stage(SimultaneousPosition position) {
    return Stage.of(position, this::value);
  }

  /** All positions solved so far. */
  Set<SimultaneousPosition> positions() {
    return solved.keySet();
  }
}
