package org.mexbox.environments.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.mexbox.environments.InputError;

/**
 * Positions as text: the first fields of the Forsyth-Edwards notation with commas for blanks,
 * {@code nk1/3/3/NK1,w}; the fields for castling and for capturing in passing only where they say
 * something.
 */
final class Notation {
  private static final String NONE = "-";
  private static final String MEN = "KQRBNPkqrbnp";
  private static final char WHITE_KING = '\u2654';
  private static final int MAX_TEXT = 100;

  private Notation() {}

  static String text(Chessboard board) {
    StringBuilder text = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      int free = 0;
      for (int column = 0; column < board.columns(); column++) {
        char piece = board.at(column, row);
        if (piece == Chessboard.FREE) {
          free++;
        } else {
          text.append(free == 0 ? "" : free).append(piece);
          free = 0;
        }
      }
      text.append(free == 0 ? "" : free).append(row == 0 ? "," : "/");
    }
    text.append(board.whiteToMove() ? "w" : "b");
    boolean passed = board.passed() >= 0;
    if (!board.castling().isEmpty() || passed) {
      text.append(',').append(board.castling().isEmpty() ? NONE : board.castling());
    }
    return text.append(passed ? "," + HalfMove.name(board.passed()) : "").toString();
  }

  /** A piece as it is drawn; empty for a free square. */
  static String figure(char piece) {
    int place = MEN.indexOf(piece);
    // The last sign keeps pawns from being drawn as emojis.
    return place < 0 ? "" : (char) (WHITE_KING + place) + "\ufe0e";
  }

  /**
   * Reads a position.
   *
   * @param example a position that can be read, for whoever wrote one that can't
   * @throws InputError if the text is none, or none that can stand at the beginning of a turn
   */
  static Chessboard parse(String text, String example) {
    String[] fields = text.strip().split("[,\\s]+", -1);
    boolean shaped =
        text.length() <= MAX_TEXT
            && fields.length >= 2
            && fields.length <= 4
            && fields[0].matches("[1-8kqrbnpKQRBNP/]+")
            && fields[1].matches("[wb]");
    if (!shaped) {
      throw InputError.of("position", "must be rows and w or b", text, example);
    }
    List<String> rows = Arrays.stream(fields[0].split("/", -1)).map(Notation::spelledOut).toList();
    String castling = fields.length < 3 || fields[2].equals(NONE) ? "" : fields[2];
    String passed = fields.length < 4 ? NONE : fields[3];
    Chessboard board = board(rows, fields[1].equals("w"), text, example);
    return withRights(board, castling, passed);
  }

  private static String spelledOut(String row) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      line.append(Character.isDigit(c) ? ".".repeat(c - '0') : c);
    }
    return line.toString();
  }

  private static Chessboard board(
      List<String> fromTop, boolean whiteToMove, String text, String example) {
    int columns = fromTop.get(0).length();
    boolean even = fromTop.stream().allMatch(row -> row.length() == columns);
    if (!even || fromTop.size() > 8 || fromTop.size() < 2 || columns > 8 || columns < 2) {
      throw InputError.of("board", "must have 2..8 equal rows of 2..8 squares", text, example);
    }
    List<String> rows = new ArrayList<>(fromTop);
    Collections.reverse(rows);
    StringBuilder squares = new StringBuilder();
    rows.forEach(row -> squares.append(row).append(" ".repeat(8 - columns)));
    squares.append(" ".repeat(64 - squares.length()));
    Chessboard board =
        new Chessboard(rows.size(), columns, squares.toString(), whiteToMove, "", -1);
    checkPieces(board, rows, text, example);
    return board;
  }

  private static void checkPieces(
      Chessboard board, List<String> rows, String text, String example) {
    int own = count(board, board.own('k'));
    int other = count(board, board.whiteToMove() ? 'k' : 'K');
    if (own > 1 || other != 1) {
      throw InputError.of(
          "kings",
          "must be one of each colour; the player to move may have lost his",
          text,
          example);
    }
    String edges = rows.get(0) + rows.get(rows.size() - 1);
    if (edges.indexOf('P') >= 0 || edges.indexOf('p') >= 0) {
      throw InputError.of("pawns", "must not stand on the first or last row", text, example);
    }
  }

  private static int count(Chessboard board, char piece) {
    return (int) board.squares().chars().filter(c -> c == piece).count();
  }

  private static Chessboard withRights(Chessboard board, String castling, String passed) {
    StringBuilder rights = new StringBuilder();
    for (int i = 0; i < Chessboard.ALL_CASTLING.length(); i++) {
      char right = Chessboard.ALL_CASTLING.charAt(i);
      rights.append(castling.indexOf(right) >= 0 && mayCastle(board, right) ? right : "");
    }
    if (rights.length() != castling.length()) {
      throw InputError.of(
          "castling", "must be letters of KQkq with king and rook in place", castling, NONE);
    }
    if (!passed.equals(NONE) && !isPassed(board, passed)) {
      throw InputError.of("passed square", "must lie behind a pawn that moved twice", passed, NONE);
    }
    int square = passed.equals(NONE) ? -1 : HalfMove.square(passed);
    return new Chessboard(
        board.rows(),
        board.columns(),
        board.squares(),
        board.whiteToMove(),
        rights.toString(),
        square);
  }

  private static boolean mayCastle(Chessboard board, char right) {
    boolean white = Character.isUpperCase(right);
    int row = white ? 0 : 7;
    int rook = Character.toLowerCase(right) == 'k' ? 7 : 0;
    return board.rows() == 8
        && board.columns() == 8
        && board.at(4, row) == (white ? 'K' : 'k')
        && board.at(rook, row) == (white ? 'R' : 'r');
  }

  private static boolean isPassed(Chessboard board, String name) {
    if (!name.matches("[a-h][36]") || board.rows() != 8) {
      return false;
    }
    int column = HalfMove.square(name) % 8;
    int row = HalfMove.square(name) / 8;
    int up = board.whiteToMove() ? 1 : -1;
    return row == (board.whiteToMove() ? 5 : 2)
        && board.at(column, row) == Chessboard.FREE
        && board.at(column, row + up) == Chessboard.FREE
        && board.at(column, row - up) == (board.whiteToMove() ? 'p' : 'P');
  }
}
