package org.mexbox.environments.chess;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;

/** A chessboard as it is shown, from White's side, rows and columns named at its edge. */
final class BoardPicture {
  private BoardPicture() {}

  /** Lines of letters, capitals for White's men, and a caption. */
  static List<String> lines(Chessboard board, String caption) {
    List<String> lines = new ArrayList<>();
    for (int row = board.rows() - 1; row >= -1; row--) {
      StringBuilder line = new StringBuilder(row < 0 ? " " : "" + (row + 1));
      for (int column = 0; column < board.columns(); column++) {
        line.append(' ').append(row < 0 ? (char) ('a' + column) : board.at(column, row));
      }
      lines.add(line.toString());
    }
    lines.add(caption);
    return List.copyOf(lines);
  }

  /** The chequered board with figures, and a caption. */
  static Drawing of(Chessboard board, String caption) {
    int rows = board.rows();
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      cells.add(new Drawing.Cell(rows - 1 - row, 0, Tone.NONE, String.valueOf(row + 1)));
      for (int column = 0; column < board.columns(); column++) {
        Tone tone = (row + column) % 2 == 0 ? Tone.DARK : Tone.FREE;
        String man = Notation.figure(board.at(column, row));
        cells.add(new Drawing.Cell(rows - 1 - row, column + 1, tone, man));
      }
    }
    for (int column = 0; column < board.columns(); column++) {
      cells.add(new Drawing.Cell(rows, column + 1, Tone.NONE, "" + (char) ('a' + column)));
    }
    return new Drawing.Board(cells).captioned(caption);
  }

  /** Who is to move. */
  static String colour(Chessboard board) {
    return board.whiteToMove() ? "White" : "Black";
  }
}
