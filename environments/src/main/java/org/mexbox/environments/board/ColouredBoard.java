package org.mexbox.environments.board;

import java.util.AbstractList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * A board on which squares are coloured, larger than {@link FilledBoard} can be. Its moves are
 * listed lazily: 17x68 has 9,588 at the start.
 */
final class ColouredBoard implements Pictured {
  /** The most cells. */
  static final int MAX_CELLS = 1_200;

  // A position has to fit into the text of a game.
  private static final int MAX_TEXT = 1_900;

  private final Filling rules;
  private final Sides sides;
  private final BitSet filled;

  private ColouredBoard(Filling rules, Sides sides, BitSet filled) {
    this.rules = rules;
    this.sides = sides;
    this.filled = filled;
  }

  static ColouredBoard of(Filling rules, CellText board) {
    Sides sides = board.sides();
    if (sides.rows() * (sides.columns() + 1) > MAX_TEXT) {
      throw InputError.of("board", "must have fewer rows", sides, sides.turned().toString());
    }
    return new ColouredBoard(rules, sides, board.cellSet('x'));
  }

  Sides sides() {
    return sides;
  }

  BitSet filled() {
    return (BitSet) filled.clone();
  }

  /** How many cells are free. */
  int free() {
    return sides.area() - filled.cardinality();
  }

  @Override
  public Filling ruleset() {
    return rules;
  }

  @Override
  public boolean isTerminal() {
    return filled.nextClearBit(0) >= sides.area();
  }

  /** By upper left cells row by row, the smallest square first. */
  @Override
  public List<Move> moves() {
    return new Squares(sides, ends());
  }

  /** How many moves there are that begin at this cell or at an earlier one, for each cell. */
  private int[] ends() {
    int[] largest = new int[sides.area()];
    for (int cell = largest.length - 1; cell >= 0; cell--) {
      if (!filled.get(cell)) {
        boolean isLast = cell % sides.columns() == sides.columns() - 1;
        int below = cell + sides.columns();
        largest[cell] =
            isLast || below >= largest.length
                ? 1
                : 1 + Math.min(largest[cell + 1], Math.min(largest[below], largest[below + 1]));
      }
    }
    for (int cell = 1; cell < largest.length; cell++) {
      largest[cell] += largest[cell - 1];
    }
    return largest;
  }

  /** The free squares of a board, made when they are asked for. */
  private static final class Squares extends AbstractList<Move> {
    private final Sides sides;
    private final int[] ends;

    Squares(Sides sides, int[] ends) {
      this.sides = sides;
      this.ends = ends;
    }

    @Override
    public int size() {
      return ends[ends.length - 1];
    }

    @Override
    public Move get(int index) {
      Objects.checkIndex(index, size());
      int low = 0;
      int high = ends.length - 1;
      while (low < high) {
        int middle = (low + high) / 2;
        if (ends[middle] > index) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      int before = low == 0 ? 0 : ends[low - 1];
      Square from = new Square(low / sides.columns() + 1, low % sides.columns() + 1);
      return new Block(from, index - before + 1);
    }
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Block block) || !isLegal(block)) {
      throw InputError.illegal(move, this);
    }
    BitSet next = filled();
    int first = block.from().column() - 1;
    for (int row = block.from().row() - 1; row < block.from().row() - 1 + block.side(); row++) {
      int from = row * sides.columns() + first;
      next.set(from, from + block.side());
    }
    return new ColouredBoard(rules, sides, next);
  }

  private boolean isLegal(Block block) {
    int top = block.from().row() - 1;
    int left = block.from().column() - 1;
    if (top < 0
        || left < 0
        || top + block.side() > sides.rows()
        || left + block.side() > sides.columns()) {
      return false;
    }
    for (int row = top; row < top + block.side(); row++) {
      int from = row * sides.columns() + left;
      int next = filled.nextSetBit(from);
      if (next >= 0 && next < from + block.side()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Move move(String text) {
    return Block.parse(text)
        .filter(this::isLegal)
        .orElseThrow(() -> InputError.illegal(text, this));
  }

  @Override
  public List<String> picture() {
    return CellText.rows(sides, filled, 'x');
  }

  @Override
  public Drawing drawing() {
    return Drawing.Board.filled(picture()).numbered();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ColouredBoard that
        && filled.equals(that.filled)
        && sides.equals(that.sides)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return filled.hashCode();
  }

  @Override
  public String toString() {
    return filled.isEmpty()
        ? sides.toString()
        : String.join("/", CellText.rows(sides, filled, 'x'));
  }
}
