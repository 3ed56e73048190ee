package org.mexbox.agents.sum;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether marks are right for all sums of some components, however many, by the rules alone. The
 * mark of a sum and the set of the marks of its options decide whether the sum is judged rightly,
 * given that its options are; and adding a component turns such a pair into one that depends on
 * nothing else. So there are finitely many pairs to look at, and by induction on the length of play
 * they speak for all sums. The marks must not depend on the order in which components are added.
 */
public final class Closure {
  private static final double MARGIN = 0.25;

  private final Components components;
  private final int[] some;
  private final Marks marks;
  private final int most;
  private final Map<Pair, Integer> numbers = new HashMap<>();
  private final List<Pair> pairs = new ArrayList<>();
  // Where a pair came from, and by which component.
  private final List<Integer> parents = new ArrayList<>();
  private final List<Integer> added = new ArrayList<>();

  private boolean tooLong;

  private record Pair(int ofSum, BitSet ofOptions) {}

  /**
   * A question.
   *
   * @param some the components whose sums are asked for; no move leads from them to others
   * @param most how many pairs are looked at; beyond, marks count as wrong
   */
  public Closure(Components components, int[] some, Marks marks, int most) {
    this.components = components;
    this.some = some.clone();
    this.marks = marks;
    this.most = most;
  }

  /**
   * Sums that are judged wrongly, or have an option that is, small ones first; none exactly if the
   * marks are right for every sum. When the first is found, the search goes on to so many pairs.
   */
  public List<Sum> wrong(int pairsIfWrong) {
    List<Sum> wrong = new ArrayList<>();
    add(new Pair(Marks.END, new BitSet()), -1, -1);
    for (int i = 0; i < pairs.size() && (wrong.isEmpty() || i < pairsIfWrong); i++) {
      boolean isRight = isRight(pairs.get(i));
      tooLong |= isRight && i == most;
      if (!isRight || i == most) {
        wrong.add(sum(i));
      }
      for (int component : some) {
        add(plus(pairs.get(i), component), i, component);
      }
    }
    return wrong;
  }

  /** True if there were too many pairs, so that the one sum it names may be judged rightly. */
  public boolean isTooLong() {
    return tooLong;
  }

  private void add(Pair pair, int parent, int component) {
    if (numbers.putIfAbsent(pair, pairs.size()) == null) {
      pairs.add(pair);
      parents.add(parent);
      added.add(component);
    }
  }

  private Pair plus(Pair pair, int component) {
    BitSet options = new BitSet();
    BitSet old = pair.ofOptions;
    for (int mark = old.nextSetBit(0); mark >= 0; mark = old.nextSetBit(mark + 1)) {
      options.set(marks.plus(mark, component));
    }
    for (int remainder : components.options(component)) {
      options.set(marks.plus(pair.ofSum, components.remainder(remainder)));
    }
    return new Pair(marks.plus(pair.ofSum, component), options);
  }

  private boolean isRight(Pair pair) {
    boolean isLost =
        pair.ofOptions.isEmpty()
            ? components.endIsLost()
            : pair.ofOptions.stream().noneMatch(mark -> marks.lost(mark) > 0.5f);
    // Written so that NaN is wrong.
    return Math.abs(marks.lost(pair.ofSum) - (isLost ? 1 : 0)) < MARGIN;
  }

  // The components on the way to a pair.
  private Sum sum(int pair) {
    Sum sum = Sum.EMPTY;
    for (int i = pair; parents.get(i) >= 0; i = parents.get(i)) {
      sum = sum.plus(added.get(i));
    }
    return sum;
  }
}
