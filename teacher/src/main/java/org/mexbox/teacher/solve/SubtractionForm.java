package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.PeriodicSequence;

/**
 * Subtraction games by their period. Normal play: the nim-sum of the heaps' nim-values. Misere: one
 * heap from which something can be taken, by its own sequence of won and lost sizes.
 *
 * @param sequence the nim-values of heaps; under misere play 1 for a won and 0 for a lost heap
 */
record SubtractionForm(Subtraction rules, PeriodicSequence sequence) implements ClosedForm {

  static Optional<ClosedForm> of(Subtraction rules, Heaps start, Budget budget) {
    boolean normal = rules.convention() == PlayConvention.NORMAL;
    int largest = 0;
    int alive = 0;
    for (int heap = 0; heap < start.count(); heap++) {
      largest = Math.max(largest, start.size(heap));
      alive += rules.optionCount(start.size(heap)) > 0 ? 1 : 0;
    }
    if (!normal && alive > 1) {
      return Optional.empty();
    }
    HeapReport report = HeapReport.of(start, id(normal), budget);
    PeriodicSequence sequence =
        normal
            ? SubtractionSequences.nimValues(rules, largest, report)
            : SubtractionSequences.misereWins(rules, largest, report);
    return sequence.covers(largest)
        ? Optional.of(new SubtractionForm(rules, sequence))
        : Optional.empty();
  }

  @Override
  public String id() {
    return id(isNormal());
  }

  private static String id(boolean normal) {
    return normal ? "subtraction-period" : "misere-subtraction-period";
  }

  private boolean isNormal() {
    return rules.convention() == PlayConvention.NORMAL;
  }

  @Override
  public boolean isWon(Heaps position) {
    return label(position) != 0;
  }

  @Override
  public OptionalInt nimValue(Heaps position) {
    return isNormal() ? OptionalInt.of(label(position)) : OptionalInt.empty();
  }

  // Under misere play heaps from which nothing can be taken count for nothing, unless all are so:
  // then the player to move has won.
  private int label(Heaps position) {
    int sum = 0;
    for (int heap = 0; heap < position.count(); heap++) {
      int size = position.size(heap);
      if (isNormal()) {
        sum ^= sequence.at(size);
      } else if (rules.optionCount(size) > 0) {
        return sequence.at(size);
      }
    }
    return isNormal() ? sum : 1;
  }

  @Override
  public WinningMoves winningMoves(Heaps position) {
    List<HeapMove> moves = new ArrayList<>();
    for (int heap = 0; heap < position.count(); heap++) {
      int size = position.size(heap);
      int wanted = isNormal() ? label(position) ^ sequence.at(size) : 0;
      for (int index = 0; index < rules.optionCount(size); index++) {
        int to = rules.option(size, index);
        if (sequence.at(to) == wanted) {
          moves.add(HeapMoves.of(position, heap, to));
        }
      }
    }
    return WinningMoves.all(moves);
  }

  @Override
  public List<String> explain(Heaps position, List<HeapMove> distinct, Locale locale) {
    return Explanation.in(locale).subtraction(position, sequence, distinct);
  }
}
