package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.NimValues;

/**
 * Take-and-break games under normal play: the nim-sum of the values of the heaps, from the sequence
 * of values of all heaps up to the largest.
 */
record SequenceForm(TakeAndBreak rules, NimValues values) implements ClosedForm {
  // So that a pupil sees more of the sequence than the heap he asked for.
  private static final int SHOWN = 40;

  // Larger heaps have more options that leave three heaps than can be looked at.
  private static final int FAR = 30_000;

  static final String ID = "sprague-grundy-sequence";

  static Optional<ClosedForm> of(TakeAndBreak rules, Heaps start, Budget budget) {
    if (rules.convention() != PlayConvention.NORMAL) {
      return Optional.empty();
    }
    int largest = start.size(start.count() - 1);
    HeapReport report = HeapReport.of(start, ID, budget);
    return Optional.of(
        new SequenceForm(rules, HeapValues.covering(rules, Math.max(largest, SHOWN), report)));
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public boolean isWon(Heaps position) {
    return value(position) != 0;
  }

  @Override
  public OptionalInt nimValue(Heaps position) {
    return OptionalInt.of(value(position));
  }

  private int value(Heaps position) {
    int sum = 0;
    for (int heap = 0; heap < position.count(); heap++) {
      sum ^= values.at(position.size(heap));
    }
    return sum;
  }

  @Override
  public WinningMoves winningMoves(Heaps position) {
    int sum = value(position);
    List<HeapMove> moves = new ArrayList<>();
    boolean complete = true;
    for (int heap = 0; heap < position.count() && sum != 0; heap++) {
      int wanted = sum ^ values.at(position.size(heap));
      if (position.size(heap) > FAR && grows()) {
        addFar(position, heap, wanted, moves);
        complete = false;
      } else {
        complete = complete && addAll(position, heap, wanted, moves);
      }
    }
    return new WinningMoves(moves, complete);
  }

  private boolean addAll(Heaps position, int heap, int wanted, List<HeapMove> moves) {
    return rules.options(
        position.size(heap),
        (first, second, third) -> {
          if (values.ofParts(first, second, third) != wanted) {
            return true;
          }
          return moves.size() < WinningMoves.MAX
              && moves.add(HeapMoves.of(position, heap, first, second, third));
        });
  }

  private boolean grows() {
    return values.period().isPresent() && values.period().get().saltus() > 0;
  }

  private void addFar(Heaps position, int heap, int wanted, List<HeapMove> moves) {
    HexadecimalCode code = ((Hexadecimal) rules).code();
    for (List<Integer> parts :
        new FarMoves(code, values, values.period().orElseThrow())
            .leaving(position.size(heap), wanted)) {
      moves.add(HeapMoves.of(position, heap, parts.get(0), parts.get(1), parts.get(2)));
    }
  }

  @Override
  public List<String> explain(Heaps position, List<HeapMove> distinct, Locale locale) {
    return Explanation.in(locale).takeAndBreak(position, values, distinct);
  }
}
