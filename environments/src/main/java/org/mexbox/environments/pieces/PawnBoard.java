package org.mexbox.environments.pieces;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.board.Square;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Captions;
import org.mexbox.environments.picture.Cells;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/**
 * A board of {@link Hexapawn}.
 *
 * @param ruleset the rules
 * @param rows from the top, {@code w}, {@code b} and {@code .}
 * @param isWhiteToMove whose turn it is
 */
record PawnBoard(Hexapawn ruleset, List<String> rows, boolean isWhiteToMove)
    implements Pictured, Cells {
  // Not as an emoji.
  private static final String PAWN = "\u265f\ufe0e";
  private static final int MAX_CELLS = 64;
  private static final String EXAMPLE = "3x3 or bbb/w../.ww,b";

  static PawnBoard parse(Hexapawn rules, String text) {
    String stripped = text.strip();
    if (Sides.isSides(stripped)) {
      return start(rules, Sides.parse(stripped, MAX_CELLS));
    }
    boolean isBlack = stripped.endsWith(",b");
    String cells = stripped.replaceFirst(",[wb]$", "");
    String[] rows = cells.split("/", -1);
    boolean even = Arrays.stream(rows).allMatch(row -> row.length() == rows[0].length());
    if (!even || rows[0].isEmpty() || rows.length < 2 || !cells.matches("[./wb]+")) {
      throw InputError.of("board", "must be rows x columns or rows of . w b", text, EXAMPLE);
    }
    Sides.parse(rows.length + "x" + rows[0].length(), MAX_CELLS);
    PawnBoard board = new PawnBoard(rules, List.of(rows), !isBlack);
    String own = board.rows.get(isBlack ? rows.length - 1 : 0);
    if (own.indexOf(board.pawn(true)) >= 0) {
      throw InputError.of(
          "board", "must be the loser's turn when a pawn has reached the last row", text, EXAMPLE);
    }
    return board;
  }

  private static PawnBoard start(Hexapawn rules, Sides sides) {
    if (sides.rows() < 2) {
      throw InputError.of("board", "must have two rows or more", sides, "3x3");
    }
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < sides.rows(); row++) {
      String cell = row == 0 ? "b" : row == sides.rows() - 1 ? "w" : ".";
      rows.add(cell.repeat(sides.columns()));
    }
    return new PawnBoard(rules, List.copyOf(rows), /* isWhiteToMove= */ true);
  }

  int area() {
    return rows.size() * columns();
  }

  private int columns() {
    return rows.get(0).length();
  }

  private char pawn(boolean ofMover) {
    return isWhiteToMove == ofMover ? 'w' : 'b';
  }

  private char at(int row, int column) {
    boolean isOn = row >= 0 && row < rows.size() && column >= 0 && column < columns();
    return isOn ? rows.get(row).charAt(column) : ' ';
  }

  @Override
  public List<Move> moves() {
    int lastOfOther = isWhiteToMove ? rows.size() - 1 : 0;
    if (rows.get(lastOfOther).indexOf(pawn(false)) >= 0) {
      return List.of();
    }
    int forward = isWhiteToMove ? -1 : 1;
    List<Move> moves = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns(); column++) {
        if (at(row, column) == pawn(true)) {
          add(row, column, forward, moves);
        }
      }
    }
    return List.copyOf(moves);
  }

  private void add(int row, int column, int forward, List<Move> moves) {
    for (int across = -1; across <= 1; across++) {
      char wanted = across == 0 ? '.' : pawn(false);
      if (at(row + forward, column + across) == wanted) {
        Square from = new Square(row + 1, column + 1);
        moves.add(new PawnMove(from, new Square(row + 1 + forward, column + 1 + across)));
      }
    }
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof PawnMove pawn) || !moves().contains(pawn)) {
      throw InputError.illegal(move, this);
    }
    List<String> moved = new ArrayList<>(rows);
    put(moved, pawn.from(), '.');
    put(moved, pawn.to(), pawn(true));
    return new PawnBoard(ruleset, List.copyOf(moved), !isWhiteToMove);
  }

  private static void put(List<String> rows, Square square, char pawn) {
    StringBuilder row = new StringBuilder(rows.get(square.row() - 1));
    row.setCharAt(square.column() - 1, pawn);
    rows.set(square.row() - 1, row.toString());
  }

  /** The lesser of the board and its mirror image. */
  @Override
  public Position canonical() {
    List<String> mirrored =
        rows.stream().map(row -> new StringBuilder(row).reverse().toString()).toList();
    return String.join("", mirrored).compareTo(String.join("", rows)) < 0
        ? new PawnBoard(ruleset, mirrored, isWhiteToMove)
        : this;
  }

  /** Free, the mover's pawn, the other's. */
  @Override
  public int kinds() {
    return 3;
  }

  /** {@inheritDoc} The mover's pawns go up. */
  @Override
  public int[][] cells() {
    int[][] cells = new int[rows.size()][columns()];
    for (int row = 0; row < cells.length; row++) {
      int seen = isWhiteToMove ? row : cells.length - 1 - row;
      for (int column = 0; column < cells[row].length; column++) {
        char pawn = at(row, column);
        cells[seen][column] = pawn == '.' ? 0 : pawn == pawn(true) ? 1 : 2;
      }
    }
    return cells;
  }

  @Override
  public List<String> picture() {
    List<String> lines = new ArrayList<>();
    rows.forEach(row -> lines.add(String.join(" ", row.split(""))));
    lines.add(turn());
    return List.copyOf(lines);
  }

  @Override
  public Drawing drawing() {
    return Drawing.Board.of(
            rows,
            pawn -> pawn == '.' ? Tone.FREE : pawn == 'w' ? Tone.FIRST : Tone.SECOND,
            pawn -> pawn == '.' ? "" : PAWN)
        .numbered()
        .captioned(Captions.toMove(isWhiteToMove ? "white" : "black"));
  }

  private String turn() {
    return isWhiteToMove ? "w to move" : "b to move";
  }

  @Override
  public String toString() {
    boolean isStart = isWhiteToMove && equals(start(ruleset, sides()));
    return isStart ? sides().toString() : String.join("/", rows) + (isWhiteToMove ? "" : ",b");
  }

  private Sides sides() {
    return new Sides(rows.size(), columns());
  }
}
