package org.mexbox.environments.positional;

import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;

/**
 * Boards with marks by the cells that are free at the start, each a digit of base three: 2 while it
 * is free, so that a mark makes the number smaller. Most codes have more marks of one player than
 * play can lead to.
 */
final class MarkPacking implements Packing {
  /** The most free cells: 3^20 codes are fewer than 2^32. */
  static final int MAX_FREE = 20;

  private static final int BASE = 3;
  private static final byte[] MARKS = {Marks.SECOND, Marks.FIRST, Marks.FREE};

  private final Marks start;
  private final MarkRules rules;
  private final int[] cells;

  MarkPacking(Marks start) {
    this.start = start;
    this.rules = (MarkRules) start.ruleset();
    this.cells = start.freeCells().stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public long size() {
    long size = 1;
    for (int i = 0; i < cells.length; i++) {
      size *= BASE;
    }
    return size;
  }

  @Override
  public int maxOptions() {
    return Math.max(1, cells.length);
  }

  @Override
  public long pack(Position position) {
    if (!(position instanceof Marks marks) || !isAfterStart(marks)) {
      throw InputError.of("position", "must follow " + start + " by moves", position, "" + start);
    }
    long code = 0;
    long weight = 1;
    for (int cell : cells) {
      code += weight * digit(marks.mark(cell));
      weight *= BASE;
    }
    return code;
  }

  private boolean isAfterStart(Marks marks) {
    return marks.ruleset().equals(rules)
        && marks.sides().equals(start.sides())
        && IntStream.range(0, start.sides().area())
            .allMatch(
                cell -> start.mark(cell) == Marks.FREE || start.mark(cell) == marks.mark(cell));
  }

  private static int digit(byte mark) {
    return mark == Marks.FREE ? 2 : mark == Marks.FIRST ? 1 : 0;
  }

  @Override
  public Marks unpack(long code) {
    byte[] marked = start.marks();
    long rest = code;
    for (int cell : cells) {
      marked[cell] = MARKS[(int) (rest % BASE)];
      rest /= BASE;
    }
    return Marks.of(rules, start.board(), marked);
  }

  @Override
  public int options(long code, long[] into) {
    Marks position = unpack(code);
    if (position.hasLine()) {
      return 0;
    }
    int marking = 2 - digit(position.mark(true));
    long weight = 1;
    int count = 0;
    for (int cell : cells) {
      if (position.isOpen(cell)) {
        into[count++] = code - marking * weight;
      }
      weight *= BASE;
    }
    return count;
  }
}
