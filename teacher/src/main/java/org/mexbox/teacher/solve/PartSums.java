package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The nim-sums of all ways to leave so many objects in three heaps, total after total. There are
 * quadratically many ways; here only the smallest heap is gone through, and the set of nim-sums of
 * the other two was kept from before, as bits. To add a number to all members of a set is to move
 * its bits about, whole words first; sets that get the same move within words get it together.
 */
final class PartSums {
  // SWAPS[i]: the bits whose index has no bit i.
  private static final long[] SWAPS = {
    0x5555555555555555L,
    0x3333333333333333L,
    0x0F0F0F0F0F0F0F0FL,
    0x00FF00FF00FF00FFL,
    0x0000FFFF0000FFFFL,
    0x00000000FFFFFFFFL
  };

  // A word costs as much as three of the options that are looked at one by one.
  private static final long STEPS_A_WORD = 3;

  // Bit v of two.get(n), three.get(n): some two, three heaps of n objects have the nim-sum v.
  private final List<long[]> two = new ArrayList<>();
  private final List<BitSet> three = new ArrayList<>();
  // moved[low]: united sets, their members moved but for the six lowest bits.
  private final long[][] moved = new long[Long.SIZE][1];
  private long steps;

  /**
   * The nim-sums of the values of three heaps, each of at least one object.
   *
   * @param total how many objects they have, 0 or more
   * @param known the values of all heaps below that, the same at each call
   */
  BitSet three(int total, char[] known) {
    while (three.size() <= total) {
      two.add(pairs(two.size(), known));
      three.add(triples(three.size(), known));
    }
    return three.get(total);
  }

  /** How many words and pairs of heaps have been looked at. */
  long steps() {
    return steps;
  }

  /**
   * How many steps the nim-sums of three heaps of fewer than so many objects will still take at
   * least, whatever the values that are not known.
   *
   * @param known the values of the first {@code count} heaps
   */
  long leastSteps(int end, char[] known, int count) {
    // words[n]: of the sets for two heaps of fewer than n objects.
    long[] words = new long[end + 1];
    for (int total = 0; total < end; total++) {
      words[total + 1] = words[total] + leastWords(total, known, count);
    }
    long least = 0;
    for (int total = three.size(); total < end; total++) {
      least += total + STEPS_A_WORD * (words[total] - words[total - total / 3]);
    }
    return least;
  }

  private int leastWords(int total, char[] known, int count) {
    if (total < two.size()) {
      return two.get(total).length;
    }
    int largest = 0;
    for (int larger = (total + 1) / 2; larger < Math.min(count, total); larger++) {
      largest = Math.max(largest, known[larger] ^ known[total - larger]);
    }
    return largest / Long.SIZE + 1;
  }

  private long[] pairs(int total, char[] known) {
    int largest = 0;
    for (int first = 1; first <= total - first; first++) {
      largest = Math.max(largest, known[first] ^ known[total - first]);
    }
    long[] sums = new long[largest / Long.SIZE + 1];
    for (int first = 1; first <= total - first; first++) {
      int sum = known[first] ^ known[total - first];
      sums[sum / Long.SIZE] |= 1L << sum;
    }
    steps += total;
    return sums;
  }

  private BitSet triples(int total, char[] known) {
    for (int smallest = 1; smallest <= total / 3; smallest++) {
      move(two.get(total - smallest), known[smallest]);
    }
    long[] sums = new long[moved[0].length];
    for (int low = 0; low < moved.length; low++) {
      for (int word = 0; word < sums.length; word++) {
        sums[word] |= exchanged(moved[low][word], low);
        moved[low][word] = 0;
      }
    }
    return BitSet.valueOf(sums);
  }

  private void move(long[] sums, int by) {
    int high = by / Long.SIZE;
    makeRoom(Math.max(sums.length - 1, high));
    long[] into = moved[by % Long.SIZE];
    for (int word = 0; word < sums.length; word++) {
      into[word ^ high] |= sums[word];
    }
    steps += STEPS_A_WORD * sums.length;
  }

  // A power of two, so that no word is moved beyond the end.
  private void makeRoom(int word) {
    if (word >= moved[0].length) {
      int words = 2 * Integer.highestOneBit(word);
      Arrays.setAll(moved, low -> Arrays.copyOf(moved[low], words));
    }
  }

  /** The bits of a word, each brought from place v to v ^ by. */
  private static long exchanged(long word, int by) {
    long bits = word;
    for (int i = 0; i < SWAPS.length && bits != 0; i++) {
      int places = by & (1 << i);
      if (places != 0) {
        bits = ((bits & SWAPS[i]) << places) | ((bits >>> places) & SWAPS[i]);
      }
    }
    return bits;
  }
}
