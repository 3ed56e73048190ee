package org.mexbox.environments.heap;

import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/** Codes for rules that change one heap at a time. */
final class OneHeapPacking implements Packing {
  private final Radix radix;
  private final int maxOptions;
  // Peeling digits off with one division a heap keeps options() cheap.
  private final long[] strides;
  private final OneHeapRules rules;
  // Nim leaves every smaller size: its options are a run of codes, and no rule need be asked.
  private final boolean anySize;

  OneHeapPacking(OneHeapRules rules, Radix radix) {
    this.rules = rules;
    this.radix = radix;
    this.anySize = rules instanceof Nim;
    this.strides = new long[radix.count()];
    int options = 0;
    for (int i = 0; i < strides.length; i++) {
      strides[i] = radix.stride(i);
      options += rules.optionCount(radix.start().size(i));
    }
    this.maxOptions = options;
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
    return anySize ? optionsOfNim(code, into) : optionsByRule(code, into);
  }

  private int optionsOfNim(long code, long[] into) {
    int count = 0;
    long rest = code;
    for (int i = 0; rest != 0; i++) {
      long stride = strides[i];
      long taken = Radix.quotient(rest, stride) * stride;
      for (long option = code - taken; option < code; option += stride) {
        into[count++] = option;
      }
      rest -= taken;
    }
    return count;
  }

  private int optionsByRule(long code, long[] into) {
    int count = 0;
    long rest = code;
    for (int i = 0; rest != 0; i++) {
      int heap = (int) Radix.quotient(rest, strides[i]);
      int options = rules.optionCount(heap);
      for (int index = 0; index < options; index++) {
        into[count++] = code - (heap - rules.option(heap, index)) * strides[i];
      }
      rest -= heap * strides[i];
    }
    return count;
  }
}
