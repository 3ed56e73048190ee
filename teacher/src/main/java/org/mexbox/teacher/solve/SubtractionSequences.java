package org.mexbox.teacher.solve;

import java.util.Arrays;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.PeriodicSequence;

/**
 * One heap of a subtraction game, for all sizes at once: the next label depends on the last {@code
 * max(take)} ones, so it repeats (<i>Winning Ways</i>, ch. 4).
 */
public final class SubtractionSequences {
  /** The most heap sizes that are looked at in search of the period. */
  public static final int MAX_SIZES = 4_000_000;

  // Looks at an option: a quarter of a second when a period is only nice to have, a few seconds
  // when no answer could be given without it.
  private static final long PLEASANT_STEPS = 100_000_000L;
  private static final long MAX_STEPS = 2_000_000_000L;

  private SubtractionSequences() {}

  /**
   * The nim-values of heaps 0, 1, 2, ...: with its period, or at least up to a size.
   *
   * @param needed the size that must be covered, if that can be done within the limits
   */
  public static PeriodicSequence nimValues(Subtraction rules, int needed) {
    return nimValues(rules, needed, new HeapReport(Budget.usual()));
  }

  static PeriodicSequence nimValues(Subtraction rules, int needed, HeapReport report) {
    int[] takes = takes(rules);
    Mex mex = new Mex(takes.length);
    return sequence(
        takes,
        needed,
        (heap, values) -> {
          mex.clear();
          for (int i = 0; i < takes.length && takes[i] <= heap; i++) {
            mex.add(values[heap - takes[i]]);
          }
          return mex.value();
        },
        report);
  }

  /**
   * Who wins heaps 0, 1, 2, ... under misere play: 1 when the player to move does, else 0.
   *
   * @param needed the size that must be covered, if that can be done within the limits
   */
  public static PeriodicSequence misereWins(Subtraction rules, int needed) {
    return misereWins(rules, needed, new HeapReport(Budget.usual()));
  }

  static PeriodicSequence misereWins(Subtraction rules, int needed, HeapReport report) {
    int[] takes = takes(rules);
    return sequence(
        takes,
        needed,
        (heap, values) -> {
          boolean wins = heap < takes[0];
          for (int i = 0; i < takes.length && takes[i] <= heap && !wins; i++) {
            wins = values[heap - takes[i]] == 0;
          }
          return wins ? 1 : 0;
        },
        report);
  }

  private interface Rule {
    int next(int heap, int[] values);
  }

  private static int[] takes(Subtraction rules) {
    return rules.takes().stream().mapToInt(Integer::intValue).toArray();
  }

  private static PeriodicSequence sequence(int[] takes, int needed, Rule rule, HeapReport report) {
    // The rule is the same for all heaps only from the largest take on.
    int window = takes[takes.length - 1];
    int known = 0;
    int[] values = new int[0];
    for (int size = 2 * window + 62; ; size = Math.min(2 * size, MAX_SIZES)) {
      // Two characters make an int.
      report.grow(2 * values.length, 2 * size);
      values = Arrays.copyOf(values, size);
      report.in(values);
      for (; known < size; known++) {
        report.reached(known);
        values[known] = rule.next(known, values);
      }
      PeriodicSequence sequence = PeriodicSequence.of(values, window);
      long steps = 2L * size * takes.length;
      if (sequence.period().isPresent()
          || size == MAX_SIZES
          || steps > (sequence.covers(needed) ? PLEASANT_STEPS : MAX_STEPS)) {
        return sequence;
      }
    }
  }
}
