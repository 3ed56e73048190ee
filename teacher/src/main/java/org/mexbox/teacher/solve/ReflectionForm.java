package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.positional.Marks;
import org.mexbox.teacher.explain.Reason;

/**
 * Peaceful knights by reflection. Two colours face each other when every knight has one of the
 * other colour on the reflected cell, and the cells that reflection leaves in place hold knights of
 * the player who is not to move. Then he answers every knight on the reflected cell: it is free,
 * and none attacks it, for a knight of the mover that did would have its reflection attack the
 * mover's new knight, and the mover could not have put it. Only the new knight itself could, so a
 * reflection that brings a cell a knight's leap away will not do: in a middle line every cell moves
 * by (odd, 0), about the centre of a board with two even, or two odd, sides by two odd or two even
 * numbers. Checked against search on boards of up to 16 cells.
 *
 * @param board the position
 * @param winningMoves the moves that make the colours face each other
 */
record ReflectionForm(Marks board, List<Move> winningMoves) implements BoardForm {

  /** A line to reflect in, or the centre. */
  private enum Axis {
    ACROSS,
    DOWN,
    CENTRE;

    boolean suits(int rows, int columns) {
      return switch (this) {
        case ACROSS -> rows % 2 == 0;
        case DOWN -> columns % 2 == 0;
        case CENTRE -> rows % 2 == columns % 2;
      };
    }

    int image(int cell, int rows, int columns) {
      int row = cell / columns;
      int column = cell % columns;
      int newRow = this == DOWN ? row : rows - 1 - row;
      int newColumn = this == ACROSS ? column : columns - 1 - column;
      return newRow * columns + newColumn;
    }
  }

  /** The form, if reflection decides the position. */
  static Optional<ReflectionForm> of(Marks board) {
    if (board.ruleset().convention() != PlayConvention.NORMAL || board.isTerminal()) {
      return Optional.empty();
    }
    if (isFacing(board)) {
      return Optional.of(new ReflectionForm(board, List.of()));
    }
    List<Move> moves = board.moves().stream().filter(move -> isFacing(board.after(move))).toList();
    return moves.isEmpty() ? Optional.empty() : Optional.of(new ReflectionForm(board, moves));
  }

  private static boolean isFacing(Marks board) {
    for (Axis axis : Axis.values()) {
      if (axis.suits(board.sides().rows(), board.sides().columns()) && isFacing(board, axis)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFacing(Marks board, Axis axis) {
    byte answering = board.mark(/* ofMover= */ false);
    for (int cell = 0; cell < board.sides().area(); cell++) {
      int image = axis.image(cell, board.sides().rows(), board.sides().columns());
      boolean faces =
          image == cell
              ? board.mark(cell) == answering
              : board.mark(image) == reflected(board.mark(cell));
      if (!faces) {
        return false;
      }
    }
    return true;
  }

  private static byte reflected(byte mark) {
    return mark == Marks.FIRST ? Marks.SECOND : mark == Marks.SECOND ? Marks.FIRST : Marks.FREE;
  }

  @Override
  public String id() {
    return "reflection";
  }

  @Override
  public boolean isWon() {
    return !winningMoves.isEmpty();
  }

  @Override
  public boolean isStrategy() {
    return true;
  }

  @Override
  public OptionalInt nimValue() {
    return OptionalInt.empty();
  }

  @Override
  public List<Reason> reasons() {
    return List.of(Reason.of("reason.reflection"));
  }
}
