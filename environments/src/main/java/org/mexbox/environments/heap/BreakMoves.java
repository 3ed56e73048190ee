package org.mexbox.environments.heap;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.mexbox.environments.LimitError;

/** The moves of a take-and-break position: what is left, in two or three numbers a move. */
final class BreakMoves extends AbstractList<HeapMove> {
  static final int MAX_MOVES = 4_000_000;

  private final Heaps position;
  // ends[i]: how many moves the heaps up to i have.
  private final int[] ends;
  private int[] firsts = new int[16];
  private int[] seconds = new int[16];
  // Empty where no move leaves three heaps.
  private int[] thirds = new int[0];
  private int size;

  private BreakMoves(Heaps position) {
    this.position = position;
    this.ends = new int[position.count()];
  }

  static List<HeapMove> of(TakeAndBreak rules, Heaps position) {
    BreakMoves moves = new BreakMoves(position);
    for (int heap = 0; heap < moves.ends.length; heap++) {
      if (!rules.options(position.size(heap), moves::add)) {
        throw LimitError.of("moves of " + position, "more", MAX_MOVES, "choose smaller heaps");
      }
      moves.ends[heap] = moves.size;
    }
    return moves;
  }

  /** True if a position has no more moves than some. */
  static boolean areFew(Heaps position, int most) {
    TakeAndBreak rules = (TakeAndBreak) position.ruleset();
    int[] count = new int[1];
    for (int heap = 0; heap < position.count(); heap++) {
      if (!rules.options(position.size(heap), (first, second, third) -> ++count[0] <= most)) {
        return false;
      }
    }
    return true;
  }

  /** The first few moves, also where all are too many. */
  static List<HeapMove> some(TakeAndBreak rules, Heaps position) {
    List<HeapMove> some = new ArrayList<>();
    for (int i = 0; i < position.count() && some.size() <= 4; i++) {
      int heap = i;
      rules.options(
          position.size(heap),
          (first, second, third) ->
              some.add(HeapMove.of(position, heap, first, second, third)) && some.size() <= 4);
    }
    return some;
  }

  private boolean add(int first, int second, int third) {
    if (size == MAX_MOVES) {
      return false;
    }
    if (size == firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * size);
      seconds = Arrays.copyOf(seconds, 2 * size);
    }
    firsts[size] = first;
    seconds[size] = second;
    if (third > 0) {
      if (thirds.length < firsts.length) {
        thirds = Arrays.copyOf(thirds, firsts.length);
      }
      thirds[size] = third;
    }
    size++;
    return true;
  }

  @Override
  public HeapMove get(int index) {
    Objects.checkIndex(index, size);
    int heap = 0;
    while (ends[heap] <= index) {
      heap++;
    }
    int third = index < thirds.length ? thirds[index] : 0;
    return HeapMove.of(position, heap, firsts[index], seconds[index], third);
  }

  @Override
  public int size() {
    return size;
  }
}
