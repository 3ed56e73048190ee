package org.mexbox.environments.chess;

/**
 * A chessboard in play: White moves up, towards the higher rows.
 *
 * @param rows how many rows there are, up to 8
 * @param columns how many columns, up to 8
 * @param squares eight rows of eight from the bottom, also on a smaller board: a piece by its
 *     letter (capitals are White's), {@code .} a free square, a blank a place that is not on the
 *     board
 * @param whiteToMove whose move it is
 * @param castling who may still castle, out of {@code KQkq}
 * @param passed the square that the last move passed over with a pawn; -1 for none
 */
record Chessboard(
    int rows, int columns, String squares, boolean whiteToMove, String castling, int passed) {
  static final char FREE = '.';
  static final char OUTSIDE = ' ';
  static final String ALL_CASTLING = "KQkq";

  private static final int NONE = -1;

  /** What stands on a square, or {@link #OUTSIDE}. */
  char at(int column, int row) {
    return (column | row) < 0 || column > 7 || row > 7 ? OUTSIDE : squares.charAt(8 * row + column);
  }

  /** True for a piece of the player to move. */
  boolean isOwn(char piece) {
    return whiteToMove ? piece >= 'A' && piece <= 'Z' : piece >= 'a';
  }

  /** True for a piece of the other player. */
  boolean isOther(char piece) {
    return whiteToMove ? piece >= 'a' : piece >= 'A' && piece <= 'Z';
  }

  /** The letter of a piece of the player to move. */
  char own(char smallLetter) {
    return whiteToMove ? Character.toUpperCase(smallLetter) : smallLetter;
  }

  /** Where the king of the player to move stands, or of the other one; -1 if he is captured. */
  int king(boolean ofMover) {
    return squares.indexOf(whiteToMove == ofMover ? 'K' : 'k');
  }

  /** The row from which pawns of the player to move start, counted from 0. */
  int pawnRow() {
    return whiteToMove ? 1 : rows - 2;
  }

  /** The row on which they are promoted. */
  int lastRow() {
    return whiteToMove ? rows - 1 : 0;
  }

  /** The board after a move that {@link MoveGenerator} lists; it is the other player's move. */
  Chessboard after(HalfMove move) {
    char[] next = squares.toCharArray();
    char piece = next[move.from()];
    next[move.from()] = FREE;
    next[move.to()] = move.promotion() == 0 ? piece : own(move.promotion());
    int passedNow = NONE;
    if (piece == own('p')) {
      if (move.to() == passed) {
        next[8 * (move.from() / 8) + move.to() % 8] = FREE;
      } else if (Math.abs(move.to() - move.from()) == 16) {
        passedNow = (move.from() + move.to()) / 2;
      }
    } else if (piece == own('k') && Math.abs(move.to() - move.from()) == 2) {
      boolean toTheRight = move.to() > move.from();
      next[toTheRight ? move.from() + 3 : move.from() - 4] = FREE;
      next[(move.from() + move.to()) / 2] = own('r');
    }
    String still = castling.isEmpty() ? castling : castlingWithout(move.from(), move.to());
    return new Chessboard(rows, columns, new String(next), !whiteToMove, still, passedNow);
  }

  /**
   * The same board with the player to move on turn once more: nothing can be captured in passing.
   */
  Chessboard again() {
    return new Chessboard(rows, columns, squares, !whiteToMove, castling, NONE);
  }

  private String castlingWithout(int from, int to) {
    StringBuilder still = new StringBuilder();
    for (int i = 0; i < castling.length(); i++) {
      char right = castling.charAt(i);
      int king = Character.isUpperCase(right) ? 4 : 60;
      int rook = king + (Character.toLowerCase(right) == 'k' ? 3 : -4);
      if (from != king && from != rook && to != king && to != rook) {
        still.append(right);
      }
    }
    return still.toString();
  }

  /** Colours changed over, with top and bottom: the same board as the other player sees his own. */
  Chessboard coloursSwapped() {
    char[] next = squares.toCharArray();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        next[8 * (rows - 1 - row) + column] = swapped(at(column, row));
      }
    }
    StringBuilder rights = new StringBuilder();
    for (int i = 0; i < ALL_CASTLING.length(); i++) {
      char right = ALL_CASTLING.charAt(i);
      rights.append(castling.indexOf(swapped(right)) >= 0 ? right : "");
    }
    int passedNow = passed < 0 ? NONE : HalfMove.upsideDown(passed, rows);
    return new Chessboard(
        rows, columns, new String(next), !whiteToMove, rights.toString(), passedNow);
  }

  private static char swapped(char piece) {
    return Character.isUpperCase(piece)
        ? Character.toLowerCase(piece)
        : Character.toUpperCase(piece);
  }

  /** Left and right changed over; only where nobody may castle any more. */
  Chessboard mirrored() {
    char[] next = squares.toCharArray();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        next[8 * row + columns - 1 - column] = at(column, row);
      }
    }
    int passedNow = passed < 0 ? NONE : passed - passed % 8 + columns - 1 - passed % 8;
    return new Chessboard(rows, columns, new String(next), whiteToMove, castling, passedNow);
  }

  /** Of this board and its mirror image the lesser one; this one where somebody may castle. */
  Chessboard orMirrored() {
    if (!castling.isEmpty()) {
      return this;
    }
    Chessboard mirrored = mirrored();
    boolean lesser = mirrored.squares.compareTo(squares) < 0;
    boolean sameButPassed = mirrored.squares.equals(squares) && mirrored.passed < passed;
    return lesser || sameButPassed ? mirrored : this;
  }
}
