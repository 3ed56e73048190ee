package org.mexbox.environments.heap;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;

/**
 * Moore's Nim_k: a move makes at least one and at most k heaps smaller, each by any amount (Moore
 * 1910). With k = 1 it is Nim. It is no disjunctive sum of its heaps.
 *
 * @param k how many heaps a move may touch, 1..{@link Heaps#MAX_HEAPS}
 * @param convention who wins when all heaps are empty
 */
public record Moore(int k, PlayConvention convention) implements HeapRules {

  /** Checks k. */
  public Moore {
    if (k < 1 || k > Heaps.MAX_HEAPS) {
      throw InputError.of("k", "must be 1.." + Heaps.MAX_HEAPS, k, "k=2");
    }
  }

  @Override
  public String family() {
    return "moore";
  }

  @Override
  public List<String> options() {
    return HeapText.options("k=" + k, convention);
  }

  @Override
  public int heapsPerMove() {
    return k;
  }

  @Override
  public boolean canChange(int heap) {
    return heap > 0;
  }

  @Override
  public boolean allows(int from, int to) {
    return 0 <= to && to < from;
  }

  @Override
  public List<HeapMove> movesOf(Heaps position) {
    return MooreMoves.of(position, k);
  }

  @Override
  public Optional<Packing> packing(Position start) {
    Heaps heaps = (Heaps) start;
    if (MooreMoves.count(heaps, k) > MooreMoves.MAX_MOVES) {
      return Optional.empty();
    }
    return Radix.of(heaps).map(radix -> new MoorePacking(this, radix));
  }
}
