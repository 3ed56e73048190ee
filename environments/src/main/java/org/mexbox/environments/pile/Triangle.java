package org.mexbox.environments.pile;

/** Numbers in a triangle: row r holds places 0..r, row after row. */
final class Triangle {
  private Triangle() {}

  static long code(long row, long place) {
    return row * (row + 1) / 2 + place;
  }

  /** The row in which a code stands. */
  static int row(long code) {
    // The floating-point guess is off by one at the most.
    long row = (long) ((Math.sqrt(8.0 * code + 1) - 1) / 2);
    while (code(row, 0) > code) {
      row--;
    }
    while (code(row + 1, 0) <= code) {
      row++;
    }
    return (int) row;
  }

  static int place(long code) {
    return (int) (code - code(row(code), 0));
  }
}
