package org.mexbox.environments.chess;

import java.util.ArrayList;
import java.util.List;

/**
 * The moves of chess: those of its men, whether or not they leave the own king to be captured, and
 * the legal ones, which do not. From square to square, {@code a1} first; to squares in a fixed
 * order.
 */
final class MoveGenerator {
  private static final int[][] STRAIGHT = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
  private static final int[][] ALL_WAYS = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}
  };
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final char[] PROMOTIONS = {'q', 'r', 'b', 'n'};
  private static final int DOUBLE_STEP_ROWS = 8;

  private final Chessboard board;
  private final List<HalfMove> moves = new ArrayList<>();

  private MoveGenerator(Chessboard board) {
    this.board = board;
  }

  /** All moves of the player to move. */
  static List<HalfMove> moves(Chessboard board) {
    MoveGenerator generator = new MoveGenerator(board);
    for (int square = 0; square < 64; square++) {
      generator.addFrom(square);
    }
    return generator.moves;
  }

  /** True if a move is among them. */
  static boolean isMove(Chessboard board, HalfMove move) {
    MoveGenerator generator = new MoveGenerator(board);
    generator.addFrom(move.from());
    return generator.moves.contains(move);
  }

  /** The moves that do not leave the own king in check. */
  static List<HalfMove> legalMoves(Chessboard board) {
    return moves(board).stream().filter(move -> isSafe(board, move)).toList();
  }

  /** True if a move is among those. */
  static boolean isLegal(Chessboard board, HalfMove move) {
    return isMove(board, move) && isSafe(board, move);
  }

  private static boolean isSafe(Chessboard board, HalfMove move) {
    return !isCheck(board.after(move).again());
  }

  /** True if the king of the player to move is attacked. */
  static boolean isCheck(Chessboard board) {
    return new MoveGenerator(board).isAttacked(board.king(true));
  }

  private void addFrom(int square) {
    char piece = board.squares().charAt(square);
    if (!board.isOwn(piece)) {
      return;
    }
    switch (Character.toLowerCase(piece)) {
      case 'p' -> addPawn(square);
      case 'n' -> addSteps(square, KNIGHT, false);
      case 'b' -> addSteps(square, DIAGONAL, true);
      case 'r' -> addSteps(square, STRAIGHT, true);
      case 'q' -> addSteps(square, ALL_WAYS, true);
      default -> {
        addSteps(square, ALL_WAYS, false);
        addCastling(square);
      }
    }
  }

  private void addSteps(int from, int[][] ways, boolean far) {
    for (int[] way : ways) {
      int column = from % 8 + way[0];
      int row = from / 8 + way[1];
      while (true) {
        char there = board.at(column, row);
        if (there != Chessboard.FREE && !board.isOther(there)) {
          break;
        }
        moves.add(HalfMove.of(from, 8 * row + column));
        if (!far || there != Chessboard.FREE) {
          break;
        }
        column += way[0];
        row += way[1];
      }
    }
  }

  private void addPawn(int from) {
    int up = board.whiteToMove() ? 1 : -1;
    int column = from % 8;
    int row = from / 8;
    if (board.at(column, row + up) == Chessboard.FREE) {
      addPawn(from, column, row + up);
      boolean mayTwice = row == board.pawnRow() && board.rows() == DOUBLE_STEP_ROWS;
      if (mayTwice && board.at(column, row + 2 * up) == Chessboard.FREE) {
        addPawn(from, column, row + 2 * up);
      }
    }
    for (int side = -1; side <= 1; side += 2) {
      char there = board.at(column + side, row + up);
      boolean inPassing =
          there != Chessboard.OUTSIDE && to(column + side, row + up) == board.passed();
      if (board.isOther(there) || inPassing) {
        addPawn(from, column + side, row + up);
      }
    }
  }

  private static int to(int column, int row) {
    return 8 * row + column;
  }

  private void addPawn(int from, int column, int row) {
    if (row != board.lastRow()) {
      moves.add(HalfMove.of(from, to(column, row)));
      return;
    }
    for (char promotion : PROMOTIONS) {
      moves.add(new HalfMove(from, to(column, row), promotion));
    }
  }

  // As in chess: not out of check, nor over a square that is attacked.
  private void addCastling(int king) {
    if (board.castling().indexOf(board.own('k')) >= 0
        && isFree(king + 1, king + 2)
        && !isAttacked(king, king + 1)) {
      moves.add(HalfMove.of(king, king + 2));
    }
    if (board.castling().indexOf(board.own('q')) >= 0
        && isFree(king - 3, king - 1)
        && !isAttacked(king - 1, king)) {
      moves.add(HalfMove.of(king, king - 2));
    }
  }

  private boolean isFree(int first, int last) {
    return board.squares().substring(first, last + 1).chars().allMatch(c -> c == Chessboard.FREE);
  }

  private boolean isAttacked(int first, int last) {
    for (int square = first; square <= last; square++) {
      if (isAttacked(square)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAttacked(int square) {
    int up = board.whiteToMove() ? 1 : -1;
    char pawn = other('p');
    boolean byPawn =
        board.at(square % 8 - 1, square / 8 + up) == pawn
            || board.at(square % 8 + 1, square / 8 + up) == pawn;
    return byPawn
        || sees(square, KNIGHT, false, "n")
        || sees(square, ALL_WAYS, false, "k")
        || sees(square, STRAIGHT, true, "rq")
        || sees(square, DIAGONAL, true, "bq");
  }

  // True if the first thing met on one of the ways is one of the other player's pieces.
  private boolean sees(int square, int[][] ways, boolean far, String pieces) {
    for (int[] way : ways) {
      int column = square % 8 + way[0];
      int row = square / 8 + way[1];
      while (far && board.at(column, row) == Chessboard.FREE) {
        column += way[0];
        row += way[1];
      }
      char there = board.at(column, row);
      if (board.isOther(there) && pieces.indexOf(Character.toLowerCase(there)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private char other(char smallLetter) {
    return board.whiteToMove() ? smallLetter : Character.toUpperCase(smallLetter);
  }
}
