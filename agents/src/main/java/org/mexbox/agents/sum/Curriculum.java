package org.mexbox.agents.sum;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The order in which components are learnt: those whose longest play is short come first. */
public final class Curriculum {
  private final int[] order;
  private final int[] places;

  /** The order of some components. */
  public Curriculum(Components components) {
    int[] lengths = components.lengths();
    this.order =
        IntStream.range(0, lengths.length)
            .boxed()
            .sorted(Comparator.comparingInt(c -> lengths[c]))
            .mapToInt(Integer::intValue)
            .toArray();
    this.places = new int[order.length];
    for (int place = 0; place < order.length; place++) {
      places[order[place]] = place;
    }
  }

  /** How many components there are to learn. */
  public int size() {
    return order.length;
  }

  /** The component at a place, from 0. */
  public int component(int place) {
    return order[place];
  }

  /** The first components. */
  public int[] first(int count) {
    return Arrays.copyOf(order, count);
  }

  /** True if a sum has none but the first components. */
  public boolean isAmongFirst(int count, Sum sum) {
    for (int i = 0; i < sum.size(); i++) {
      if (places[sum.part(i)] >= count) {
        return false;
      }
    }
    return true;
  }
}
