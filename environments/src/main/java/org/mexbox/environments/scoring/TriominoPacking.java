package org.mexbox.environments.scoring;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.CellText;

/** Boards by their free cells, a bit each: whoever colours cells makes the number smaller. */
final class TriominoPacking implements Packing {
  /** The most cells of a board. */
  static final int MAX_CELLS = 32;

  private final TriominoBoard start;
  private final long all;
  private final long[] places;

  TriominoPacking(TriominoBoard start) {
    this.start = start;
    this.all = CellText.all(start.sides());
    this.places = start.places().stream().mapToLong(Long::longValue).toArray();
  }

  @Override
  public long size() {
    return (all & ~start.coloured()) + 1;
  }

  @Override
  public int maxOptions() {
    return Math.max(places.length, start.sides().area());
  }

  @Override
  public long pack(Position position) {
    if (!(position instanceof TriominoBoard board)
        || !board.ruleset().equals(start.ruleset())
        || !board.sides().equals(start.sides())
        || (start.coloured() & ~board.coloured()) != 0) {
      throw InputError.of("position", "must follow " + start + " by moves", position, "" + start);
    }
    return all & ~board.coloured();
  }

  @Override
  public Position unpack(long code) {
    return start.colouredAs(all & ~code);
  }

  @Override
  public int options(long code, long[] into) {
    int count = 0;
    for (long place : places) {
      if ((place & ~code) == 0) {
        into[count++] = code - place;
      }
    }
    if (count == 0 || Long.bitCount(all & ~code) % TriominoBoard.ROUND != 0) {
      return count;
    }
    count = 0;
    for (long rest = code; rest != 0; rest &= rest - 1) {
      into[count++] = code - Long.lowestOneBit(rest);
    }
    return count;
  }
}
