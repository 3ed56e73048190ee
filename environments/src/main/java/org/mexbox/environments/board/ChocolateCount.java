package org.mexbox.environments.board;

import org.mexbox.environments.cells.Sides;

/**
 * How many positions follow a piece of chocolate, at the least, found without listing them.
 *
 * <p>Nothing is eaten, so the first parts that have the area of a piece are what became of it, and
 * positions of two pieces are pairs of positions of one. A position of one piece has a first part;
 * with an edge on each side of that, one break from side to side and one of what it cuts off set it
 * free, in two orders, and the rest may then be broken in any way. Parts that differ make positions
 * that differ, so their numbers add up; for each, the order that leaves more counts.
 */
final class ChocolateCount {
  private final Chocolate rules;
  private final long most;

  // At least so many positions follow a piece; 1 where there is none.
  private final long[][] counts;

  private ChocolateCount(Chocolate rules, Sides piece, int most) {
    this.rules = rules;
    this.most = most + 1L;
    this.counts = new long[piece.rows() + 1][piece.columns() + 1];
    for (int rows = 0; rows <= piece.rows(); rows++) {
      for (int columns = 0; columns <= piece.columns(); columns++) {
        counts[rows][columns] = rows == 0 || columns == 0 ? 1 : count(rows, columns);
      }
    }
  }

  /**
   * At least so many positions follow a piece, itself included.
   *
   * @param most where there are more, it is enough to say one more than this
   */
  static long of(Chocolate rules, Sides piece, int most) {
    return new ChocolateCount(rules, piece, most).counts[piece.rows()][piece.columns()];
  }

  private long count(int rows, int columns) {
    long count = 1;
    for (int down = 1; down <= rows && count < most; down++) {
      int last = down == rows ? columns - 1 : columns;
      for (int across = 1; across <= last && count < most; across++) {
        count +=
            Math.max(
                acrossFirst(rows, columns, down, across), downFirst(rows, columns, down, across));
      }
    }
    return Math.min(count, most);
  }

  // The first columns are broken off, then the first rows of these.
  private long acrossFirst(int rows, int columns, int down, int across) {
    return isAllowed(rows, across, columns) && isAllowed(across, down, rows)
        ? counts[rows - down][across] * counts[rows][columns - across]
        : 0;
  }

  private long downFirst(int rows, int columns, int down, int across) {
    return isAllowed(columns, down, rows) && isAllowed(down, across, columns)
        ? counts[down][columns - across] * counts[rows - down][columns]
        : 0;
  }

  // A piece of some width may be broken after so many of its lines, or need not be.
  private boolean isAllowed(int width, int lines, int all) {
    return lines == all || width * Math.min(lines, all - lines) >= rules.smallest();
  }
}
