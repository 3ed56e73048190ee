package org.mexbox.teacher.quotient;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.heap.Subtraction;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Periodicity;
import org.mexbox.teacher.value.Periodicity.Reach;

/**
 * The misere quotient of the heaps 0..{@link #largest} of one game, the element of each heap (the
 * pretending function), and what is known of larger heaps. Every sum of such heaps is lost under
 * misere play exactly when the product of their elements is. Immutable.
 *
 * <p>Found by guesses and proved by transition algebras: Plambeck and Siegel, <i>Misere quotients
 * for impartial games</i>, J. Combin. Theory A 115 (2008).
 */
public final class HeapQuotient {
  /** The largest heap whose element is computed; a proved period goes beyond. */
  public static final int MAX_HEAP = 20_000;

  /** The most sums that are counted out for a guess: about a second each. */
  public static final long MAX_SUMS = 3_000_000;

  /** So many are counted out where nothing depends on it but an answer that is nicer. */
  public static final long QUICK_SUMS = 50_000;

  private static final int FIRST_LOOK = 32;

  // Heaps that were not asked for are looked at so far, for the sake of a period.
  private static final int PLEASANT = 512;

  private final Quotient quotient;
  private final char[] elements;
  private final List<Integer> generators;
  private final Optional<Periodicity> period;

  private HeapQuotient(QuotientSearch search, char[] elements, Optional<Periodicity> period) {
    this.quotient = search.quotient();
    this.generators = search.generators();
    this.elements = elements;
    this.period = period;
  }

  /**
   * The quotient that covers a heap: of all heaps up to it, or of all there are if a period is
   * proved.
   *
   * @param rules rules played heap by heap; the convention does not matter
   * @param maxSums how many sums may be counted out for a guess, such as {@link #MAX_SUMS}
   * @throws LimitError if that is not enough: many games have an infinite quotient
   */
  public static HeapQuotient covering(HeapRules rules, int heap, long maxSums) {
    return covering(rules, heap, maxSums, Budget.usual());
  }

  /** The same within a budget, which can be asked how far the elements have come. */
  public static HeapQuotient covering(HeapRules rules, int heap, long maxSums, Budget budget) {
    QuotientSearch search = new QuotientSearch(HeapOptions.of(rules), maxSums, budget);
    budget.reporting(search::learned);
    Optional<Reach> reach = reach(rules);
    for (int look = FIRST_LOOK; look <= heap && reach.isPresent(); look *= 2) {
      HeapQuotient known = upTo(look, search, reach);
      if (known.period.isPresent()) {
        return known;
      }
    }
    HeapQuotient enough = upTo(heap + 1, search, reach);
    return enough.period.isEmpty() && reach.isPresent() ? enough.orPeriodic(search, reach) : enough;
  }

  private HeapQuotient orPeriodic(QuotientSearch search, Optional<Reach> reach) {
    search.countAtMost(QUICK_SUMS);
    try {
      for (int look = FIRST_LOOK; look <= PLEASANT; look *= 2) {
        HeapQuotient more = upTo(Math.max(look, largest() + 1), search, reach);
        if (more.period.isPresent()) {
          return more;
        }
      }
    } catch (LimitError tooLarge) {
      // Larger heaps were not asked for.
      return this;
    }
    return this;
  }

  private static HeapQuotient upTo(int end, QuotientSearch search, Optional<Reach> reach) {
    if (end > MAX_HEAP) {
      throw LimitError.of(
          "heap to have its misere element", end - 1, MAX_HEAP - 1, "choose smaller heaps");
    }
    while (search.known() < end) {
      search.next();
    }
    char[] elements = new char[end];
    for (int heap = 0; heap < end; heap++) {
      elements[heap] = (char) search.element(heap);
    }
    return new HeapQuotient(
        search, elements, reach.flatMap(r -> Periodicity.proved(elements, end, r)));
  }

  // Empty where no theorem tells a period.
  private static Optional<Reach> reach(HeapRules rules) {
    if (rules instanceof Hexadecimal coded && coded.code().isFinite()) {
      HexadecimalCode code = coded.code();
      return Optional.of(new Reach(code.largestTake(Integer.MAX_VALUE), code.mostParts()));
    }
    if (rules instanceof Subtraction subtraction) {
      return Optional.of(new Reach(Collections.max(subtraction.takes()), 1));
    }
    return Optional.empty();
  }

  /** The quotient. */
  public Quotient quotient() {
    return quotient;
  }

  /** The heaps whose elements are called a, b, c, ... */
  public List<Integer> generators() {
    return generators;
  }

  /** The largest heap whose element was computed. */
  public int largest() {
    return elements.length - 1;
  }

  /** True if the element of a heap is known. */
  public boolean covers(int heap) {
    return heap <= largest() || period.isPresent();
  }

  /** The smallest period of the elements, if it is proved; its saltus is 0. */
  public Optional<Periodicity> period() {
    return period;
  }

  /** The element of the three parts of a heap, those that are missing 0. */
  public int element(int first, int second, int third) {
    int two = quotient.times(element(first), element(second));
    return third == 0 ? two : quotient.times(two, element(third));
  }

  /**
   * The element of a heap.
   *
   * @throws IndexOutOfBoundsException unless it is known
   */
  public int element(int heap) {
    if (heap <= largest() || period.isEmpty()) {
      return elements[heap];
    }
    Periodicity rule = period.get();
    return elements[rule.preperiod() + (heap - rule.preperiod()) % rule.period()];
  }
}
