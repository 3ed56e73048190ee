package org.mexbox.teacher.quotient;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.mexbox.environments.LimitError;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Learned;
import org.mexbox.teacher.limit.Learned.Part;

/**
 * Heap after heap: each gets the element of the quotient so far that it behaves like, if there is
 * one; else it becomes a new generator, and a larger quotient is guessed ({@link Box}) and proved
 * ({@link Transitions}). A guess that is refused shows where: there the heap is made a generator of
 * its own, or more of each generator are counted out.
 */
final class QuotientSearch {
  // A generator that is new repeats from here on, for a first guess.
  private static final int NEW_CAP = 2;
  private static final int PATIENCE = 2;

  // Of a sum: its class before and after a split, a pair of classes in a map, and its outcome.
  private static final int BYTES = 2 * Integer.BYTES + Budget.MAP_ENTRY + 1;

  private final HeapOptions rules;
  private final Budget budget;
  private long maxSums;
  private final List<Integer> generators = new ArrayList<>();
  // For each heap a product of heaps that are generators, both fixed when the heap was placed.
  private final List<List<Integer>> factors = new ArrayList<>();
  private final List<Integer> elements = new ArrayList<>();
  private final Map<ElementSet, Integer> placed = new HashMap<>();
  private Quotient quotient = Quotient.trivial();
  private int provedHeaps;
  private int provedOrder;
  private Transitions transitions = Transitions.none(quotient);

  /**
   * A search that has no heap yet.
   *
   * @param maxSums the most sums that are counted out for one guess
   */
  QuotientSearch(HeapOptions rules, long maxSums, Budget budget) {
    this.rules = rules;
    this.maxSums = maxSums;
    this.budget = budget;
  }

  /** The proved quotient of the heaps so far: its order stands for the sums of all of them. */
  Learned learned() {
    // A heap that is being placed has an element that is not proved.
    return new Learned("misere-quotient", "heaps", provedHeaps)
        .with(List.of(new Part("elements", String.valueOf(provedOrder))));
  }

  /** From now on fewer sums are counted out, if that is fewer. */
  void countAtMost(long sums) {
    maxSums = Math.min(maxSums, sums);
  }

  Quotient quotient() {
    return quotient;
  }

  List<Integer> generators() {
    return List.copyOf(generators);
  }

  int known() {
    return elements.size();
  }

  int element(int heap) {
    return elements.get(heap);
  }

  /** Places heap {@link #known}. */
  void next() {
    provedHeaps = known();
    provedOrder = quotient.order();
    budget.tick();
    int heap = known();
    ElementSet reached = reached(heap);
    if (reached.isEmpty()) {
      place(0);
      return;
    }
    ElementSet wins = wins(reached);
    Integer known = placed.get(wins);
    if (known != null) {
      place(known);
      return;
    }
    Optional<Transitions.Placed> found = transitions.place(wins);
    if (found.isPresent()) {
      transitions = found.get().transitions();
      placed.put(wins, found.get().element());
      place(found.get().element());
    } else {
      enlarge(heap);
    }
  }

  private ElementSet reached(int heap) {
    ElementSet reached = ElementSet.empty(quotient.order());
    rules.each(heap, parts -> reached.add(product(parts)));
    return reached;
  }

  private int product(int[] parts) {
    int product = 0;
    for (int part : parts) {
      product = quotient.times(product, elements.get(part));
    }
    return product;
  }

  private ElementSet wins(ElementSet reached) {
    ElementSet wins = ElementSet.empty(quotient.order());
    for (int element = 0; element < quotient.order(); element++) {
      if (reached.has(element)) {
        wins = wins.with(quotient.partners(element));
      }
    }
    return wins;
  }

  private void place(int element) {
    Word word = quotient.word(element);
    List<Integer> product = new ArrayList<>();
    for (int generator = 0; generator < word.length(); generator++) {
      product.addAll(Collections.nCopies(word.exponent(generator), generators.get(generator)));
    }
    elements.add(element);
    factors.add(product);
  }

  private void enlarge(int heap) {
    elements.add(0);
    factors.add(List.of(heap));
    generators.add(heap);
    int slack = 0;
    for (OptionalInt refused = refused(guess(slack)); refused.isPresent(); ) {
      int culprit = refused.getAsInt();
      if (slack < PATIENCE || generators.contains(culprit)) {
        slack++;
      } else {
        factors.set(culprit, List.of(culprit));
        generators.add(culprit);
        generators.sort(null);
        slack = 0;
      }
      refused = refused(guess(slack));
    }
  }

  private Quotient guess(int slack) {
    int[] caps = new int[generators.size()];
    List<List<Word>> words = new ArrayList<>();
    for (int i = 0; i < caps.length; i++) {
      int element = elements.get(generators.get(i));
      caps[i] = slack + (element == 0 ? NEW_CAP : quotient.index(element));
      Set<Word> distinct = new LinkedHashSet<>();
      rules.each(generators.get(i), parts -> distinct.add(word(parts)));
      words.add(List.copyOf(distinct));
    }
    if (Box.size(caps) > maxSums) {
      throw LimitError.of(
          "sums to count out for a misere quotient",
          Box.size(caps),
          maxSums,
          "choose smaller heaps");
    }
    long bytes = Box.size(caps) * BYTES;
    budget.hold(bytes);
    Quotient guess = new Box(caps, words, budget).reduced();
    budget.hold(-bytes);
    return guess;
  }

  private Word word(int[] parts) {
    int[] exponents = new int[generators.size()];
    for (int part : parts) {
      for (int factor : factors.get(part)) {
        exponents[generators.indexOf(factor)]++;
      }
    }
    return new Word(exponents);
  }

  // Takes a guess over if all heaps fit it; else the first that does not. Generators come first:
  // what
  // does not fit among them is a fault of the box. A heap refused later does not behave like its
  // product any more.
  private OptionalInt refused(Quotient guess) {
    List<Integer> before = List.copyOf(elements);
    Quotient old = quotient;
    quotient = guess;
    placed.clear();
    Transitions proof = Transitions.none(guess);
    elements.replaceAll(element -> 0);
    for (int heap = 0; heap < known(); heap++) {
      elements.set(heap, guess.element(word(new int[] {heap})));
    }
    for (int heap : generatorsFirst()) {
      ElementSet reached = reached(heap);
      if (reached.isEmpty()) {
        continue;
      }
      ElementSet wins = wins(reached);
      Optional<Transitions> next = proof.with(elements.get(heap), wins);
      if (next.isEmpty()) {
        quotient = old;
        Collections.copy(elements, before);
        return OptionalInt.of(heap);
      }
      proof = next.get();
      placed.put(wins, elements.get(heap));
    }
    transitions = proof;
    return OptionalInt.empty();
  }

  private List<Integer> generatorsFirst() {
    Set<Integer> heaps = new LinkedHashSet<>(generators);
    IntStream.range(0, known()).forEach(heaps::add);
    return List.copyOf(heaps);
  }
}
