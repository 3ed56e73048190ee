package org.mexbox.teacher.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mexbox.teacher.value.Outcome;

/**
 * King and knight against king and knight with two moves a turn, solved on its own: all placements
 * as numbers, in sweeps until nothing changes. It shares nothing with the rules it is to check.
 */
final class MiniChess {
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final int[][] KING = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}
  };

  final int columns;
  final int rows;
  private final int squares;
  // By own king, own knight, other king, other knight; a knight on square `squares` is captured.
  private final Outcome[] outcomes;

  MiniChess(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    this.squares = columns * rows;
    this.outcomes = new Outcome[(squares + 1) * (squares + 1) * (squares + 1) * (squares + 1)];
    Arrays.fill(outcomes, Outcome.DRAW);
    solve();
  }

  /**
   * A placement, squares counted row by row from the bottom.
   *
   * @param ownKnight the number of squares if it is captured, as {@code otherKnight}
   */
  record Placement(int ownKing, int ownKnight, int otherKing, int otherKnight) {}

  int code(Placement p) {
    int base = squares + 1;
    return ((p.ownKing * base + p.ownKnight) * base + p.otherKing) * base + p.otherKnight;
  }

  Outcome outcome(Placement placement) {
    return outcomes[code(placement)];
  }

  boolean isGone(int knight) {
    return knight == squares;
  }

  /** Colours changed over with top and bottom. */
  int mirrored(int square) {
    return isGone(square) ? square : (rows - 1 - square / columns) * columns + square % columns;
  }

  boolean isSymmetric(Placement p) {
    return p.otherKing == mirrored(p.ownKing) && p.otherKnight == mirrored(p.ownKnight);
  }

  List<Placement> placements() {
    List<Placement> all = new ArrayList<>();
    for (int a = 0; a < squares; a++) {
      for (int b = 0; b <= squares; b++) {
        for (int c = 0; c < squares; c++) {
          for (int d = 0; d <= squares; d++) {
            boolean knightsApart = b != d || isGone(b);
            if (a != b && a != c && a != d && b != c && c != d && knightsApart) {
              all.add(new Placement(a, b, c, d));
            }
          }
        }
      }
    }
    return all;
  }

  private void solve() {
    List<Placement> all = placements();
    List<int[]> turns = new ArrayList<>();
    for (Placement placement : all) {
      turns.add(turns(placement));
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int i = 0; i < turns.size(); i++) {
        int code = code(all.get(i));
        if (outcomes[code] == Outcome.DRAW) {
          outcomes[code] = decide(turns.get(i));
          changed |= outcomes[code] != Outcome.DRAW;
        }
      }
    }
  }

  // A draw until something else is known. An empty list stands for the capture of the king.
  private Outcome decide(int[] turns) {
    if (turns.length == 0 || Arrays.stream(turns).anyMatch(code -> outcomes[code] == Outcome.P)) {
      return Outcome.N;
    }
    return Arrays.stream(turns).allMatch(code -> outcomes[code] == Outcome.N)
        ? Outcome.P
        : Outcome.DRAW;
  }

  private int[] turns(Placement start) {
    List<Integer> turns = new ArrayList<>();
    for (Placement between : moves(start)) {
      if (between.otherKing == squares) {
        return new int[0];
      }
      for (Placement end : moves(between)) {
        if (end.otherKing == squares) {
          return new int[0];
        }
        turns.add(
            code(
                new Placement(
                    /* ownKing= */ end.otherKing,
                    /* ownKnight= */ end.otherKnight,
                    /* otherKing= */ end.ownKing,
                    /* otherKnight= */ end.ownKnight)));
      }
    }
    return turns.stream().distinct().mapToInt(Integer::intValue).toArray();
  }

  private List<Placement> moves(Placement p) {
    List<Placement> moves = new ArrayList<>();
    for (int to : steps(p.ownKing, KING)) {
      if (to != p.ownKnight) {
        moves.add(new Placement(to, p.ownKnight, left(p.otherKing, to), left(p.otherKnight, to)));
      }
    }
    if (!isGone(p.ownKnight)) {
      for (int to : steps(p.ownKnight, KNIGHT)) {
        if (to != p.ownKing) {
          moves.add(new Placement(p.ownKing, to, left(p.otherKing, to), left(p.otherKnight, to)));
        }
      }
    }
    return moves;
  }

  private int left(int square, int captured) {
    return square == captured ? squares : square;
  }

  private List<Integer> steps(int square, int[][] ways) {
    List<Integer> steps = new ArrayList<>();
    for (int[] way : ways) {
      int column = square % columns + way[0];
      int row = square / columns + way[1];
      if (column >= 0 && row >= 0 && column < columns && row < rows) {
        steps.add(row * columns + column);
      }
    }
    return steps;
  }

  /** The placement as the game writes it, White to move. */
  String text(Placement p) {
    StringBuilder text = new StringBuilder();
    for (int row = rows - 1; row >= 0; row--) {
      for (int column = 0; column < columns; column++) {
        int square = row * columns + column;
        text.append(
            square == p.ownKing
                ? "K"
                : square == p.ownKnight
                    ? "N"
                    : square == p.otherKing ? "k" : square == p.otherKnight ? "n" : "1");
      }
      text.append(row == 0 ? ",w" : "/");
    }
    return text.toString();
  }
}
