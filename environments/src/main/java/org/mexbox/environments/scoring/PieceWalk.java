package org.mexbox.environments.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Captions;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/**
 * Where the piece of {@link MaxAndMina} stands and who moves it next: {@code a1,mina}.
 *
 * @param ruleset the rules
 * @param column counted from 0 at the left
 * @param row counted from 0 at the bottom
 * @param turn whose turn it is, or would be if play had not ended
 */
public record PieceWalk(MaxAndMina ruleset, int column, int row, Player turn) implements Pictured {
  private static final Pattern TEXT =
      Pattern.compile("\\s*([a-z])(\\d{1,2})\\s*,\\s*(max|mina)\\s*", Pattern.CASE_INSENSITIVE);
  private static final int MAX_WIDTH = 80;

  /** Who wants what. */
  public enum Player {
    /** A large number. */
    MAX,
    /** A small number. */
    MINA;

    /** The other one. */
    public Player other() {
      return this == MAX ? MINA : MAX;
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A move: the square the piece goes to, {@code b1}.
   *
   * @param column counted from 0
   * @param row counted from 0
   */
  private record Step(int column, int row) implements Move {
    @Override
    public String toString() {
      return (char) ('a' + column) + "" + (row + 1);
    }
  }

  /**
   * Refuses a square that is not on the board.
   *
   * @throws InputError if it is not
   */
  public PieceWalk {
    if (!ruleset.edge().contains(column, row)) {
      throw InputError.of("square", "must be on the board", new Step(column, row), "a1");
    }
  }

  static PieceWalk parse(MaxAndMina rules, String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw InputError.of("piece", "must be a square and who moves it", text, "a1,mina or a1,max");
    }
    int column = Character.toLowerCase(matcher.group(1).charAt(0)) - 'a';
    int row = Integer.parseInt(matcher.group(2)) - 1;
    return new PieceWalk(
        rules, column, row, Player.valueOf(matcher.group(3).toUpperCase(Locale.ROOT)));
  }

  /** From left to right, in a column from the bottom. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    int side = ruleset.edge().side();
    for (int to = column; to < side; to++) {
      for (int up = row; up < side; up++) {
        if (reaches(to, up)) {
          moves.add(new Step(to, up));
        }
      }
    }
    return List.copyOf(moves);
  }

  private boolean reaches(int to, int up) {
    return !isTerminal()
        && to >= column
        && up >= row
        && to - column + up - row > 0
        && ruleset.edge().contains(to, up)
        && ruleset.piece().reaches(to - column, up - row);
  }

  @Override
  public boolean isTerminal() {
    return ruleset.edge().isNumbered(column, row);
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Step step) || !reaches(step.column, step.row)) {
      throw InputError.illegal(move, this);
    }
    return new PieceWalk(ruleset, step.column, step.row, turn.other());
  }

  /**
   * The board with its numbers and the first letter of the piece, over the letters of columns and
   * whose turn it is.
   */
  @Override
  public List<String> picture() {
    MaxAndMina.Edge edge = ruleset.edge();
    int width = 2 + edge.numbers().stream().mapToInt(n -> ("" + n).length()).max().orElseThrow();
    if (3 + width * edge.side() > MAX_WIDTH) {
      return Pictured.super.picture();
    }
    List<String> lines = new ArrayList<>();
    for (int up = edge.side() - 1; up >= -1; up--) {
      StringBuilder line = new StringBuilder(up < 0 ? "  " : "%2d".formatted(up + 1));
      for (int at = 0; at < edge.side() && (up < 0 || edge.contains(at, up)); at++) {
        String cell = up < 0 ? "" + (char) ('a' + at) : cell(at, up);
        line.append(" ".repeat(width - cell.length())).append(cell);
      }
      lines.add(line.toString());
    }
    lines.add(turn.word());
    return List.copyOf(lines);
  }

  private String cell(int at, int up) {
    boolean here = at == column && up == row;
    if (ruleset.edge().isNumbered(at, up)) {
      return (here ? "*" : "") + ruleset.edge().number(at, up);
    }
    return here ? ruleset.piece().name().substring(0, 1) : ".";
  }

  @Override
  public Drawing drawing() {
    int side = ruleset.edge().side();
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int up = 0; up < side; up++) {
      cells.add(new Drawing.Cell(side - 1 - up, 0, Tone.NONE, String.valueOf(up + 1)));
      for (int at = 0; at < side && ruleset.edge().contains(at, up); at++) {
        cells.add(drawn(at, up));
      }
    }
    for (int at = 0; at < side; at++) {
      cells.add(new Drawing.Cell(side, at + 1, Tone.NONE, "" + (char) ('a' + at)));
    }
    return new Drawing.Board(cells).captioned(Captions.toMove(turn.word()));
  }

  private Drawing.Cell drawn(int at, int up) {
    boolean here = at == column && up == row;
    boolean isGoal = ruleset.edge().isNumbered(at, up);
    Tone tone = here ? Tone.MARKED : isGoal ? Tone.GOAL : Tone.FREE;
    String mark = isGoal || here ? cell(at, up) : "";
    return new Drawing.Cell(ruleset.edge().side() - 1 - up, at + 1, tone, mark);
  }

  @Override
  public String toString() {
    return new Step(column, row) + "," + turn.word();
  }
}
