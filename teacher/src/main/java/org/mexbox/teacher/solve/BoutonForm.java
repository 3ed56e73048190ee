package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.value.NimSum;

/** Nim: lost exactly when the nim-sum of the heaps is 0 (Bouton 1901). */
record BoutonForm() implements ClosedForm {

  @Override
  public String id() {
    return "bouton";
  }

  @Override
  public boolean isWon(Heaps position) {
    return NimSum.of(position.sizes()) != 0;
  }

  @Override
  public OptionalInt nimValue(Heaps position) {
    return OptionalInt.of(NimSum.of(position.sizes()));
  }

  @Override
  public WinningMoves winningMoves(Heaps position) {
    return WinningMoves.all(toNimSumZero(position));
  }

  /** The moves after which no binary column has an odd number of ones. */
  static List<HeapMove> toNimSumZero(Heaps position) {
    int sum = NimSum.of(position.sizes());
    List<HeapMove> moves = new ArrayList<>();
    for (int heap = 0; heap < position.count(); heap++) {
      int to = position.size(heap) ^ sum;
      if (to < position.size(heap)) {
        moves.add(HeapMoves.of(position, heap, to));
      }
    }
    return moves;
  }

  @Override
  public List<String> explain(Heaps position, List<HeapMove> distinct, Locale locale) {
    return Explanation.in(locale).nim(position, distinct);
  }
}
