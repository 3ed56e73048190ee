package org.mexbox.environments.positional;

import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Packing;
import org.mexbox.environments.Position;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.sum.EnumeratedPacking;

/** Rules in which the players mark one cell each in turn, x first; a full line may end play. */
sealed interface MarkRules extends Ruleset permits Mnk, SquareMaker, TriangularGomoku, Knights {
  /** The most positions that are numbered. */
  int MAX_POSITIONS = 200_000;

  /** The most cells of a board whose positions may be few enough to be numbered. */
  int MAX_NUMBERED_CELLS = 10;

  /** An empty board of a size. */
  Board board(Sides sides);

  /** What the player to move gets when all is over and he faces the position. */
  int reward(Marks end);

  /** True if a full line of this player's marks ends play. */
  default boolean isDecidedBy(byte mark) {
    return true;
  }

  /** True if the player to move may mark a cell, which is free. */
  default boolean isOpen(Marks position, int cell) {
    return true;
  }

  /**
   * Refuses a board that no play leads to.
   *
   * @throws org.mexbox.environments.InputError if it is one
   */
  default void check(Marks position) {}

  /** A board as lines of ASCII. */
  default List<String> picture(List<String> rows) {
    return rows.stream().map(row -> String.join(" ", row.split(""))).toList();
  }

  /** The board as squares. */
  default Drawing drawing(List<String> rows) {
    return Drawing.Board.of(rows, MarkRules::tone, this::sign).numbered();
  }

  /** What a colour means on a cell with this mark. */
  static Tone tone(char mark) {
    return mark == Marks.FREE ? Tone.FREE : mark == Marks.FIRST ? Tone.FIRST : Tone.SECOND;
  }

  /** What is drawn for a mark; empty for none. */
  default String sign(char mark) {
    return mark == Marks.FREE ? "" : mark == Marks.FIRST ? "\u00d7" : "\u25cb";
  }

  @Override
  default Marks parse(String text) {
    return MarksText.parse(this, text);
  }

  @Override
  default double moverReward(Position terminal) {
    return reward((Marks) terminal);
  }

  @Override
  default boolean impartial() {
    return false;
  }

  @Override
  default Optional<Packing> packing(Position start) {
    return ((Marks) start).free() <= MAX_NUMBERED_CELLS
        ? EnumeratedPacking.of(start, MAX_POSITIONS)
        : Optional.empty();
  }

  @Override
  default Optional<Packing> roomyPacking(Position start) {
    return ((Marks) start).free() <= MarkPacking.MAX_FREE
        ? Optional.of(new MarkPacking((Marks) start))
        : Optional.empty();
  }

  /** {@inheritDoc} Counted are marks on {@link #quietCells} without a full line. */
  @Override
  default boolean surelyExceeds(Position start, int positions) {
    return MarkCount.exceeds((Marks) start, quietCells((Marks) start), positions);
  }

  /**
   * Free cells of which each stays open to both players whatever is marked on the others, as long
   * as no line is full; as many as can be found easily.
   */
  default List<Integer> quietCells(Marks position) {
    return position.freeCells();
  }
}
