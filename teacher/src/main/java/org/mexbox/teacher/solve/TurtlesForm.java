package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.mexbox.environments.Move;
import org.mexbox.environments.strip.TurtleRow;
import org.mexbox.teacher.explain.Reason;

/** Turning turtles: the nim-sum of the numbers of the turtles on their back. */
record TurtlesForm(TurtleRow row) implements BoardForm {

  @Override
  public String id() {
    return "nim-in-disguise";
  }

  @Override
  public boolean isWon() {
    return sum() != 0;
  }

  private IntStream onBack() {
    return IntStream.rangeClosed(1, row.length()).filter(row::isOnBack);
  }

  private int sum() {
    return onBack().reduce(0, (a, b) -> a ^ b);
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.of(sum());
  }

  @Override
  public List<Move> winningMoves() {
    int sum = sum();
    List<Move> moves = new ArrayList<>();
    onBack()
        .filter(turtle -> (turtle ^ sum) < turtle)
        .forEach(turtle -> moves.add(row.turn(turtle, turtle ^ sum)));
    return moves;
  }

  @Override
  public List<Reason> reasons() {
    String heaps = onBack().mapToObj(String::valueOf).collect(Collectors.joining(", "));
    return List.of(Reason.of("reason.turtles", heaps), Reason.of("reason.staircase.sum", sum()));
  }
}
