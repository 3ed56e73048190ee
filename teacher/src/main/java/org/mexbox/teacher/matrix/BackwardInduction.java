package org.mexbox.teacher.matrix;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.simultaneous.SimultaneousPosition;

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

  private final Map<SimultaneousPosition, StageSolution> solved = new HashMap<>();
  private final Set<SimultaneousPosition> open = new HashSet<>();

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
    if (solved.size() >= MAX_POSITIONS) {
      throw LimitError.of(
          "positions", "more than " + MAX_POSITIONS, MAX_POSITIONS, "choose a smaller start");
    }
    if (!open.add(position)) {
      throw new LimitError(
          "positions: must not come back after two turns or more, as " + position + " does");
    }
    StageSolution found = StageSolution.of(stage(position));
    Bounds value = found.value().within(MAX_BITS);
    open.remove(position);
    StageSolution kept = new StageSolution(value, found.first(), found.second());
    solved.put(position, kept);
    return kept;
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
