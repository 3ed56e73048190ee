package org.mexbox.teacher.quotient;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.mexbox.environments.LimitError;
import org.mexbox.teacher.limit.Budget;

/**
 * A guess at a quotient: sums of generators, so many of each, where two more or less of the same
 * make no difference from some number on. The outcomes of the sums are counted out and sums that
 * nothing tells apart are made one. Whether the guess is right is for {@link Transitions} to say.
 */
final class Box {
  /** The most elements of a quotient. */
  static final int MAX_ORDER = 1_000;

  private final int[] caps;
  private final int[] strides;
  private final List<List<Word>> options;
  private final int size;
  private final Budget budget;
  private int[] classes;
  private int count;

  /**
   * A box.
   *
   * @param caps from which number on two more of a generator make no difference
   * @param options for each generator the options, as products of those before it
   */
  Box(int[] caps, List<List<Word>> options, Budget budget) {
    this.budget = budget;
    this.caps = caps;
    this.options = options;
    this.strides = new int[caps.length + 1];
    strides[0] = 1;
    for (int i = 0; i < caps.length; i++) {
      strides[i + 1] = Math.multiplyExact(strides[i], caps[i] + 2);
    }
    this.size = strides[caps.length];
    this.classes = new int[size];
  }

  /** How many sums a box has; more than an int holds as a large number. */
  static long size(int[] caps) {
    double size = 1;
    for (int cap : caps) {
      size *= cap + 2;
    }
    return (long) size;
  }

  Quotient reduced() {
    boolean[] lost = new boolean[size];
    for (int sum = 0; sum < size; sum++) {
      budget.tick();
      lost[sum] = isLost(sum);
      classes[sum] = lost[sum] ? 1 : 0;
    }
    split();
    return quotient(lost);
  }

  private int digit(int sum, int generator) {
    return sum / strides[generator] % (caps[generator] + 2);
  }

  private int plus(int sum, int generator, int times) {
    int digit = digit(sum, generator);
    int next = digit + times;
    int folded = next < caps[generator] + 2 ? next : caps[generator] + (next - caps[generator]) % 2;
    return sum + (folded - digit) * strides[generator];
  }

  // Options have smaller numbers: fewer of one generator, and only of earlier ones more.
  private boolean isLost(int sum) {
    for (int generator = 0; generator < caps.length; generator++) {
      if (digit(sum, generator) > 0) {
        for (Word option : options.get(generator)) {
          if (classes[plus(sum - strides[generator], option)] == 1) {
            return false;
          }
        }
      }
    }
    return sum != 0;
  }

  // Moore's minimisation: two sums stay together while one more of any generator keeps them so.
  private void split() {
    count = 2;
    for (int before = 0; before != count; ) {
      before = count;
      for (int generator = 0; generator < caps.length; generator++) {
        split(generator);
        if (count > MAX_ORDER) {
          throw LimitError.of(
              "elements of the misere quotient", "more", MAX_ORDER, "choose smaller heaps");
        }
      }
    }
  }

  private void split(int generator) {
    Map<Long, Integer> pairs = new HashMap<>();
    int[] next = new int[size];
    for (int sum = 0; sum < size; sum++) {
      budget.tick();
      long pair = (long) classes[sum] << Integer.SIZE | classes[plus(sum, generator, 1)];
      Integer known = pairs.putIfAbsent(pair, pairs.size());
      next[sum] = known == null ? pairs.size() - 1 : known;
    }
    classes = next;
    count = pairs.size();
  }

  // Elements in the order of their smallest words.
  private Quotient quotient(boolean[] lost) {
    Map<Integer, Integer> numbers = new HashMap<>();
    Map<Word, Integer> sums = new LinkedHashMap<>();
    List<Word> words = new ArrayList<>();
    List<Quotient.Relation> relations = new ArrayList<>();
    TreeMap<Word, Integer> open = new TreeMap<>(Map.of(Word.ONE, 0));
    while (!open.isEmpty()) {
      Map.Entry<Word, Integer> least = open.pollFirstEntry();
      Word word = least.getKey();
      int sum = least.getValue();
      Integer known = numbers.putIfAbsent(classes[sum], words.size());
      if (known != null) {
        relations.add(new Quotient.Relation(word, words.get(known)));
        continue;
      }
      words.add(word);
      sums.put(word, sum);
      for (int generator = 0; generator < caps.length; generator++) {
        Word next = word.times(generator);
        if (isOfSmallest(next, sums)) {
          open.put(next, plus(sum, generator, 1));
        }
      }
    }
    ElementSet portion = ElementSet.empty(words.size());
    for (int x = 0; x < words.size(); x++) {
      if (lost[sum(words.get(x))]) {
        portion.add(x);
      }
    }
    return new Quotient(products(words, numbers), portion, words, relations);
  }

  // True when all divisors of a word are smallest words of their elements: the last of them tells.
  private static boolean isOfSmallest(Word word, Map<Word, Integer> smallest) {
    for (int generator = 0; generator < word.length(); generator++) {
      if (word.exponent(generator) > 0 && !smallest.containsKey(word.without(generator))) {
        return false;
      }
    }
    return true;
  }

  private int[][] products(List<Word> words, Map<Integer, Integer> numbers) {
    int order = words.size();
    int[][] products = new int[order][order];
    for (int x = 0; x < order; x++) {
      int sum = sum(words.get(x));
      for (int y = 0; y < order; y++) {
        products[x][y] = Objects.requireNonNull(numbers.get(classes[plus(sum, words.get(y))]));
      }
    }
    return products;
  }

  private int sum(Word word) {
    return plus(0, word);
  }

  private int plus(int sum, Word word) {
    int result = sum;
    for (int generator = 0; generator < word.length(); generator++) {
      if (word.exponent(generator) > 0) {
        result = plus(result, generator, word.exponent(generator));
      }
    }
    return result;
  }
}
