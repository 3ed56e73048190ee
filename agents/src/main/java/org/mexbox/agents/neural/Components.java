package org.mexbox.agents.neural;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.Game;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.sum.SumPosition;

/**
 * The rules of a game of sums, as numbers: every component that play from the start can bring is
 * numbered in the order in which a walk through the rules first meets it, so that a number tells
 * nothing of a size. What one move can leave of a component is a sum of components again, and these
 * remainders are numbered too.
 */
final class Components {
  /** The most components. */
  static final int MAX = 1_024;

  private final Map<Position, Integer> numbers = new HashMap<>();
  private final List<Position> positions = new ArrayList<>();
  private final Map<Sum, Integer> remainderNumbers = new HashMap<>();
  private final List<Sum> remainders = new ArrayList<>();
  private final List<int[]> options = new ArrayList<>();
  private final Game game;
  private final Sum start;
  private final boolean endIsLost;

  Components(Game game) {
    this.game = game;
    // The order of heaps must not matter, nor which of two equal starts it was.
    this.start = number(sum(game.start().canonical()));
    for (int component = 0; component < positions.size(); component++) {
      options.add(remaindersOf(positions.get(component)));
    }
    // Last, for only now is it known that the walk to the end is short.
    this.endIsLost = endIsLost(game);
  }

  private static boolean endIsLost(Game game) {
    Position end = sum(game.start());
    while (!end.isTerminal()) {
      end = end.after(end.moves().get(0));
    }
    double reward = game.ruleset().moverReward(end);
    if (reward == 0) {
      throw InputError.of("game", "must have a winner for product-network", game, "nim:1,3,5,7");
    }
    return reward < 0;
  }

  private static SumPosition sum(Position position) {
    if (position instanceof SumPosition sum) {
      return sum;
    }
    throw InputError.of(
        "game", "must fall into components for product-network", position, "nim:1,3,5,7");
  }

  private Sum number(SumPosition position) {
    List<Position> parts = position.components();
    int[] found = new int[parts.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = number(parts.get(i).canonical());
    }
    return Sum.of(found);
  }

  private int number(Position component) {
    Integer known = numbers.get(component);
    if (known != null) {
      return known;
    }
    int number = positions.size();
    if (number == MAX) {
      throw LimitError.of(
          "different components of " + game, "more than " + MAX, MAX, "choose a smaller start");
    }
    numbers.put(component, number);
    positions.add(component);
    return number;
  }

  private int[] remaindersOf(Position component) {
    Set<Integer> found = new LinkedHashSet<>();
    for (Move move : component.moves()) {
      Sum left = number(sum(component.after(move)));
      Integer number = remainderNumbers.get(left);
      if (number == null) {
        number = remainders.size();
        remainderNumbers.put(left, number);
        remainders.add(left);
      }
      found.add(number);
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /** How many there are. */
  int count() {
    return positions.size();
  }

  /** The component of a number. */
  Position position(int component) {
    return positions.get(component);
  }

  /** The start of the game. */
  Sum start() {
    return start;
  }

  /** True if the player who faces the end of play has lost. */
  boolean endIsLost() {
    return endIsLost;
  }

  /** How many different remainders there are. */
  int remainderCount() {
    return remainders.size();
  }

  /** The components that are left, by the number of the remainder. */
  Sum remainder(int number) {
    return remainders.get(number);
  }

  /** What a move can leave of a component, as numbers of remainders; each once. */
  int[] options(int component) {
    return options.get(component);
  }

  /** Takes a move: which part of a sum it changes, and the number of what it leaves of it. */
  interface MoveTaker {
    void take(int part, int remainder);
  }

  /** Every move of a sum; of equal components only the first is moved. */
  void forEachOption(Sum sum, MoveTaker taker) {
    for (int part = 0; part < sum.size(); part++) {
      if (sum.isFirst(part)) {
        for (int remainder : options(sum.part(part))) {
          taker.take(part, remainder);
        }
      }
    }
  }

  /** The sum after a move. */
  Sum after(Sum sum, int part, int remainder) {
    return sum.replaced(part, remainder(remainder));
  }

  /** The numbers of the components of a position; null if play cannot bring one of them. */
  @Nullable Sum find(Position position) {
    List<Position> parts = sum(position).components();
    int[] found = new int[parts.size()];
    for (int i = 0; i < found.length; i++) {
      Integer number = numbers.get(parts.get(i).canonical());
      if (number == null) {
        return null;
      }
      found[i] = number;
    }
    return Sum.of(found);
  }
}
