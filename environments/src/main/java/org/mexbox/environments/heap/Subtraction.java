package org.mexbox.environments.heap;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;

/**
 * Subtraction games: a move takes one of the allowed numbers from one heap (<i>Winning Ways</i>,
 * ch. 4). Play can end with something left that nobody may take.
 */
public final class Subtraction implements OneHeapRules {
  /** The largest number a move may take. */
  public static final int MAX_TAKE = 10_000;

  private final int[] takes;
  private final PlayConvention convention;

  private Subtraction(int[] takes, PlayConvention convention) {
    this.takes = takes;
    this.convention = convention;
  }

  /**
   * The game in which a move takes one of these numbers.
   *
   * @throws InputError if there is none, or one is not 1..{@link #MAX_TAKE}
   */
  public static Subtraction of(Collection<Integer> takes, PlayConvention convention) {
    if (takes.isEmpty()) {
      throw InputError.of("take", "must hold a number", "", "take=1,2");
    }
    for (int take : takes) {
      if (take < 1 || take > MAX_TAKE) {
        throw InputError.of("take", "must be 1.." + MAX_TAKE, take, "take=1,2");
      }
    }
    int[] sorted = new TreeSet<>(takes).stream().mapToInt(Integer::intValue).toArray();
    return new Subtraction(sorted, convention);
  }

  /** The numbers a move may take, rising. */
  public List<Integer> takes() {
    return Arrays.stream(takes).boxed().toList();
  }

  @Override
  public PlayConvention convention() {
    return convention;
  }

  @Override
  public String family() {
    return "subtract";
  }

  @Override
  public List<String> options() {
    return HeapText.options("take=" + HeapText.ranges(takes), convention);
  }

  @Override
  public int optionCount(int heap) {
    int place = Arrays.binarySearch(takes, heap);
    return place >= 0 ? place + 1 : -place - 1;
  }

  @Override
  public int option(int heap, int index) {
    return heap - takes[optionCount(heap) - 1 - index];
  }

  @Override
  public boolean allows(int from, int to) {
    return 0 <= to && Arrays.binarySearch(takes, from - to) >= 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Subtraction that
        && convention == that.convention
        && Arrays.equals(takes, that.takes);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(takes) + convention.ordinal();
  }

  @Override
  public String toString() {
    return "Subtraction" + options();
  }
}
