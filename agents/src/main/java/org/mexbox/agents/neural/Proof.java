package org.mexbox.agents.neural;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks from the rules alone that characters are right for every sum of the components, however
 * many there are. A pair of (class of a sum, set of the classes of its options) decides whether the
 * sum is judged rightly, given that its options are; and adding a component to a sum brings its
 * pair to one that depends on the old pair and the component only. So there are finitely many pairs
 * to look at, and by induction on the length of play they speak for all sums.
 */
final class Proof {
  /** More pairs than right characters need; wrong ones fail long before. */
  private static final int MAX_PAIRS = 100_000;

  private static final int MAX_PAIRS_IF_WRONG = 2_000;
  private static final double MARGIN = 0.25;

  private final Components components;
  private final Characters characters;
  private final Map<String, Integer> classNumbers = new HashMap<>();
  private final List<byte[]> classes = new ArrayList<>();
  // What adding a component, or a remainder, makes of a class; by class.
  private final List<int[]> withComponent = new ArrayList<>();
  private final List<int[]> withRemainder = new ArrayList<>();
  private final byte[][] ofRemainders;
  private final Map<Pair, Integer> known = new HashMap<>();
  private final List<Pair> pairs = new ArrayList<>();
  private final List<int[]> paths = new ArrayList<>();

  private record Pair(int ofSum, BitSet ofOptions) {}

  Proof(Components components, Characters characters) {
    this.components = components;
    this.characters = characters;
    this.ofRemainders = new byte[components.remainderCount()][];
    for (int r = 0; r < ofRemainders.length; r++) {
      ofRemainders[r] = characters.classOf(components.remainder(r));
    }
  }

  /**
   * Sums that are judged wrongly, small ones first; none exactly if the characters are right for
   * every sum. When the first is found, the search goes on to a few thousand pairs.
   */
  List<Sum> counterexamples() {
    List<Sum> wrong = new ArrayList<>();
    add(new Pair(number(characters.classOf(Sum.EMPTY)), new BitSet()), new int[0]);
    for (int i = 0; i < pairs.size() && (wrong.isEmpty() || i < MAX_PAIRS_IF_WRONG); i++) {
      if (i == MAX_PAIRS || !isRight(pairs.get(i))) {
        wrong.add(Sum.of(paths.get(i).clone()));
      }
      addAllAfter(i);
    }
    return wrong;
  }

  private void addAllAfter(int pair) {
    int[] path = paths.get(pair);
    for (int component = 0; component < components.count(); component++) {
      int[] longer = Arrays.copyOf(path, path.length + 1);
      longer[path.length] = component;
      add(plus(pairs.get(pair), component), longer);
    }
  }

  private void add(Pair pair, int[] path) {
    if (known.putIfAbsent(pair, pairs.size()) == null) {
      pairs.add(pair);
      paths.add(path);
    }
  }

  private boolean isRight(Pair pair) {
    boolean isLost =
        pair.ofOptions.isEmpty()
            ? components.endIsLost()
            : pair.ofOptions.stream().noneMatch(this::isLost);
    return Math.abs(characters.value(classes.get(pair.ofSum)) - (isLost ? 1 : 0)) < MARGIN;
  }

  private boolean isLost(int ofClass) {
    return characters.value(classes.get(ofClass)) > 0.5;
  }

  private Pair plus(Pair pair, int component) {
    BitSet options = new BitSet();
    pair.ofOptions.stream().forEach(s -> options.set(withComponent(s, component)));
    for (int remainder : components.options(component)) {
      options.set(withRemainder(pair.ofSum, remainder));
    }
    return new Pair(withComponent(pair.ofSum, component), options);
  }

  private int withComponent(int ofClass, int component) {
    int[] row = withComponent.get(ofClass);
    if (row[component] < 0) {
      row[component] = number(product(classes.get(ofClass), characters.values()[component]));
    }
    return row[component];
  }

  private int withRemainder(int ofClass, int remainder) {
    int[] row = withRemainder.get(ofClass);
    if (row[remainder] < 0) {
      row[remainder] = number(product(classes.get(ofClass), ofRemainders[remainder]));
    }
    return row[remainder];
  }

  private static byte[] product(byte[] a, byte[] b) {
    byte[] product = a.clone();
    Characters.multiply(product, b);
    return product;
  }

  private int number(byte[] ofClass) {
    StringBuilder key = new StringBuilder();
    for (byte value : ofClass) {
      key.append((char) ('1' + value));
    }
    Integer number = classNumbers.putIfAbsent(key.toString(), classes.size());
    if (number != null) {
      return number;
    }
    classes.add(ofClass);
    withComponent.add(unknown(components.count()));
    withRemainder.add(unknown(components.remainderCount()));
    return classes.size() - 1;
  }

  private static int[] unknown(int length) {
    int[] row = new int[length];
    Arrays.fill(row, -1);
    return row;
  }
}
