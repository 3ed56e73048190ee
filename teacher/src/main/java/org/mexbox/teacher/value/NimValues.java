package org.mexbox.teacher.value;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.mexbox.environments.LimitError;

/**
 * The nim-values of single heaps 0..{@link #largest} of one game, and what is known of the rest.
 * Two bytes a heap. Immutable.
 */
public final class NimValues {
  /** The largest nim-value that is held. */
  public static final int MAX_VALUE = Character.MAX_VALUE;

  private final char[] values;
  private final int largest;
  private final Optional<Periodicity> period;

  private NimValues(char[] values, int largest, Optional<Periodicity> period) {
    this.values = values;
    this.largest = largest;
    this.period = period;
  }

  /**
   * The values of heaps 0, 1, 2, ...
   *
   * @param values at least one; copied
   * @param period a period that is proved, if there is one; then the values go on for ever
   */
  public static NimValues of(char[] values, Optional<Periodicity> period) {
    return new NimValues(values.clone(), values.length - 1, period);
  }

  /** These values up to a heap: fewer, or by their period more. */
  public NimValues upTo(int heap) {
    if (heap < values.length) {
      return new NimValues(values, heap, period);
    }
    Periodicity rule =
        period.orElseThrow(() -> new IndexOutOfBoundsException("heap " + heap + " is not known"));
    char[] more = Arrays.copyOf(values, heap + 1);
    for (int n = values.length; n <= heap; n++) {
      int value = more[n - rule.period()] + rule.saltus();
      if (value > MAX_VALUE) {
        throw LimitError.of("nim-value of heap " + n, value, MAX_VALUE, "choose smaller heaps");
      }
      more[n] = (char) value;
    }
    return new NimValues(more, heap, period);
  }

  /** The largest heap whose value stands here. */
  public int largest() {
    return largest;
  }

  /** True if the value of a heap is known. */
  public boolean covers(int heap) {
    return heap <= largest || period.isPresent();
  }

  /**
   * The value of a heap, also beyond {@link #largest} if a period is proved.
   *
   * @throws IndexOutOfBoundsException unless it is known
   */
  public int at(int heap) {
    if (heap < values.length || period.isEmpty()) {
      return values[heap];
    }
    Periodicity rule = period.get();
    int beyond = heap - rule.preperiod();
    return values[rule.preperiod() + beyond % rule.period()]
        + beyond / rule.period() * rule.saltus();
  }

  /** The value of the three parts of a heap, those that are missing 0: the nim-sum of theirs. */
  public int ofParts(int first, int second, int third) {
    return at(first) ^ at(second) ^ at(third);
  }

  /** The heaps whose value stands here and is 0: single heaps that are lost. */
  public IntStream zeros() {
    return IntStream.rangeClosed(0, largest).filter(heap -> values[heap] == 0);
  }

  /** A period that these values show, whether it is proved or not; see {@link Periodicity#seen}. */
  public Optional<Periodicity> periodSeen() {
    return Periodicity.seen(values, largest + 1);
  }

  /** The smallest period, if it is proved. */
  public Optional<Periodicity> period() {
    return period;
  }
}
