package org.mexbox.teacher.solve;

import java.util.Arrays;
import org.mexbox.environments.cells.Sides;

/**
 * The free cells of a board cut into as many dominoes as possible: a maximum matching, by
 * augmenting paths (Berge 1957), for the cells of a board are of two colours. At most 64 cells.
 */
final class Dominoes {
  private static final int NONE = -1;

  private final Sides sides;
  private final long free;
  private final int[] partners;

  private Dominoes(Sides sides, long free) {
    this.sides = sides;
    this.free = free;
    partners = new int[sides.area()];
    Arrays.fill(partners, NONE);
  }

  /**
   * The free cells that one cut or another into as many dominoes as possible leaves over.
   *
   * @param free a bit for each free cell, row after row
   */
  static long leftOver(Sides sides, long free) {
    Dominoes dominoes = new Dominoes(sides, free);
    for (long open = free; open != 0; open &= open - 1) {
      int cell = Long.numberOfTrailingZeros(open);
      if (dominoes.partners[cell] == NONE) {
        dominoes.augment(cell, new boolean[sides.area()]);
      }
    }
    return dominoes.leftOver();
  }

  // True if the cell got a partner, others changing theirs where they must.
  private boolean augment(int cell, boolean[] asked) {
    for (long open = neighbours(cell); open != 0; open &= open - 1) {
      int other = Long.numberOfTrailingZeros(open);
      if (!asked[other]) {
        asked[other] = true;
        if (partners[other] == NONE || augment(partners[other], asked)) {
          partners[other] = cell;
          partners[cell] = other;
          return true;
        }
      }
    }
    return false;
  }

  private long neighbours(int cell) {
    int column = cell % sides.columns();
    long near = column > 0 ? 1L << (cell - 1) : 0;
    near |= column + 1 < sides.columns() ? 1L << (cell + 1) : 0;
    near |= cell >= sides.columns() ? 1L << (cell - sides.columns()) : 0;
    near |= cell + sides.columns() < sides.area() ? 1L << (cell + sides.columns()) : 0;
    return near & free;
  }

  // Whoever is beside one that is left over can take it for his partner; then his own is.
  private long leftOver() {
    long left = 0;
    for (long open = free; open != 0; open &= open - 1) {
      int cell = Long.numberOfTrailingZeros(open);
      left |= partners[cell] == NONE ? 1L << cell : 0;
    }
    long fresh = left;
    while (fresh != 0) {
      int cell = Long.numberOfTrailingZeros(fresh);
      fresh &= fresh - 1;
      for (long near = neighbours(cell); near != 0; near &= near - 1) {
        long next = 1L << partners[Long.numberOfTrailingZeros(near)];
        fresh |= next & ~left;
        left |= next;
      }
    }
    return left;
  }
}
