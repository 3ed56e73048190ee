package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.OneHeapRules;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.quotient.HeapQuotient;
import org.mexbox.teacher.quotient.Quotient;

/**
 * Games played heap by heap under misere play: the product of the elements of the heaps in the
 * misere quotient, which is lost or not (Plambeck and Siegel 2008).
 */
record QuotientForm(HeapRules rules, HeapQuotient heaps) implements ClosedForm {
  // So that a pupil sees more of the sequence than the heap he asked for.
  private static final int SHOWN = 12;

  /** Empty if the quotient is too large, or harder to find than all positions are to label. */
  static Optional<ClosedForm> of(HeapRules rules, Heaps start, Budget budget) {
    int largest = Math.max(SHOWN, Arrays.stream(start.sizes()).max().orElse(0));
    Optional<HeapQuotient> quotient = within(rules, largest, HeapQuotient.QUICK_SUMS, budget);
    if (quotient.isEmpty() && !canBeLabelled(start)) {
      quotient = within(rules, largest, budget.positions((int) HeapQuotient.MAX_SUMS), budget);
    }
    return quotient.map(heaps -> new QuotientForm(rules, heaps));
  }

  private static Optional<HeapQuotient> within(
      HeapRules rules, int largest, long maxSums, Budget budget) {
    try {
      return Optional.of(HeapQuotient.covering(rules, largest, maxSums, budget));
    } catch (LimitError tooLarge) {
      budget.requireMore();
      return Optional.empty();
    }
  }

  private static boolean canBeLabelled(Heaps start) {
    return Game.at(start).packing().filter(p -> p.size() <= Labels.MAX_POSITIONS).isPresent();
  }

  @Override
  public String id() {
    return "misere-quotient";
  }

  @Override
  public boolean isWon(Heaps position) {
    int product = 0;
    for (int heap = 0; heap < position.count(); heap++) {
      product = quotient().times(product, heaps.element(position.size(heap)));
    }
    return !quotient().isLost(product);
  }

  private Quotient quotient() {
    return heaps.quotient();
  }

  @Override
  public OptionalInt nimValue(Heaps position) {
    return OptionalInt.empty();
  }

  @Override
  public WinningMoves winningMoves(Heaps position) {
    List<HeapMove> moves = new ArrayList<>();
    boolean complete = true;
    for (int heap = 0; heap < position.count() && complete; heap++) {
      complete = addWinning(position, heap, moves);
    }
    return new WinningMoves(moves, complete);
  }

  private boolean addWinning(Heaps position, int heap, List<HeapMove> moves) {
    int others = others(position, heap);
    int size = position.size(heap);
    TakeAndBreak.Sink sink =
        (first, second, third) -> {
          int left = heaps.element(first, second, third);
          return !quotient().isLost(quotient().times(others, left))
              || (moves.size() < WinningMoves.MAX
                  && moves.add(HeapMoves.of(position, heap, first, second, third)));
        };
    if (rules instanceof TakeAndBreak breaking) {
      return breaking.options(size, sink);
    }
    OneHeapRules single = (OneHeapRules) rules;
    for (int index = 0; index < single.optionCount(size); index++) {
      if (!sink.leave(single.option(size, index), 0, 0)) {
        return false;
      }
    }
    return true;
  }

  private int others(Heaps position, int heap) {
    int product = 0;
    for (int other = 0; other < position.count(); other++) {
      if (other != heap) {
        product = quotient().times(product, heaps.element(position.size(other)));
      }
    }
    return product;
  }

  @Override
  public List<String> explain(Heaps position, List<HeapMove> distinct, Locale locale) {
    return Explanation.in(locale).misereQuotient(position, heaps, distinct);
  }
}
