package org.mexbox.teacher.minimax;

import java.util.List;
import java.util.OptionalInt;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.teacher.limit.Budget;

/**
 * How many moves of both players together a won or lost position is from the end, when the winner
 * hurries and the loser holds out: looked for by wins in 1, 2, 3, ... moves. For games that are
 * won, lost or drawn. Not safe for several threads at once.
 */
final class Distances {
  private static final int MAX_DISTANCE = 99;

  /** The most looks at positions for one question. */
  private static final int MAX_LOOKS = 100_000;

  private static final int MAX_POSITIONS = 500_000;

  private final Ruleset rules;
  // By position with the winner to move: at least and at most so many moves to the end.
  private final Bounds bounds;
  private final Budget budget;
  private int looks;
  private boolean isGivenUp;

  /** Distances in a game. */
  Distances(Ruleset rules, Budget budget) {
    this.rules = rules;
    this.budget = budget;
    this.bounds = new Bounds(MAX_POSITIONS, Distances::tooFar, budget);
  }

  private static LimitError tooFar() {
    return LimitError.of("looks at positions", "more", MAX_LOOKS, "ask for the value only");
  }

  /**
   * The distance of a position.
   *
   * @param value its value: +1 won, -1 lost
   * @return empty if it would take too long to find out; then all later questions are too
   */
  OptionalInt of(Position position, int value) {
    if (isGivenUp) {
      return OptionalInt.empty();
    }
    looks = 0;
    try {
      return OptionalInt.of(value > 0 ? ofWon(position) : ofLost(position));
    } catch (LimitError tooMany) {
      isGivenUp = true;
      return OptionalInt.empty();
    }
  }

  private int ofWon(Position position) {
    if (position.isTerminal()) {
      return 0;
    }
    int distance = 1;
    while (!isWonWithin(position, distance)) {
      distance++;
      if (distance > MAX_DISTANCE) {
        throw tooFar();
      }
    }
    return distance;
  }

  private int ofLost(Position position) {
    int longest = 0;
    for (Move move : position.moves()) {
      longest = Math.max(longest, 1 + ofWon(position.after(move)));
    }
    return longest;
  }

  /** True if the player to move can end play with a win in at most so many moves. */
  private boolean isWonWithin(Position given, int moves) {
    if (given.isTerminal()) {
      return rules.moverReward(given) > 0;
    }
    if (++looks > MAX_LOOKS) {
      throw tooFar();
    }
    budget.tick();
    Position position = given.canonical();
    int place = bounds.find(position);
    int least = place >= 0 ? bounds.least(place) : 1;
    int most = place >= 0 ? bounds.most(place) : Integer.MAX_VALUE;
    if (moves < least) {
      return false;
    }
    if (moves >= most) {
      return true;
    }
    boolean isWon = rules.mostReward(position) > 0 && canForce(position, moves);
    bounds.put(position, isWon ? least : moves + 1, isWon ? moves : most);
    return isWon;
  }

  private boolean canForce(Position position, int moves) {
    List<Position> options = position.moves().stream().map(position::after).toList();
    for (Position option : options) {
      if (option.isTerminal() && rules.moverReward(option) < 0) {
        return true;
      }
    }
    return moves > 1 && options.stream().anyMatch(option -> isLostWithin(option, moves - 1));
  }

  private boolean isLostWithin(Position position, int moves) {
    if (position.isTerminal()) {
      return rules.moverReward(position) < 0;
    }
    return position.moves().stream().allMatch(move -> isWonWithin(position.after(move), moves - 1));
  }
}
