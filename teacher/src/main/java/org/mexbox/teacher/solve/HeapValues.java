package org.mexbox.teacher.solve;

import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.heap.HeapFunction;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.heap.Nim;
import org.mexbox.environments.heap.OneHeapFunction;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.PeriodicSequence;
import org.mexbox.teacher.value.Periodicity;

/**
 * The nim-values of single heaps of take-and-break games, under normal play whatever the convention
 * of the rules.
 *
 * <p>Finite codes: the period is looked for each time the number of known values has doubled and,
 * once it is proved, the rest is copied. Where few heaps have values of a rare kind, only sums with
 * those are looked at; else all options of a heap are, but for those that leave three heaps: their
 * values are sums of one value and a set of values of two heaps. Two bytes a heap, and for a moment
 * two more when the period is looked for; where three heaps are left, a quarter of a byte for each
 * value that occurs.
 */
public final class HeapValues {
  /** The largest heap whose value is written down; a proved period goes beyond. */
  public static final int MAX_HEAP = 30_000_000;

  // Finite codes are followed at least so far: short periods show, within a few milliseconds.
  private static final int PLEASANT = 2_048;

  /**
   * The largest heap up to which a period can be looked for, see {@link #of(HeapRules, int, int)}.
   */
  public static final int FARTHEST = 500_000_000;

  /** How far a period is looked for when a heap is larger than {@link #MAX_HEAP}. */
  static final int FAR_ENOUGH = 100_000;

  // Half a minute or so.
  private static final long MAX_STEPS = 30_000_000_000L;

  private HeapValues() {}

  /** A way to the value of a heap from those of all smaller ones. */
  interface Step {
    int value(int heap, char[] known);
  }

  /**
   * The values of heaps 0..{@code to} of any rules that are played heap by heap.
   *
   * @throws InputError if one move may change several heaps
   * @throws LimitError if a value is larger than {@link NimValues#MAX_VALUE}, the last heap larger
   *     than {@link #MAX_HEAP}, or there are too many options to look at
   */
  public static NimValues of(HeapRules rules, int to) {
    requireSmall(to);
    if (rules instanceof TakeAndBreak breaking) {
      return covering(breaking, to).upTo(to);
    }
    if (rules instanceof Subtraction subtraction) {
      return of(SubtractionSequences.nimValues(subtraction, to), to);
    }
    if (rules instanceof Nim) {
      return NimValues.of(new char[1], Optional.of(new Periodicity(1, 0, 1))).upTo(to);
    }
    throw InputError.of("rules", "must be played heap by heap", rules.family(), "octal:code=0.6");
  }

  /**
   * The same, with the period looked for farther: up to a heap, in two bytes a heap, four where it
   * is proved. The period of 0.104 shows with heap 419,079,762.
   *
   * @param within the largest heap whose value may be computed to prove a period, at most {@link
   *     #FARTHEST}
   */
  public static NimValues of(HeapRules rules, int to, int within) {
    if (within <= to || !(rules instanceof Hexadecimal coded) || !coded.code().isFinite()) {
      return of(rules, to);
    }
    requireSmall(within, FARTHEST);
    return new HeapSequence(PairRules.of(coded.code()), FARTHEST).covering(within).upTo(to);
  }

  private static NimValues of(PeriodicSequence sequence, int to) {
    Optional<Periodicity> period = Optional.empty();
    int largest = to;
    if (sequence.period().isPresent()) {
      int length = sequence.period().getAsInt();
      period = Optional.of(new Periodicity(length, sequence.preperiod(), 0));
      largest = Math.max(to, sequence.preperiod() + length);
    } else if (!sequence.covers(to)) {
      throw LimitError.of("heaps", to, sequence.preperiod() - 1, "choose smaller heaps");
    }
    char[] values = new char[largest + 1];
    for (int heap = 0; heap <= largest; heap++) {
      values[heap] = (char) sequence.at(heap);
    }
    return NimValues.of(values, period).upTo(to);
  }

  /**
   * Values that cover a heap: up to it, or a period that is proved.
   *
   * @throws LimitError if a value is larger than {@link NimValues#MAX_VALUE}, the heap larger than
   *     {@link #MAX_HEAP}, or there are too many options to look at
   */
  static NimValues covering(TakeAndBreak rules, int heap) {
    return covering(rules, heap, new HeapReport(Budget.usual()));
  }

  /** The same within a budget, to which is told how far the values have come. */
  static NimValues covering(TakeAndBreak rules, int heap, HeapReport report) {
    if (rules instanceof Hexadecimal coded) {
      HexadecimalCode code = coded.code();
      return code.isFinite()
          ? new HeapSequence(PairRules.of(code)).covering(Math.max(heap, PLEASANT), report)
          : plain(heap, new EndlessCodeStep(code), report);
    }
    return ((OneHeapFunction) rules).function() == HeapFunction.GRUNDY
        ? new HeapSequence(PairRules.GRUNDY).covering(heap, report)
        : byOptions(rules, heap, report);
  }

  /**
   * The same by the definition: the mex of all options, one by one. What the rest is checked by.
   */
  static NimValues byOptions(TakeAndBreak rules, int to) {
    return byOptions(rules, to, new HeapReport(Budget.usual()));
  }

  private static NimValues byOptions(TakeAndBreak rules, int to, HeapReport report) {
    Mex mex = new Mex(NimValues.MAX_VALUE + 1);
    long[] steps = new long[1];
    return plain(
        to,
        (heap, known) -> {
          mex.clear();
          rules.options(
              heap,
              (first, second, third) -> {
                mex.add(known[first] ^ known[second] ^ known[third]);
                report.tick();
                return ++steps[0] <= MAX_STEPS;
              });
          requireFew(steps[0], heap);
          return mex.value();
        },
        report);
  }

  private static NimValues plain(int to, Step step, HeapReport report) {
    requireSmall(to);
    report.grow(0, to + 1);
    char[] values = new char[to + 1];
    report.in(values);
    for (int heap = 0; heap <= to; heap++) {
      report.reached(heap);
      values[heap] = held(step.value(heap, values), heap);
    }
    return NimValues.of(values, Optional.empty());
  }

  static char held(int value, int heap) {
    if (value > NimValues.MAX_VALUE) {
      throw LimitError.of(
          "nim-value of heap " + heap, value, NimValues.MAX_VALUE, "choose smaller heaps");
    }
    return (char) value;
  }

  static void requireSmall(int heap) {
    requireSmall(heap, MAX_HEAP);
  }

  static void requireSmall(int heap, int most) {
    if (heap > most) {
      throw LimitError.of("heap to have its value", heap, most, "choose smaller heaps");
    }
  }

  /** Refuses work without end. */
  static void requireFew(long steps, int heap) {
    if (steps > MAX_STEPS) {
      throw LimitError.of(
          "options of heaps up to " + heap, "more", MAX_STEPS, "choose smaller heaps");
    }
  }
}
