package org.mexbox.environments.heap;

import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** Codes for Moore's Nim. */
final class MoorePacking implements Packing {
  private final Radix radix;
  private final int k;
  private final int maxOptions;

  MoorePacking(Moore rules, Radix radix) {
    this.radix = radix;
    this.k = rules.k();
    this.maxOptions = (int) MooreMoves.count(radix.start(), k);
  }

  @Override
  public long size() {
    return radix.size();
  }

  @Override
  public int maxOptions() {
    return maxOptions;
  }

  @Override
  public long pack(Position position) {
    return radix.pack((Heaps) position);
  }

  @Override
  public Position unpack(long code) {
    return radix.unpack(code);
  }

  @Override
  public int parts(long code) {
    return radix.parts(code);
  }

  @Override
  public int options(long code, long[] into) {
    return extend(code, 0, k, into, 0);
  }

  // The walk of MooreMoves. A chosen heap is never looked at again, so its digit may already be the
  // new one.
  private int extend(long code, int from, int left, long[] into, int written) {
    int count = written;
    for (int heap = from; heap < radix.count(); heap++) {
      int size = radix.digit(code, heap);
      for (int to = 0; to < size; to++) {
        long option = code - (size - to) * radix.stride(heap);
        into[count++] = option;
        if (left > 1) {
          count = extend(option, heap + 1, left - 1, into, count);
        }
      }
    }
    return count;
  }
}
