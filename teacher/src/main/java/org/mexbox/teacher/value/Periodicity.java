package org.mexbox.teacher.value;

import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * That a sequence repeats: {@code G(n + period) = G(n) + saltus} for all n from {@code preperiod}
 * on, and for no smaller start.
 *
 * @param period the smallest such, 1 or more
 * @param preperiod the first index from which it holds, 0 or more
 * @param saltus what a period adds: 0 for a plain period, more for an arithmetic one
 */
public record Periodicity(int period, int preperiod, int saltus) {

  /**
   * The period of the nim-values of an octal game, proved by the theorem of Guy and Smith (1956;
   * <i>Winning Ways</i>, ch. 4): if {@code G(n + p) = G(n)} holds for {@code e <= n < 2e + p + t},
   * where t is the most objects a move may take, then it holds for all n from e on. Each option of
   * a larger heap has a part of at least e + p, which can be cut or lengthened by p.
   *
   * <p>Only a sequence whose later half repeats can be proved to repeat. Cost: about linear time
   * and 2 bytes a value, for the comparison of the later half, read backward, with all its shifts
   * at once (Gusfield 1997, 1.4).
   *
   * @param values at least the first {@code count} values
   * @param largestTake t
   * @return empty if the values known so far prove none
   */
  public static Optional<Periodicity> proved(char[] values, int count, int largestTake) {
    int later = count / 2;
    int[] matches = matches(count - later, n -> values[later + n]);
    for (int period = 1; period < matches.length; period++) {
      int from = count - period - matches[period];
      if (from == later) {
        while (from > 0 && values[from - 1] == values[from - 1 + period]) {
          from--;
        }
      }
      // Heaps of 0 are no heaps, so the argument needs e of 1 at least.
      long needed = 2L * Math.max(1, from) + 2L * period + largestTake;
      if (needed <= count) {
        return Optional.of(new Periodicity(period, from, 0));
      }
    }
    return Optional.empty();
  }

  /**
   * An arithmetic period that all known values show from some heap on, over at least four periods
   * and three quarters of what is known. It is seen, not proved.
   *
   * @param values at least the first {@code count} values
   */
  public static Optional<Periodicity> seen(char[] values, int count) {
    // The differences repeat exactly where the values repeat with a saltus.
    int[] matches = matches(count - 1, n -> values[n + 1] - values[n]);
    for (int period = 1; 4L * period < count; period++) {
      int from = count - 1 - period - matches[period];
      if (4L * from < count - 4L * period) {
        return Optional.of(
            new Periodicity(period, from, values[count - 1] - values[count - 1 - period]));
      }
    }
    return Optional.empty();
  }

  // matches[p]: how long the sequence, read backward, agrees with itself moved by p (Z-function).
  private static int[] matches(int count, IntUnaryOperator value) {
    int[] matches = new int[Math.max(count, 0)];
    int left = 0;
    int right = 0;
    for (int i = 1; i < count; i++) {
      int length = i < right ? Math.min(right - i, matches[i - left]) : 0;
      int last = count - 1 - length;
      while (last - i >= 0 && value.applyAsInt(last) == value.applyAsInt(last - i)) {
        last--;
      }
      matches[i] = count - 1 - last;
      if (i + matches[i] > right) {
        left = i;
        right = i + matches[i];
      }
    }
    return matches;
  }
}
