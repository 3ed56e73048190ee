package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.mexbox.environments.heap.HeapMove;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.value.NimSum;

/**
 * Misere Nim: as Nim while a heap of two or more is there; with none, lost exactly when the number
 * of ones is odd (Bouton 1901).
 */
record MisereBoutonForm() implements ClosedForm {

  @Override
  public String id() {
    return "misere-bouton";
  }

  @Override
  public boolean isWon(Heaps position) {
    int sum = NimSum.of(position.sizes());
    return bigHeaps(position) > 0 ? sum != 0 : sum == 0;
  }

  @Override
  public OptionalInt nimValue(Heaps position) {
    return OptionalInt.empty();
  }

  @Override
  public WinningMoves winningMoves(Heaps position) {
    int bigHeaps = bigHeaps(position);
    return WinningMoves.all(
        bigHeaps > 1 ? BoutonForm.toNimSumZero(position) : toOddOnes(position, bigHeaps));
  }

  // With one big heap it is the one to change: else it is left to the opponent, who has the choice.
  private static List<HeapMove> toOddOnes(Heaps position, int bigHeaps) {
    List<HeapMove> moves = new ArrayList<>();
    if (bigHeaps == 0 && NimSum.of(position.sizes()) != 0) {
      return moves;
    }
    for (int heap = 0; heap < position.count(); heap++) {
      int size = position.size(heap);
      if (size > 1) {
        int otherOnes = NimSum.of(position.sizes()) ^ size;
        moves.add(HeapMoves.of(position, heap, 1 - otherOnes));
      } else if (size == 1 && bigHeaps == 0) {
        moves.add(HeapMoves.of(position, heap, 0));
      }
    }
    return moves;
  }

  private static int bigHeaps(Heaps position) {
    int count = 0;
    for (int heap = 0; heap < position.count(); heap++) {
      count += position.size(heap) > 1 ? 1 : 0;
    }
    return count;
  }

  @Override
  public List<String> explain(Heaps position, List<HeapMove> distinct, Locale locale) {
    return Explanation.in(locale).misereNim(position, distinct);
  }
}
