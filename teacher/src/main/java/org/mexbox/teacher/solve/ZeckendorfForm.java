package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.mexbox.environments.Move;
import org.mexbox.environments.pile.FibonacciPile;
import org.mexbox.teacher.explain.Reason;

/**
 * Fibonacci Nim: every number is a sum of Fibonacci numbers of which no two are neighbours
 * (Zeckendorf), and the player to move is lost when he may not take the smallest of them (Whinihan
 * 1963).
 */
record ZeckendorfForm(FibonacciPile pile) implements BoardForm {

  @Override
  public String id() {
    return "zeckendorf";
  }

  /** The parts of a number, falling. */
  static List<Integer> parts(int number) {
    List<Integer> fibonacci = new ArrayList<>();
    for (long a = 1, b = 2, next; a <= number; a = b, b = next) {
      fibonacci.add((int) a);
      next = a + b;
    }
    List<Integer> parts = new ArrayList<>();
    int rest = number;
    for (int i = fibonacci.size() - 1; i >= 0; i--) {
      if (fibonacci.get(i) <= rest) {
        parts.add(fibonacci.get(i));
        rest -= fibonacci.get(i);
      }
    }
    return parts;
  }

  @Override
  public boolean isWon() {
    List<Integer> parts = parts(pile.size());
    return !parts.isEmpty() && parts.get(parts.size() - 1) <= pile.most();
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.empty();
  }

  /**
   * The sums of the smallest parts, where the part before them is more than twice as large. No
   * other move wins: what it takes has parts of its own, which stand behind those of what it
   * leaves.
   */
  @Override
  public List<Move> winningMoves() {
    List<Integer> parts = parts(pile.size());
    List<Integer> counts = new ArrayList<>();
    long sum = 0;
    for (int i = parts.size() - 1; i >= 0; i--) {
      sum += parts.get(i);
      if (sum <= pile.most() && (i == 0 || 2 * sum < parts.get(i - 1))) {
        counts.add((int) sum);
      }
    }
    counts.sort(Comparator.naturalOrder());
    return counts.stream().map(pile::take).toList();
  }

  @Override
  public List<Reason> reasons() {
    if (pile.isTerminal()) {
      return List.of();
    }
    List<Integer> parts = parts(pile.size());
    String sum = parts.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    return List.of(
        Reason.of("reason.fibonacci", pile.size(), sum, parts.get(parts.size() - 1)),
        Reason.of(isWon() ? "reason.fibonacci.won" : "reason.fibonacci.lost", pile.most()));
  }
}
