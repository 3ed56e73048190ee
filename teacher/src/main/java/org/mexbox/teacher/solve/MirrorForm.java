package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.Filling;
import org.mexbox.environments.board.Filling.Shape;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.cells.Sides;
import org.mexbox.teacher.explain.Reason;

/**
 * Squares coloured by mirroring. When the board is its own mirror image in its middle line, and no
 * free square has room across that line, the player to move has lost: his square lies on one side,
 * so its image is free, and the other player colours it, which restores both conditions. So 17x68
 * is won by a square of 16x16 in the middle, at the top or at the bottom. Checked against the exact
 * values of all positions of small boards.
 *
 * @param position the position
 * @param winningMoves the moves that make the board its own image, without room across the middle
 */
record MirrorForm(Position position, List<Move> winningMoves) implements SymmetryForm {

  /** A board and one of its middle lines: {@code across} is the line that swaps columns. */
  private record Mirror(BitSet filled, Sides sides, boolean across) {

    boolean at(int row, int column) {
      return filled.get(row * sides.columns() + column);
    }

    int image(int cell) {
      int row = cell / sides.columns();
      int column = cell % sides.columns();
      return across
          ? cell + sides.columns() - 1 - 2 * column
          : cell + (sides.rows() - 1 - 2 * row) * sides.columns();
    }

    /** The free cells whose image is filled. */
    BitSet open() {
      BitSet open = new BitSet();
      for (int cell = filled.nextSetBit(0); cell >= 0; cell = filled.nextSetBit(cell + 1)) {
        open.set(image(cell));
      }
      open.andNot(filled);
      return open;
    }

    /** True if a free square could lie across the line. */
    boolean hasRoom() {
      int length = across ? sides.rows() : sides.columns();
      int width = across ? sides.columns() : sides.rows();
      boolean before = false;
      for (int i = 0; i < length; i++) {
        boolean isFree = isFree(i, (width - 1) / 2) && isFree(i, width / 2);
        if (isFree && (width % 2 == 1 || before)) {
          return true;
        }
        before = isFree;
      }
      return false;
    }

    private boolean isFree(int along, int from) {
      return across ? !at(along, from) : !at(from, along);
    }

    boolean isLost() {
      return open().isEmpty() && !hasRoom();
    }

    /** The squares that may make the board its own image, as upper left cell and side. */
    List<int[]> candidates() {
      BitSet open = open();
      return open.isEmpty() ? central() : around(open);
    }

    private List<int[]> around(BitSet open) {
      int columns = sides.columns();
      int left = open.stream().map(cell -> cell % columns).min().orElseThrow();
      int right = open.stream().map(cell -> cell % columns).max().orElseThrow();
      int top = open.nextSetBit(0) / columns;
      int bottom = (open.length() - 1) / columns;
      return bottom - top == right - left
          ? List.of(new int[] {top, left, bottom - top + 1})
          : List.of();
    }

    private List<int[]> central() {
      List<int[]> found = new ArrayList<>();
      int length = across ? sides.rows() : sides.columns();
      int width = across ? sides.columns() : sides.rows();
      for (int side = width % 2 == 1 ? 1 : 2; side <= Math.min(length, width); side += 2) {
        int middle = (width - side) / 2;
        for (int along = 0; along + side <= length; along++) {
          int top = across ? along : middle;
          found.add(new int[] {top, across ? middle : along, side});
        }
      }
      return found;
    }
  }

  /** The form, if mirroring decides a position under normal play. */
  static Optional<MirrorForm> of(Position position) {
    if (!(position.ruleset() instanceof Filling rules)
        || rules.shape() != Shape.SQUARE
        || rules.convention() != PlayConvention.NORMAL) {
      return Optional.empty();
    }
    if (isLost(rules, position)) {
      return Optional.of(new MirrorForm(position, List.of()));
    }
    List<Move> moves = winning(rules, position);
    return moves.isEmpty() ? Optional.empty() : Optional.of(new MirrorForm(position, moves));
  }

  private static List<Mirror> mirrors(Filling rules, Position position) {
    BitSet filled = rules.filled(position);
    Sides sides = rules.sides(position);
    return List.of(
        new Mirror(filled, sides, /* across= */ true),
        new Mirror(filled, sides, /* across= */ false));
  }

  private static boolean isLost(Filling rules, Position position) {
    return mirrors(rules, position).stream().anyMatch(Mirror::isLost);
  }

  private static List<Move> winning(Filling rules, Position position) {
    List<Move> winning = new ArrayList<>();
    for (Mirror mirror : mirrors(rules, position)) {
      for (int[] square : mirror.candidates()) {
        legal(position, square)
            .filter(move -> isLost(rules, position.after(move)))
            .filter(move -> !winning.contains(move))
            .ifPresent(winning::add);
      }
    }
    return winning;
  }

  private static Optional<Move> legal(Position position, int[] square) {
    Square from = new Square(square[0] + 1, square[1] + 1);
    Square to = new Square(square[0] + square[2], square[1] + square[2]);
    try {
      return Optional.of(position.move(from.equals(to) ? from.toString() : from + "-" + to));
    } catch (InputError notFree) {
      return Optional.empty();
    }
  }

  @Override
  public String id() {
    return "mirror";
  }

  @Override
  public List<Reason> reasons() {
    return List.of(Reason.of(isWon() ? "reason.mirror.won" : "reason.mirror.lost"));
  }
}
