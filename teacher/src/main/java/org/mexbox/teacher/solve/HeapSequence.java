package org.mexbox.teacher.solve;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.value.Mex;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Periodicity;

/** The values of heaps one after the other, with a look for the period and for rare values. */
final class HeapSequence {
  private static final int FIRST_LOOK = 256;

  // The last look that can prove an arithmetic period.
  private static final int LAST_ARITHMETIC = 2 * ArithmeticPeriod.MOST;

  // After so many heaps it is asked whether the rest can be done.
  private static final int OUTLOOK = 1_024;

  private final PairRules rules;
  private final boolean looksForPeriod;
  private final int most;
  private final PartSums sums = new PartSums();
  private final Mex mex = new Mex(NimValues.MAX_VALUE + 1);
  private char[] values = new char[FIRST_LOOK];
  private int known;
  private Optional<SparseSpace> sparse = Optional.empty();
  private Optional<Periodicity> period = Optional.empty();
  private long steps;

  HeapSequence(PairRules rules) {
    this(rules, HeapValues.MAX_HEAP);
  }

  /** The same up to another largest heap whose value may be computed. */
  HeapSequence(PairRules rules, int most) {
    this(rules, !rules.unequal, most);
  }

  /** Without a look for the period all values are computed: for measuring. */
  HeapSequence(PairRules rules, boolean looksForPeriod) {
    this(rules, looksForPeriod, HeapValues.MAX_HEAP);
  }

  private HeapSequence(PairRules rules, boolean looksForPeriod, int most) {
    this.rules = rules;
    this.looksForPeriod = looksForPeriod;
    this.most = most;
  }

  /** Values that cover a heap: it stands in them, or their period is proved. */
  NimValues covering(int heap) {
    return covering(heap, new HeapReport(Budget.usual()));
  }

  /** The same within a budget, to which is told how far the values have come. */
  NimValues covering(int heap, HeapReport report) {
    while (known <= heap && period.isEmpty()) {
      // The last round ends with the last heap, and a look at what it shows.
      int end = Math.min(heap + 1, Math.max(FIRST_LOOK, 2 * known));
      // A heap too large to write down can only be reached by a period, so look no further for it.
      HeapValues.requireSmall(end > HeapValues.FAR_ENOUGH ? heap : end, most);
      report.grow(known, end);
      values = Arrays.copyOf(values, end);
      report.in(values);
      advance(end, heap, report);
      look(heap);
    }
    // The rest follows.
    int needed = period.map(rule -> rule.preperiod() + rule.period()).orElse(known);
    return NimValues.of(Arrays.copyOf(values, needed), period);
  }

  private void advance(int end, int heap, HeapReport report) {
    for (; known < end; known++) {
      report.reached(known);
      if (known > LAST_ARITHMETIC && known % OUTLOOK == 0 && rules.triples.length > 0) {
        requireWithinReach(heap);
      }
      values[known] =
          HeapValues.held(
              sparse.isPresent() ? sparse.get().next(values, known) : byAllOptions(known), known);
    }
  }

  // What will be too much is refused before it is done: neither the heap nor a proof of a period is
  // near. A value that occurs for the first time is no repetition, so a period begins and ends
  // beyond
  // it, and is proved by three times as many heaps.
  private void requireWithinReach(int heap) {
    BitSet met = new BitSet();
    int newest = 0;
    for (int each = 0; each < known; each++) {
      if (!met.get(values[each])) {
        met.set(values[each]);
        newest = each;
      }
    }
    long proof = 3L * (newest + 1) + rules.reach.take();
    int end = (int) Math.min(heap, looksForPeriod ? proof - 1 : heap);
    int total = end - rules.reach.take();
    HeapValues.requireFew(steps + sums.steps() + sums.leastSteps(total, values, known), end);
  }

  private void look(int heap) {
    if (looksForPeriod) {
      period =
          Periodicity.proved(values, known, rules.reach)
              .or(() -> ArithmeticPeriod.proved(rules, values, known));
    }
    boolean goesOn = known <= heap && period.isEmpty();
    // It knows nothing of three heaps.
    if (goesOn && rules.pairs.length > 0 && rules.triples.length == 0) {
      sparse = SparseSpace.of(rules, values, known);
    }
  }

  private int byAllOptions(int heap) {
    mex.clear();
    for (int whole : rules.wholes) {
      if (whole == heap) {
        mex.add(0);
      }
    }
    for (int taken : rules.singles) {
      if (taken < heap) {
        mex.add(values[heap - taken]);
      }
    }
    for (int taken : rules.pairs) {
      int rest = heap - taken;
      int last = rules.lastFirst(rest);
      for (int first = 1; first <= last; first++) {
        mex.add(values[first] ^ values[rest - first]);
      }
      steps += Math.max(0, last);
    }
    for (int taken : rules.triples) {
      if (taken <= heap) {
        sums.three(heap - taken, values).stream().forEach(mex::add);
      }
    }
    HeapValues.requireFew(steps + sums.steps(), heap);
    return mex.value();
  }

  /** The sparse space in use at the end, if one was found. */
  Optional<SparseSpace> sparse() {
    return sparse;
  }
}
