package org.mexbox.teacher.solve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.mexbox.environments.Move;
import org.mexbox.environments.positional.Marks;
import org.mexbox.environments.positional.SquareMaker;
import org.mexbox.environments.positional.TriangularGomoku;
import org.mexbox.teacher.explain.Reason;

/**
 * Defence by pairs (Hales and Jewett 1963). Cells are paired so that every line holds a pair. As
 * long as each line without a mark of the defender has a pair that is free, and it is the
 * attacker's turn, no line gets full: when he marks one cell of a free pair, the defender marks the
 * other, and that closes every line through the pair; any other mark of the attacker leaves the
 * pairs free, and a mark more never harms the defender. Checked on boards up to 20x20.
 *
 * @param board the position
 * @param value what the player to move gets
 * @param winningMoves the defender's moves, if he is to move
 */
record PairingForm(Marks board, int value, List<Move> winningMoves) implements BoardForm {

  /** The form, if pairs decide the position. */
  static Optional<PairingForm> of(Marks board) {
    boolean isMaker = board.ruleset() instanceof SquareMaker;
    if (!isPaired(board) || board.isTerminal()) {
      return Optional.empty();
    }
    boolean otherHolds = holds(board, board.mark(/* ofMover= */ false));
    if (isMaker && board.isFirstToMove()) {
      return otherHolds ? Optional.of(new PairingForm(board, -1, List.of())) : Optional.empty();
    }
    List<Move> moves = defences(board);
    return moves.isEmpty() || (!isMaker && !otherHolds)
        ? Optional.empty()
        : Optional.of(new PairingForm(board, isMaker ? 1 : 0, moves));
  }

  private static boolean isPaired(Marks board) {
    return board.ruleset() instanceof SquareMaker
        || (board.ruleset() instanceof TriangularGomoku rules && rules.length() >= 4);
  }

  /** The moves after which the other never gets a line; of no use to a maker. */
  static List<Move> defences(Marks board) {
    if (!isPaired(board) || (board.ruleset() instanceof SquareMaker && board.isFirstToMove())) {
      return List.of();
    }
    byte own = board.mark(/* ofMover= */ true);
    return board.moves().stream().filter(move -> holds(board.after(move), own)).toList();
  }

  /** True if every line without a mark of the defender has a free pair. */
  private static boolean holds(Marks board, byte defender) {
    return board.lines().stream().allMatch(line -> isHeld(board, line, defender));
  }

  private static boolean isHeld(Marks board, int[] line, byte defender) {
    boolean hasPair = false;
    for (int cell : line) {
      if (board.mark(cell) == defender) {
        return true;
      }
      int partner = partner(board, cell);
      for (int other : line) {
        hasPair |=
            other == partner && board.mark(cell) == Marks.FREE && board.mark(other) == Marks.FREE;
      }
    }
    return hasPair;
  }

  /** The other cell of a pair; -1 if there is none, or it is no cell of this board. */
  static int partner(Marks board, int cell) {
    int columns = board.sides().columns();
    int row = cell / columns;
    int column = cell % columns;
    if (board.ruleset() instanceof SquareMaker) {
      boolean isLeft = (row + column) % 2 == 0;
      int other = isLeft ? column + 1 : column - 1;
      return other >= 0 && other < columns ? cell + other - column : -1;
    }
    return triangle(board, row, column);
  }

  // D (i, j) goes with U (i, j), U (i, j - 1), U (i - 1, j) for i - j = 0, 1, 2 modulo 3.
  private static int triangle(Marks board, int row, int column) {
    boolean isDown = column % 2 == 0;
    int lozenge = column / 2;
    for (int shift = 0; shift < 3; shift++) {
      int down = shift == 2 ? 1 : 0;
      int across = shift == 1 ? 1 : 0;
      int downRow = isDown ? row : row + down;
      int downLozenge = isDown ? lozenge : lozenge + across;
      if (Math.floorMod(downRow - downLozenge, 3) == shift) {
        int newRow = isDown ? row - down : downRow;
        int newColumn = isDown ? 2 * (lozenge - across) + 1 : 2 * downLozenge;
        boolean isOn =
            newRow >= 0
                && newRow < board.sides().rows()
                && newColumn >= 0
                && newColumn < board.sides().columns();
        return isOn ? newRow * board.sides().columns() + newColumn : -1;
      }
    }
    return -1;
  }

  @Override
  public String id() {
    return "pairing";
  }

  @Override
  public boolean isWon() {
    return value > 0;
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
    return List.of(
        Reason.of(
            board.ruleset() instanceof SquareMaker
                ? "reason.pairing.bricks"
                : "reason.pairing.triangles"));
  }
}
