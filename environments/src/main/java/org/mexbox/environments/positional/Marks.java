package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Cells;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * A board with marks. {@code x} began, so it is his turn when there are as many {@code o}. Once a
 * line is full play is over: its owner moved last.
 */
public final class Marks implements Pictured, Cells {
  /** A cell without a mark. */
  public static final byte FREE = '.';

  /** A mark of the player who began. */
  public static final byte FIRST = 'x';

  /** A mark of the other. */
  public static final byte SECOND = 'o';

  private final MarkRules rules;
  private final Board board;
  private final byte[] cells;
  private final int free;
  private final boolean hasLine;

  Marks(MarkRules rules, Board board, byte[] cells, boolean hasLine) {
    this.rules = rules;
    this.board = board;
    this.cells = cells;
    this.hasLine = hasLine;
    int count = 0;
    for (byte mark : cells) {
      count += mark == FREE ? 1 : 0;
    }
    this.free = count;
  }

  /** A board of which it is not known yet whether the last mark has filled a line. */
  static Marks of(MarkRules rules, Board board, byte[] cells) {
    Marks position = new Marks(rules, board, cells, false);
    byte last = position.mark(false);
    return rules.isDecidedBy(last) && position.isFilledBy(last)
        ? new Marks(rules, board, cells, true)
        : position;
  }

  @Override
  public Ruleset ruleset() {
    return rules;
  }

  Board board() {
    return board;
  }

  /** How many cells are free. */
  public int free() {
    return free;
  }

  /** The free cells, rising. */
  List<Integer> freeCells() {
    List<Integer> found = new ArrayList<>(free);
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] == FREE) {
        found.add(cell);
      }
    }
    return found;
  }

  /** True if the player who moved last has filled a line. */
  boolean hasLine() {
    return hasLine;
  }

  /** True if it is the turn of {@code x}. */
  public boolean isFirstToMove() {
    return (cells.length - free) % 2 == 0;
  }

  /** The mark of the player to move, or of the other. */
  public byte mark(boolean ofMover) {
    return isFirstToMove() == ofMover ? FIRST : SECOND;
  }

  /**
   * True if a player can still fill a line: it has no mark of the other, and he has enough turns.
   */
  boolean canFill(boolean mover) {
    byte own = mark(mover);
    int turns = (free + (mover ? 1 : 0)) / 2;
    for (int[] line : board.lines()) {
      int missing = missing(line, own);
      if (missing >= 0 && missing <= turns) {
        return true;
      }
    }
    return false;
  }

  /** True if all cells of some line have this mark. */
  boolean isFilledBy(byte mark) {
    for (int[] line : board.lines()) {
      if (missing(line, mark) == 0) {
        return true;
      }
    }
    return false;
  }

  /** How many cells of a line its player still needs, -1 if the other has one. */
  int missing(int[] line, byte own) {
    int missing = 0;
    for (int cell : line) {
      byte mark = cells[cell];
      if (mark == FREE) {
        missing++;
      } else if (mark != own) {
        return -1;
      }
    }
    return missing;
  }

  @Override
  public boolean isTerminal() {
    if (hasLine) {
      return true;
    }
    for (int cell = 0; cell < cells.length; cell++) {
      if (isOpen(cell)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<Move> moves() {
    if (isTerminal()) {
      return List.of();
    }
    List<Move> moves = new ArrayList<>(free);
    for (int cell = 0; cell < cells.length; cell++) {
      if (isOpen(cell)) {
        moves.add(board.square(cell));
      }
    }
    return List.copyOf(moves);
  }

  /** True if the player to move may mark a cell, unless a line is full. */
  boolean isOpen(int cell) {
    return cells[cell] == FREE && rules.isOpen(this, cell);
  }

  /** What stands on a cell, counted from 0 row by row from the top: FREE, FIRST or SECOND. */
  public byte mark(int cell) {
    return cells[cell];
  }

  /** What stands on the cells, to keep. */
  byte[] marks() {
    return cells.clone();
  }

  /** The lines that count, each by its cells. */
  public List<int[]> lines() {
    return board.lines();
  }

  /** The size of the board. */
  public Sides sides() {
    return board.sides();
  }

  @Override
  public Marks after(Move move) {
    int cell = move instanceof Square square ? board.cell(square) : -1;
    if (cell < 0 || hasLine || !isOpen(cell)) {
      throw InputError.illegal(move, this);
    }
    byte own = mark(true);
    byte[] marked = cells.clone();
    marked[cell] = own;
    boolean filled = false;
    for (int[] line : board.through(cell)) {
      filled |= missing(line, own) == 1;
    }
    return new Marks(rules, board, marked, filled && rules.isDecidedBy(own));
  }

  @Override
  public Move move(String text) {
    return Square.parse(text, this);
  }

  /** The least of the turns and mirror images. */
  @Override
  public Position canonical() {
    List<int[]> symmetries = board.symmetries();
    int[] best = symmetries.get(0);
    for (int[] symmetry : symmetries) {
      best = isLess(symmetry, best) ? symmetry : best;
    }
    byte[] image = image(best);
    return Arrays.equals(image, cells) ? this : new Marks(rules, board, image, hasLine);
  }

  private boolean isLess(int[] symmetry, int[] best) {
    for (int cell = 0; cell < cells.length; cell++) {
      int difference = cells[symmetry[cell]] - cells[best[cell]];
      if (difference != 0) {
        return difference < 0;
      }
    }
    return false;
  }

  // What stands at the cell that the symmetry names comes here.
  private byte[] image(int[] symmetry) {
    byte[] image = new byte[cells.length];
    for (int cell = 0; cell < image.length; cell++) {
      image[cell] = cells[symmetry[cell]];
    }
    return image;
  }

  /** Free, the mover's mark, the other's. */
  @Override
  public int kinds() {
    return 3;
  }

  @Override
  public int[][] cells() {
    int columns = board.sides().columns();
    int[][] kinds = new int[board.sides().rows()][columns];
    byte own = mark(true);
    for (int cell = 0; cell < cells.length; cell++) {
      kinds[cell / columns][cell % columns] = cells[cell] == FREE ? 0 : cells[cell] == own ? 1 : 2;
    }
    return kinds;
  }

  @Override
  public List<String> picture() {
    return rules.picture(rows());
  }

  @Override
  public Drawing drawing() {
    return rules.drawing(rows());
  }

  private List<String> rows() {
    List<String> rows = new ArrayList<>();
    int columns = board.sides().columns();
    for (int from = 0; from < cells.length; from += columns) {
      StringBuilder row = new StringBuilder();
      for (int cell = from; cell < from + columns; cell++) {
        row.append((char) cells[cell]);
      }
      rows.add(row.toString());
    }
    return rows;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Marks that
        && Arrays.equals(cells, that.cells)
        && board.sides().equals(that.board.sides())
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells) * 0x9E3779B1;
  }

  @Override
  public String toString() {
    return free == cells.length ? board.sides().toString() : String.join("/", rows());
  }
}
