package org.mexbox.environments.positional;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts positions that surely follow a board with marks: those with marks on some cells only, each
 * open to both players whatever stands on the others, in which no line is full. Lines only fill up,
 * so none was full before; play did not end, and the marks can have been made in any order.
 *
 * <p>After n moves the mover has a = (n + 1) / 2 of f cells and the other b = n / 2, in C(f, a) *
 * C(f - a, b) ways. In C(f - m, a - m) * C(f - a, b) of these the mover has a line that lacked m of
 * the cells, and likewise the other; subtracted line by line, so that positions with several full
 * lines are subtracted more than once.
 */
final class MarkCount {
  private final int cells;
  private final List<Integer> moversLines;
  private final List<Integer> othersLines;

  private MarkCount(Marks start, List<Integer> cells) {
    this.cells = cells.size();
    this.moversLines = lacking(start, start.mark(true), cells);
    this.othersLines = lacking(start, start.mark(false), cells);
  }

  /** True if more than so many positions surely follow, the start included. */
  static boolean exceeds(Marks start, List<Integer> cells, int positions) {
    if (start.isTerminal()) {
      return positions < 1;
    }
    MarkCount count = new MarkCount(start, cells);
    BigInteger most = BigInteger.valueOf(positions);
    BigInteger sum = BigInteger.ZERO;
    for (int moves = 0; moves <= count.cells && sum.compareTo(most) <= 0; moves++) {
      sum = sum.add(count.after(moves).max(BigInteger.ZERO));
    }
    return sum.compareTo(most) > 0;
  }

  // Of each line that decides and can be filled on these cells alone: how many it lacks.
  private static List<Integer> lacking(Marks start, byte mark, List<Integer> cells) {
    List<Integer> lacking = new ArrayList<>();
    if (!((MarkRules) start.ruleset()).isDecidedBy(mark)) {
      return lacking;
    }
    for (int[] line : start.lines()) {
      int missing = start.missing(line, mark);
      int within = 0;
      for (int cell : line) {
        within += cells.contains(cell) ? 1 : 0;
      }
      if (missing >= 0 && within == missing) {
        lacking.add(missing);
      }
    }
    return lacking;
  }

  private BigInteger after(int moves) {
    int own = (moves + 1) / 2;
    int others = moves / 2;
    BigInteger count = ways(cells, own).multiply(ways(cells - own, others));
    for (int missing : moversLines) {
      BigInteger filled = ways(cells - missing, own - missing);
      count = count.subtract(filled.multiply(ways(cells - own, others)));
    }
    for (int missing : othersLines) {
      BigInteger filled = ways(cells - missing, others - missing);
      count = count.subtract(filled.multiply(ways(cells - others, own)));
    }
    return count;
  }

  private static BigInteger ways(int from, int chosen) {
    BigInteger ways = chosen < 0 || chosen > from ? BigInteger.ZERO : BigInteger.ONE;
    for (int i = 1; i <= chosen && ways.signum() > 0; i++) {
      ways = ways.multiply(BigInteger.valueOf(from - chosen + i)).divide(BigInteger.valueOf(i));
    }
    return ways;
  }
}
