package org.mexbox.environments.board;

import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.Filling.Shape;
import org.mexbox.environments.cells.CellText;

/** Boards by their free cells, a bit each: whoever fills cells makes the number smaller. */
final class FillingPacking implements Packing {
  static final int MAX_CELLS = 62;

  private final FilledBoard start;
  private final long[] patches;
  private final boolean crosses;

  FillingPacking(FilledBoard start) {
    this.start = start;
    this.crosses = start.ruleset().shape() == Shape.CROSS;
    this.patches =
        Patch.all(start.ruleset().shape(), start.sides()).stream()
            .mapToLong(Patch::cells)
            .toArray();
  }

  @Override
  public long size() {
    return start.free() + 1;
  }

  @Override
  public int maxOptions() {
    return patches.length;
  }

  @Override
  public long pack(Position position) {
    FilledBoard board = (FilledBoard) position;
    if (!board.ruleset().equals(start.ruleset())
        || !board.sides().equals(start.sides())
        || (board.free() & start.filled()) != 0) {
      throw InputError.of("position", "must follow " + start + " by moves", board, "" + start);
    }
    return board.free();
  }

  @Override
  public Position unpack(long code) {
    return new FilledBoard(start.ruleset(), start.sides(), CellText.all(start.sides()) & ~code);
  }

  @Override
  public int options(long code, long[] into) {
    if (crosses && FilledBoard.hasLine(start.sides(), CellText.all(start.sides()) & ~code)) {
      return 0;
    }
    int count = 0;
    for (long patch : patches) {
      if ((patch & ~code) == 0) {
        into[count++] = code - patch;
      }
    }
    return count;
  }

  @Override
  public int parts(long code) {
    return Math.max(1, ((FilledBoard) unpack(code)).components().size());
  }
}
