package org.mexbox.environments.heap;

import java.util.Arrays;
import java.util.Locale;
import org.mexbox.environments.InputError;
import org.mexbox.environments.heap.TakeAndBreak.Sink;

/** Named functions from the size of a heap to what may be left of it, beside the octal codes. */
public enum HeapFunction {
  /** Grundy's game: split a heap into two unequal ones (Grundy 1939). */
  GRUNDY {
    @Override
    boolean options(int heap, Sink sink) {
      for (int first = 1; first < heap - first; first++) {
        if (!sink.leave(first, heap - first, 0)) {
          return false;
        }
      }
      return true;
    }
  },
  /** Take an even number but not the whole heap, or the whole heap if it is odd. */
  EVEN_OR_WHOLE_ODD {
    @Override
    boolean options(int heap, Sink sink) {
      int least = heap % 2 == 0 ? 2 : 1;
      return (heap % 2 == 0 || sink.leave(0, 0, 0)) && everySecond(least, heap, sink);
    }
  },
  /** Take an even number, or a heap of one. */
  EVEN_OR_SINGLE {
    @Override
    boolean options(int heap, Sink sink) {
      return (heap != 1 || sink.leave(0, 0, 0)) && everySecond(heap % 2, heap, sink);
    }
  },
  /** Take a divisor of the heap's size, 1 and the size itself included. */
  DIVISORS {
    @Override
    boolean options(int heap, Sink sink) {
      return takeDivisors(heap, 1, sink);
    }
  },
  /** Take a divisor of the heap's size, but not the whole heap. */
  PROPER_DIVISORS {
    @Override
    boolean options(int heap, Sink sink) {
      return takeDivisors(heap, 2, sink);
    }
  },
  /** Take a power of two: 1, 2, 4, 8, ... */
  POWERS_OF_TWO {
    @Override
    boolean options(int heap, Sink sink) {
      for (int take = Integer.highestOneBit(heap); take > 0; take /= 2) {
        if (!sink.leave(heap - take, 0, 0)) {
          return false;
        }
      }
      return true;
    }
  },
  /** Take a square number: 1, 4, 9, ... */
  SQUARES {
    @Override
    boolean options(int heap, Sink sink) {
      for (int root = (int) Math.sqrt(heap); root > 0; root--) {
        if (!sink.leave(heap - root * root, 0, 0)) {
          return false;
        }
      }
      return true;
    }
  },
  /** A star with that many rays: take off one ray, or all by taking off the centre. */
  STAR {
    @Override
    boolean options(int heap, Sink sink) {
      return heap == 0 || (sink.leave(0, 0, 0) && (heap == 1 || sink.leave(heap - 1, 0, 0)));
    }
  };

  /**
   * Tells the options of a heap, no two alike, what is left rising.
   *
   * @return false if the sink wanted no more
   */
  abstract boolean options(int heap, Sink sink);

  /** The word used in the text of a game, such as {@code even-or-single}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The function of a word.
   *
   * @throws InputError if there is none
   */
  public static HeapFunction parse(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(function -> function.word().equals(word))
        .findFirst()
        .orElseThrow(() -> unknown(text));
  }

  private static InputError unknown(String text) {
    String words = String.join(", ", Arrays.stream(values()).map(HeapFunction::word).toList());
    return InputError.of("rule", "must be one of " + words, text, "rule=grundy");
  }

  private static boolean everySecond(int from, int heap, Sink sink) {
    for (int rest = from; rest < heap; rest += 2) {
      if (!sink.leave(rest, 0, 0)) {
        return false;
      }
    }
    return true;
  }

  // Rising quotients are falling divisors, so what is left rises.
  private static boolean takeDivisors(int heap, int leastQuotient, Sink sink) {
    int root = (int) Math.sqrt(heap);
    for (int quotient = leastQuotient; quotient <= root; quotient++) {
      if (heap % quotient == 0 && !sink.leave(heap - heap / quotient, 0, 0)) {
        return false;
      }
    }
    for (int divisor = root; divisor > 0; divisor--) {
      int quotient = heap / divisor;
      boolean isNew = heap % divisor == 0 && quotient > root && quotient >= leastQuotient;
      if (isNew && !sink.leave(heap - divisor, 0, 0)) {
        return false;
      }
    }
    return true;
  }
}
