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
   * What a move may do to a heap at the most.
   *
   * @param take the most objects it may take away
   * @param parts the most heaps it may leave of one
   */
  public record Reach(int take, int parts) {}

  /**
   * The period of the nim-values of an octal or hexadecimal game, proved by the theorem of Guy and
   * Smith (1956; <i>Winning Ways</i>, ch. 4), here for moves that leave at most r heaps of one: if
   * {@code G(n + p) = G(n)} holds for {@code e <= n < re + (r - 1)p + t}, where e is 1 or more and
   * t is the most objects a move may take, then it holds for all n from e on.
   *
   * <p>Proof by induction: let n be at least {@code re + (r - 1)p + t} and all smaller heaps from e
   * on be as claimed. A move from {@code n + p} cannot take the whole heap, as n is more than t.
   * The largest of the at most r heaps that it leaves is {@code (n + p - t) / r >= e + p} or more;
   * cut by p it has the same value, by assumption, and is still a heap. So n has an option of that
   * value, with as many heaps left and as many objects taken. Likewise the largest heap that a move
   * from n leaves is {@code (n - t) / r >= e} or more, and can be lengthened by p. So n and n + p
   * have options of the same values, and the same mex. Nothing is asked of the values but that they
   * of the parts decide that of an option, and those of the options that of a heap: elements of a
   * misere quotient will do. (It would not do to add a saltus, which is not carried through
   * nim-sums.)
   *
   * <p>Cost: about linear time and, where r is 2, 2 bytes a value, for the comparison of the later
   * half, read backward, with all its shifts at once (Gusfield 1997, 1.4).
   *
   * @param values at least the first {@code count} values
   * @param reach t and r
   * @return empty if the values known so far prove none
   */
  public static Optional<Periodicity> proved(char[] values, int count, Reach reach) {
    // A period that can be proved holds from a later half, or third, on at the latest.
    int later = reach.parts() == 1 ? 0 : count / reach.parts();
    int[] matches = matches(count - later, n -> values[later + n]);
    for (int period = 1; period < matches.length; period++) {
      int from = count - period - matches[period];
      if (from == later) {
        while (from > 0 && values[from - 1] == values[from - 1 + period]) {
          from--;
        }
      }
      // Heaps of 0 are no heaps, so the argument needs e of 1 at least.
      long needed = (long) reach.parts() * (Math.max(1, from) + period) + reach.take();
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
