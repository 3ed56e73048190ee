package org.mexbox.environments.heap;

import java.util.Optional;
import org.mexbox.environments.InputError;

/**
 * Mixed radix: the code of heaps h_i is the sum of h_i * stride_i, each digit running from 0 to the
 * heap's size at the start. Dense (every code is a position), and smaller heaps give smaller codes.
 *
 * <p>The last heap is the lowest digit. Boards are mostly written with the largest heap last, and
 * then most options of a position have a code near its own: loops over all codes find them in the
 * cache.
 */
final class Radix {
  private static final long MAX_SIZE = 1L << 62;

  private final Heaps start;
  private final long[] strides;
  private final long size;

  private Radix(Heaps start, long[] strides, long size) {
    this.start = start;
    this.strides = strides;
    this.size = size;
  }

  /** Empty if there are more than 2^62 codes. */
  static Optional<Radix> of(Heaps start) {
    long[] strides = new long[start.count()];
    long size = 1;
    for (int i = strides.length - 1; i >= 0; i--) {
      strides[i] = size;
      long digits = start.size(i) + 1L;
      if (size > MAX_SIZE / digits) {
        return Optional.empty();
      }
      size *= digits;
    }
    return Optional.of(new Radix(start, strides, size));
  }

  Heaps start() {
    return start;
  }

  long size() {
    return size;
  }

  int count() {
    return strides.length;
  }

  long stride(int heap) {
    return strides[heap];
  }

  int digit(long code, int heap) {
    return (int) (code / strides[heap] % (start.size(heap) + 1L));
  }

  /** How many heaps are not empty. */
  int parts(long code) {
    int parts = 0;
    long rest = code;
    for (int heap = 0; rest > 0; heap++) {
      long size = quotient(rest, strides[heap]);
      parts += size > 0 ? 1 : 0;
      rest -= size * strides[heap];
    }
    return parts;
  }

  /** An int division costs a quarter of a long one on most processors. */
  static long quotient(long dividend, long divisor) {
    return dividend <= Integer.MAX_VALUE && divisor <= Integer.MAX_VALUE
        ? (int) dividend / (int) divisor
        : dividend / divisor;
  }

  long pack(Heaps position) {
    if (position.count() > strides.length || !position.ruleset().equals(start.ruleset())) {
      throw unreachable(position);
    }
    long code = 0;
    for (int i = 0; i < position.count(); i++) {
      if (position.size(i) > start.size(i)) {
        throw unreachable(position);
      }
      code += position.size(i) * strides[i];
    }
    return code;
  }

  Heaps unpack(long code) {
    int[] sizes = new int[strides.length];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = digit(code, i);
    }
    return Heaps.of(start.ruleset(), sizes);
  }

  private InputError unreachable(Heaps position) {
    return InputError.of(
        "position", "must follow " + start + " by moves", position.toString(), start.toString());
  }
}
