package org.mexbox.teacher.exam;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All plays of a policy against every opponent, as a graph: each position twice, with the policy to
 * move, where the arrows are the moves that it may make, and with the opponent to move, where they
 * are all moves there are. Play may go round for ever.
 */
final class PolicyPlays {
  private final int positions;
  // Node 2 p: the policy moves at position p; node 2 p + 1: the opponent does.
  private final List<int[]> arrows;
  private final int[] ends;

  private static final int OPEN = Integer.MIN_VALUE;

  /** A graph of so many positions, to be entered one by one. */
  PolicyPlays(int positions) {
    this.positions = positions;
    this.arrows = new ArrayList<>(2 * positions);
    this.ends = new int[2 * positions];
    Arrays.fill(ends, OPEN);
  }

  /**
   * The next position, which play goes on from.
   *
   * @param place its place: positions come in their order
   * @param weights more than 0 for the moves that the policy may make
   */
  void enter(int place, int[] options, double[] weights) {
    requireNext(place);
    arrows.add(
        IntStream.range(0, options.length)
            .filter(i -> weights[i] > 0)
            .map(i -> 2 * options[i] + 1)
            .toArray());
    arrows.add(Arrays.stream(options).map(option -> 2 * option).toArray());
  }

  /** The next position, at which play has ended with a value for the player to move. */
  void end(int place, int value) {
    requireNext(place);
    arrows.add(new int[0]);
    arrows.add(new int[0]);
    ends[2 * place] = value;
    ends[2 * place + 1] = -value;
  }

  private void requireNext(int place) {
    if (arrows.size() != 2 * place) {
      throw new IllegalArgumentException("place: must be " + arrows.size() / 2 + ", was " + place);
    }
  }

  /**
   * True if every play from a position ends, and ends with a win of the policy: the least set that
   * holds the won ends and each node all whose arrows lead into it.
   */
  boolean winsForSure(int place, boolean moving) {
    List<int[]> back = back();
    int[] missing = arrows.stream().mapToInt(to -> to.length).toArray();
    BitSet sure = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (int node = 0; node < 2 * positions; node++) {
      if (ends[node] > 0) {
        sure.set(node);
        open.add(node);
      }
    }
    while (!open.isEmpty()) {
      for (int from : back.get(open.remove())) {
        if (--missing[from] == 0) {
          sure.set(from);
          open.add(from);
        }
      }
    }
    return sure.get(node(place, moving));
  }

  private List<int[]> back() {
    int[] counts = new int[2 * positions];
    arrows.forEach(list -> Arrays.stream(list).forEach(to -> counts[to]++));
    List<int[]> back = new ArrayList<>();
    for (int count : counts) {
      back.add(new int[count]);
    }
    for (int from = 0; from < 2 * positions; from++) {
      for (int to : arrows.get(from)) {
        back.get(to)[--counts[to]] = from;
      }
    }
    return back;
  }

  /** True if no play from a position ends with a loss of the policy. */
  boolean neverLoses(int place, boolean moving) {
    BitSet met = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.add(node(place, moving));
    met.set(node(place, moving));
    while (!open.isEmpty()) {
      int node = open.remove();
      if (ends[node] != OPEN && ends[node] < 0) {
        return false;
      }
      for (int to : arrows.get(node)) {
        if (!met.get(to)) {
          met.set(to);
          open.add(to);
        }
      }
    }
    return true;
  }

  private static int node(int place, boolean moving) {
    return 2 * place + (moving ? 0 : 1);
  }
}
