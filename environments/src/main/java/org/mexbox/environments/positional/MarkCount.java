package org.mexbox.environments.positional;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

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
  // Place m: how many lines lack m cells.
  private final int[] moversLines;
  private final int[] othersLines;

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

  // Lines that decide and can be filled on these cells alone.
  private static int[] lacking(Marks start, byte mark, List<Integer> cells) {
    int[] lacking = new int[cells.size() + 1];
    if (!((MarkRules) start.ruleset()).isDecidedBy(mark)) {
      return lacking;
    }
    Set<Integer> among = Set.copyOf(cells);
    for (int[] line : start.lines()) {
      int missing = start.missing(line, mark);
      long within = Arrays.stream(line).filter(among::contains).count();
      if (missing == within) {
        lacking[missing]++;
      }
    }
    return lacking;
  }

  private BigInteger after(int moves) {
    int own = (moves + 1) / 2;
    int others = moves / 2;
    return ways(cells, own)
        .multiply(ways(cells - own, others))
        .subtract(withLines(moversLines, own, others))
        .subtract(withLines(othersLines, others, own));
  }

  private BigInteger withLines(int[] lines, int whoseLines, int others) {
    BigInteger filled = BigInteger.ZERO;
    for (int missing = 0; missing <= whoseLines && missing < lines.length; missing++) {
      if (lines[missing] > 0) {
        BigInteger rest = ways(cells - missing, whoseLines - missing);
        filled = filled.add(rest.multiply(BigInteger.valueOf(lines[missing])));
      }
    }
    return filled.multiply(ways(cells - whoseLines, others));
  }

  private static BigInteger ways(int from, int chosen) {
    BigInteger ways = chosen > from ? BigInteger.ZERO : BigInteger.ONE;
    for (int i = 1; i <= chosen && ways.signum() > 0; i++) {
      ways = ways.multiply(BigInteger.valueOf(from - chosen + i)).divide(BigInteger.valueOf(i));
    }
    return ways;
  }
}
