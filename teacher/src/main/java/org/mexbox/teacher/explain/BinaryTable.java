package org.mexbox.teacher.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.mexbox.environments.heap.Heaps;

/**
 * Heaps in binary, one row each, the columns headed 1, 2, 4, 8 and so on from the right. Headings
 * that would not fit a line are written downward.
 */
final class BinaryTable {
  private static final int LABEL = 12;

  private final int[] sizes;
  private final int columns;
  private final int width;
  private final boolean downward;

  BinaryTable(Heaps position) {
    this(IntStream.range(0, position.count()).map(position::size).toArray());
  }

  /** Numbers that need not be heaps of one position; zeros are left out. */
  BinaryTable(int[] numbers) {
    sizes = Arrays.stream(numbers).filter(number -> number > 0).toArray();
    int bits = Arrays.stream(sizes).reduce(0, (a, b) -> a | b);
    columns = Integer.SIZE - Integer.numberOfLeadingZeros(bits);
    int wide = 1 + Math.max(2, String.valueOf(1L << Math.max(0, columns - 1)).length());
    downward = LABEL + columns * wide > Lines.WIDTH;
    width = downward ? 2 : wide;
  }

  /** How many heaps have a 1 in a column, the rightmost being column 0. */
  int ones(int column) {
    int ones = 0;
    for (int size : sizes) {
      ones += size >> column & 1;
    }
    return ones;
  }

  /** The highest column with a cross, -1 if none has. */
  int highestCross(IntPredicate isCrossed) {
    int column = columns - 1;
    while (column >= 0 && !isCrossed.test(ones(column))) {
      column--;
    }
    return column;
  }

  /** The table without a foot. */
  List<String> rows(String heading) {
    List<String> rows = new ArrayList<>(headings(heading));
    for (int size : sizes) {
      rows.add(row(String.valueOf(size), column -> String.valueOf(size >> column & 1)));
    }
    return rows;
  }

  /** A row of crosses under the columns whose number of ones calls for one. */
  String crosses(String label, IntPredicate isCrossed) {
    return row(label, column -> isCrossed.test(ones(column)) ? "x" : "");
  }

  /** A row with a number computed from each column's ones. */
  String numbers(String label, IntUnaryOperator number) {
    return row(label, column -> String.valueOf(number.applyAsInt(ones(column))));
  }

  private List<String> headings(String heading) {
    if (!downward) {
      return List.of(row(heading, column -> String.valueOf(1L << column)));
    }
    int digits = String.valueOf(1L << (columns - 1)).length();
    List<String> rows = new ArrayList<>();
    for (int line = 0; line < digits; line++) {
      int place = line;
      boolean isLast = line == digits - 1;
      rows.add(row(isLast ? heading : "", column -> digit(1L << column, digits, place)));
    }
    return rows;
  }

  private static String digit(long number, int digits, int place) {
    String text = String.valueOf(number);
    int index = place - (digits - text.length());
    return index < 0 ? "" : text.substring(index, index + 1);
  }

  private interface Cell {
    String at(int column);
  }

  private String row(String label, Cell cell) {
    StringBuilder row = new StringBuilder(pad(label, LABEL));
    for (int column = columns - 1; column >= 0; column--) {
      row.append(pad(cell.at(column), width));
    }
    return row.toString();
  }

  static String pad(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
