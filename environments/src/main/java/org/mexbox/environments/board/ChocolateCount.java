package org.mexbox.environments.board;

import org.mexbox.environments.cells.Sides;

/**
 * How many positions follow a piece of chocolate, at the least, found without listing them.
 *
 * <p>Nothing is eaten, so as many parts as have the area of a piece are what became of it, and the
 * positions of two pieces are the pairs of positions of each. The positions of one piece are told
 * apart by their first part, a corner of it. Two breaks set that free, in two orders; the rest are
 * two pieces, which may be broken in any way. All of one order count, and of the other those whose
 * second part is too long or too wide to come from the first.
 */
final class ChocolateCount {
  private final Chocolate rules;
  private final long most;

  // Of a piece, rows and columns: positions whose first part has at most so many rows and columns.
  private final long[][][][] within;

  private ChocolateCount(Chocolate rules, Sides piece, int most) {
    this.rules = rules;
    this.most = most + 1L;
    this.within = new long[piece.rows() + 1][piece.columns() + 1][][];
    for (int rows = 1; rows <= piece.rows(); rows++) {
      for (int columns = 1; columns <= piece.columns(); columns++) {
        count(rows, columns);
      }
    }
  }

  /**
   * At least so many positions follow a piece, itself included.
   *
   * @param most where there are more, it is enough to say one more than this
   */
  static long of(Chocolate rules, Sides piece, int most) {
    ChocolateCount count = new ChocolateCount(rules, piece, most);
    return Math.min(count.all(piece.rows(), piece.columns()), count.most);
  }

  private void count(int rows, int columns) {
    long[][] sums = new long[rows + 1][columns + 1];
    for (int down = 1; down <= rows; down++) {
      for (int across = 1; across <= columns; across++) {
        long own = Math.min(withFirst(rows, columns, down, across), most);
        sums[down][across] =
            own + sums[down - 1][across] + sums[down][across - 1] - sums[down - 1][across - 1];
      }
    }
    within[rows][columns] = sums;
  }

  /** Positions of a piece whose first part has so many rows and columns. */
  private long withFirst(int rows, int columns, int down, int across) {
    if (down == rows && across == columns) {
      return 1;
    }
    int below = rows - down;
    int right = columns - across;
    // Right of the corner all rows are broken off first; or below it all columns.
    boolean byColumns = isAllowed(rows, across, columns) && isAllowed(across, down, rows);
    boolean byRows = isAllowed(columns, down, rows) && isAllowed(down, across, columns);
    long tall = byColumns ? product(all(below, across), all(rows, right)) : 0;
    long wide = byRows ? product(all(down, right), all(below, columns)) : 0;
    if (tall == 0 || wide == 0 || below == 0 || right == 0) {
      return Math.max(tall, wide);
    }
    long onlyTall = product(beyond(below, across, down, right), all(rows, right));
    long onlyWide = product(beyond(down, right, below, across), all(below, columns));
    return Math.max(tall + onlyWide, wide + onlyTall);
  }

  // A piece of some width may be broken after so many of its lines, or need not be.
  private boolean isAllowed(int width, int lines, int all) {
    return lines == all || width * Math.min(lines, all - lines) >= rules.smallest();
  }

  private long product(long first, long second) {
    return Math.min(Math.min(first, most) * Math.min(second, most), most);
  }

  /** The positions of a piece; one where there is none. */
  private long all(int rows, int columns) {
    return rows == 0 || columns == 0 ? 1 : within[rows][columns][rows][columns];
  }

  /** Those whose first part is no part of some other piece, for it has more rows or columns. */
  private long beyond(int rows, int columns, int otherRows, int otherColumns) {
    return all(rows, columns)
        - within[rows][columns][Math.min(rows, otherRows)][Math.min(columns, otherColumns)];
  }
}
