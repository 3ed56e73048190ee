package org.mexbox.agents.encode;

import java.util.Arrays;
import org.mexbox.environments.Position;
import org.mexbox.environments.heap.Heaps;

/**
 * Heap by heap, from the last: sorted positions leave emptied heaps out, and the largest heap keeps
 * its place. No heap of a position is larger than the one of the start in its place.
 */
final class HeapInputs implements Inputs {
  private final HeapFeatures features;
  // By heap of the start: its first input; behind the last, how many inputs there are.
  private final int[] firsts;

  HeapInputs(Heaps start, HeapFeatures features) {
    this.features = features;
    this.firsts = new int[start.count() + 1];
    for (int i = 0; i < start.count(); i++) {
      long own = start.size(i) + (features == HeapFeatures.SIZES ? 1L : 0L);
      firsts[i + 1] = Encoding.limited("inputs", firsts[i] + own);
    }
  }

  @Override
  public int count() {
    return Math.max(1, firsts[firsts.length - 1]);
  }

  @Override
  public Sequence sequence() {
    return features == HeapFeatures.SIZES ? heaps() : objects();
  }

  private Sequence heaps() {
    int heaps = firsts.length - 1;
    int most = 1;
    for (int i = 0; i < heaps; i++) {
      most = Math.max(most, firsts[i + 1] - firsts[i]);
    }
    Sequence sequence = new Sequence(Math.max(1, heaps), most, count());
    for (int i = 0; i < heaps; i++) {
      for (int input = firsts[i]; input < firsts[i + 1]; input++) {
        sequence.put(input, i, input - firsts[i]);
      }
    }
    return sequence;
  }

  // Objects are taken from the front of their heap, as Zhou and Riis do: the first one is read
  // last.
  private Sequence objects() {
    int heaps = firsts.length - 1;
    Sequence sequence = new Sequence(count() + Math.max(0, heaps - 1), 1, count());
    for (int i = 0; i < heaps; i++) {
      for (int input = firsts[i]; input < firsts[i + 1]; input++) {
        sequence.put(input, i + firsts[i] + firsts[i + 1] - 1 - input, 0);
      }
      if (i < heaps - 1) {
        sequence.separate(i + firsts[i + 1]);
      }
    }
    return sequence;
  }

  @Override
  public int[] ones(Position shown) {
    Heaps heaps = (Heaps) shown;
    int missing = firsts.length - 1 - heaps.count();
    int[] ones = new int[firsts.length - 1 + heaps.total()];
    int count = 0;
    for (int i = 0; i < firsts.length - 1; i++) {
      int size = i < missing ? 0 : heaps.size(i - missing);
      if (features == HeapFeatures.SIZES) {
        ones[count++] = firsts[i] + size;
      } else {
        for (int object = 0; object < size; object++) {
          ones[count++] = firsts[i] + object;
        }
      }
    }
    return Arrays.copyOf(ones, count);
  }
}
