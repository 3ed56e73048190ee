package org.mexbox.teacher.quotient;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.LimitError;

/**
 * What can be said, in the language of a quotient, of all sums of some heaps: for a sum X its
 * element and the set W of elements z for which some option X' has a lost product {@code X' z}. Of
 * the sets of one element only the smallest are kept, for they decide: where X is not lost, W must
 * hold the identity, for then X has a lost option. That no lost X has one follows from the same for
 * single heaps. So when {@link #with} accepts heap after heap, then every sum of them is proved to
 * be lost exactly when its element is (Plambeck and Siegel 2008, section 5, on transition
 * algebras).
 *
 * <p>Immutable.
 */
final class Transitions {
  /** The most sets that are met on the way. */
  static final int MAX_SETS = 40_000;

  private final Quotient quotient;
  private final List<List<ElementSet>> smallest;
  private final List<Sum> generators;
  private int count;

  /** The element of a sum, and the elements with which one of its options makes a lost product. */
  record Sum(int element, ElementSet wins) {}

  private Transitions(Quotient quotient, List<List<ElementSet>> smallest, List<Sum> generators) {
    this.quotient = quotient;
    this.smallest = smallest;
    this.generators = generators;
  }

  /** No heaps. */
  static Transitions none(Quotient quotient) {
    List<List<ElementSet>> smallest = new ArrayList<>();
    for (int element = 0; element < quotient.order(); element++) {
      smallest.add(new ArrayList<>());
    }
    return new Transitions(quotient, smallest, List.of());
  }

  /** These and all sums with a heap more; empty if it cannot behave like that element. */
  Optional<Transitions> with(int element, ElementSet wins) {
    if (!mayBe(element, wins)) {
      return Optional.empty();
    }
    Sum heap = new Sum(element, wins);
    if (isKnown(heap)) {
      return Optional.of(this);
    }
    List<List<ElementSet>> copy = new ArrayList<>();
    smallest.forEach(sets -> copy.add(new ArrayList<>(sets)));
    List<Sum> more = new ArrayList<>(generators);
    more.add(heap);
    Transitions next = new Transitions(quotient, copy, List.copyOf(more));
    next.count = count;
    return next.close(heap) ? Optional.of(next) : Optional.empty();
  }

  /** The element that a heap behaves like, with the transitions it brings; empty if none does. */
  Optional<Placed> place(ElementSet wins) {
    for (int x = 0; x < quotient.order(); x++) {
      int element = x;
      Optional<Transitions> next =
          suitsSums(x, wins) ? with(x, wins) : Optional.<Transitions>empty();
      if (next.isPresent()) {
        return next.map(transitions -> new Placed(element, transitions));
      }
    }
    return Optional.empty();
  }

  record Placed(int element, Transitions transitions) {}

  // No option may make a lost product where the element makes one; and the heap alone is won only
  // by a lost option.
  private boolean mayBe(int element, ElementSet wins) {
    return !quotient.partners(element).meets(wins) && (quotient.isLost(element) || wins.has(0));
  }

  // The heap beside each known sum, for a quick no.
  private boolean suitsSums(int element, ElementSet wins) {
    if (!mayBe(element, wins)) {
      return false;
    }
    for (int y = 0; y < smallest.size(); y++) {
      boolean isSafe = quotient.isLost(quotient.times(element, y)) || wins.has(y);
      for (int i = 0; i < smallest.get(y).size() && !isSafe; i++) {
        if (!smallest.get(y).get(i).has(element)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isKnown(Sum sum) {
    return smallest.get(sum.element).stream().anyMatch(sum.wins::holds);
  }

  private boolean close(Sum heap) {
    Deque<Sum> open = new ArrayDeque<>();
    if (!enter(heap, open)) {
      return false;
    }
    for (int y = 0; y < smallest.size(); y++) {
      for (ElementSet wins : List.copyOf(smallest.get(y))) {
        if (!enter(sum(heap, new Sum(y, wins)), open)) {
          return false;
        }
      }
    }
    while (!open.isEmpty()) {
      Sum next = open.pop();
      for (Sum generator : generators) {
        if (!enter(sum(next, generator), open)) {
          return false;
        }
      }
    }
    return true;
  }

  private Sum sum(Sum x, Sum y) {
    return new Sum(
        quotient.times(x.element, y.element),
        quotient.divided(x.wins, y.element).with(quotient.divided(y.wins, x.element)));
  }

  // False if a sum that should be won has no lost option.
  private boolean enter(Sum sum, Deque<Sum> open) {
    if (!quotient.isLost(sum.element) && !sum.wins.has(0)) {
      return false;
    }
    if (!isKnown(sum)) {
      if (++count > MAX_SETS) {
        throw LimitError.of(
            "transitions of the misere quotient", "more", MAX_SETS, "choose smaller heaps");
      }
      List<ElementSet> sets = smallest.get(sum.element);
      sets.removeIf(wins -> wins.holds(sum.wins));
      sets.add(sum.wins);
      open.push(sum);
    }
    return true;
  }
}
