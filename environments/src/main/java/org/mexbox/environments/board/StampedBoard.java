package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.cells.Symmetry;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/** A board of {@link Stamps}. */
public final class StampedBoard implements Pictured {
  private static final int NONE = -1;

  private final Stamps rules;
  private final Sides sides;
  private final long stamped;
  private final int last;

  private StampedBoard(Stamps rules, Sides sides, long stamped, int last) {
    this.rules = rules;
    this.sides = sides;
    this.stamped = stamped;
    this.last = last;
  }

  static StampedBoard parse(Stamps rules, String text) {
    CellText board = CellText.parse(text, "xo");
    long last = board.cells('o');
    long others = board.cells('x');
    if (Long.bitCount(last) > 1 || (last == 0 && others != 0)) {
      throw InputError.of("board", "must have one o, the last stamp", text, "x./o.");
    }
    int cell = last == 0 ? NONE : Long.numberOfTrailingZeros(last);
    return new StampedBoard(rules, board.sides(), last | others, cell);
  }

  @Override
  public Stamps ruleset() {
    return rules;
  }

  /** True if there is no stamp yet. */
  public boolean isEmpty() {
    return last == NONE;
  }

  /** How large the board is. */
  public Sides sides() {
    return sides;
  }

  /** The cells without a stamp, a bit for each, row after row from the top left. */
  public long free() {
    return CellText.all(sides) & ~stamped;
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int cell = 0; cell < sides.area(); cell++) {
      if (isLegal(cell)) {
        moves.add(new Square(cell / sides.columns() + 1, cell % sides.columns() + 1));
      }
    }
    return List.copyOf(moves);
  }

  private boolean isLegal(int cell) {
    if ((stamped >>> cell & 1) == 1) {
      return false;
    }
    int rows = Math.abs(cell / sides.columns() - last / sides.columns());
    int columns = Math.abs(cell % sides.columns() - last % sides.columns());
    return last == NONE || rows + columns == 1;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Square square) || !moves().contains(square)) {
      throw InputError.illegal(move, this);
    }
    int cell = (square.row() - 1) * sides.columns() + square.column() - 1;
    return new StampedBoard(rules, sides, stamped | 1L << cell, cell);
  }

  @Override
  public Move move(String text) {
    return Square.parse(text, this);
  }

  /** The least of the turns and mirror images. */
  @Override
  public Position canonical() {
    StampedBoard least = this;
    for (Symmetry symmetry : Symmetry.ALL) {
      StampedBoard image =
          new StampedBoard(
              rules,
              symmetry.of(sides),
              symmetry.of(sides, stamped),
              last == NONE ? NONE : symmetry.of(sides, last));
      least = image.compareTo(least) < 0 ? image : least;
    }
    return least;
  }

  private int compareTo(StampedBoard other) {
    if (sides.rows() != other.sides.rows()) {
      return sides.rows() - other.sides.rows();
    }
    int byStamps = Long.compareUnsigned(stamped, other.stamped);
    return byStamps != 0 ? byStamps : last - other.last;
  }

  /** Free cells are {@code .}, stamps {@code x}, the last one {@code o}. */
  @Override
  public List<String> picture() {
    return rows().stream().map(row -> String.join(" ", row.split(""))).toList();
  }

  @Override
  public Drawing drawing() {
    return Drawing.Board.of(
            rows(), letter -> letter == 'o' ? Tone.MARKED : letter == 'x' ? Tone.FILLED : Tone.FREE)
        .numbered();
  }

  private List<String> rows() {
    List<String> rows = CellText.rows(sides, stamped, 'x');
    if (last != NONE) {
      StringBuilder row = new StringBuilder(rows.get(last / sides.columns()));
      row.setCharAt(last % sides.columns(), 'o');
      rows.set(last / sides.columns(), row.toString());
    }
    return rows;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StampedBoard that
        && stamped == that.stamped
        && last == that.last
        && sides.equals(that.sides)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    long mixed = (stamped * 67 + last) * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> Integer.SIZE);
  }

  @Override
  public String toString() {
    return isEmpty() ? sides.toString() : String.join("/", rows());
  }
}
