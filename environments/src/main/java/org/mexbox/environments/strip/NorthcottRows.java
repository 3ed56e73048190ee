package org.mexbox.environments.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
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
 * The rows of {@link Northcott} and whose turn it is: {@code 1-5,4-2,white} has a white stone in
 * column 1 and a black one in column 5 of the first row.
 *
 * @param ruleset the rules
 * @param rows the rows from the top, at most {@link #MAX_ROWS}
 * @param turn who moves
 */
public record NorthcottRows(Northcott ruleset, List<Row> rows, Colour turn) implements Pictured {
  /** The most rows. */
  public static final int MAX_ROWS = 32;

  private static final int WAITING_ROOM = 3;
  private static final String STONE = "\u25cf";
  private static final Pattern ROW = Pattern.compile("(\\d{1,3})-(\\d{1,3})");

  /** Whose stone it is. */
  public enum Colour {
    WHITE,
    BLACK;

    Colour other() {
      return this == WHITE ? BLACK : WHITE;
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A row, columns counted from 1.
   *
   * @param white where the white stone stands
   * @param black where the black stone stands
   */
  public record Row(int white, int black) {

    /** How many free places there are between the stones. */
    public int gap() {
      return Math.abs(white - black) - 1;
    }

    /** Where the stone of a colour stands. */
    public int of(Colour colour) {
      return colour == Colour.WHITE ? white : black;
    }

    Row with(Colour colour, int column) {
      return colour == Colour.WHITE ? new Row(column, black) : new Row(white, column);
    }
  }

  /**
   * A move: {@code 1->4@2} slides the own stone of row 2 from column 1 to column 4.
   *
   * @param from where it stands
   * @param to where it goes
   * @param row counted from 1
   */
  public record Slide(int from, int to, int row) implements Move {
    @Override
    public String toString() {
      return from + "->" + to + "@" + row;
    }
  }

  /**
   * Copies the rows.
   *
   * @throws InputError if there are none or too many, or a stone stands outside or on another
   */
  public NorthcottRows {
    rows = List.copyOf(rows);
    if (rows.isEmpty() || rows.size() > MAX_ROWS) {
      throw InputError.of("rows", "must be 1.." + MAX_ROWS, rows.size(), "1-5,4-2");
    }
    for (Row row : rows) {
      boolean inside = isInside(ruleset, row.white) && isInside(ruleset, row.black);
      if (!inside || row.white == row.black) {
        throw InputError.of(
            "row",
            "must be two different columns 1.." + ruleset.columns(),
            row.white + "-" + row.black,
            "1-" + ruleset.columns());
      }
    }
  }

  private static boolean isInside(Northcott rules, int column) {
    return column >= 1 && column <= rules.columns();
  }

  static NorthcottRows parse(Northcott rules, String text) {
    List<String> parts =
        new ArrayList<>(
            Arrays.asList(text.replace(" ", "").toLowerCase(Locale.ROOT).split(",", -1)));
    Colour turn = Colour.WHITE;
    for (Colour colour : Colour.values()) {
      if (parts.get(parts.size() - 1).equals(colour.word())) {
        parts.remove(parts.size() - 1);
        turn = colour;
        break;
      }
    }
    List<Row> rows = new ArrayList<>();
    for (String part : parts) {
      Matcher row = ROW.matcher(part);
      if (!row.matches()) {
        throw InputError.of(
            "rows", "must be white-black columns and whose turn it is", text, "1-5,4-2,white");
      }
      rows.add(new Row(Integer.parseInt(row.group(1)), Integer.parseInt(row.group(2))));
    }
    return new NorthcottRows(rules, rows, turn);
  }

  /**
   * At least so many positions follow; counted no further than to one more than the most.
   *
   * <p>Each row is cut in two between its stones, and each stone kept to its part: then nobody is
   * in another's way, and a stone comes to any place of its part in one move. In a part of three
   * places or more it can also come to any place in any larger number of moves, and come back in
   * two, three and so on. So where each player has such a part, both can spend as many moves as the
   * other needs, and the stones come to all places of their parts, with either player to move.
   */
  long atLeast(int most) {
    long count = Colour.values().length;
    boolean whiteCanWait = false;
    boolean blackCanWait = false;
    for (Row row : rows) {
      int left = Math.min(row.white, row.black);
      int right = Math.max(row.white, row.black) - 1;
      int cut = Math.max(left, Math.min(ruleset.columns() / 2, right));
      int whites = row.white < row.black ? cut : ruleset.columns() - cut;
      int blacks = ruleset.columns() - whites;
      whiteCanWait |= whites >= WAITING_ROOM;
      blackCanWait |= blacks >= WAITING_ROOM;
      count = Math.min(count * whites * blacks, most + 1L);
    }
    return whiteCanWait && blackCanWait ? count : 1;
  }

  /** Row after row; in a row from the left. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int index = 0; index < rows.size(); index++) {
      int own = rows.get(index).of(turn);
      for (int to = 1; to <= ruleset.columns(); to++) {
        if (canSlide(index, to)) {
          moves.add(new Slide(own, to, index + 1));
        }
      }
    }
    return List.copyOf(moves);
  }

  private boolean canSlide(int index, int to) {
    Row row = rows.get(index);
    int own = row.of(turn);
    int other = row.of(turn.other());
    // On the same side of the other stone as before.
    return to != own && to != other && (to < other) == (own < other);
  }

  @Override
  public boolean isTerminal() {
    return moves().isEmpty();
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Slide slide)
        || slide.row < 1
        || slide.row > rows.size()
        || slide.from != rows.get(slide.row - 1).of(turn)
        || !isInside(ruleset, slide.to)
        || !canSlide(slide.row - 1, slide.to)) {
      throw InputError.illegal(move, this);
    }
    List<Row> next = new ArrayList<>(rows);
    next.set(slide.row - 1, rows.get(slide.row - 1).with(turn, slide.to));
    return new NorthcottRows(ruleset, next, turn.other());
  }

  /**
   * Rows in order, each turned so that the stone of the player to move stands on the left, and the
   * colours changed so that White is to move.
   */
  @Override
  public Position canonical() {
    List<Row> sorted = new ArrayList<>();
    for (Row row : rows) {
      int own = row.of(turn);
      int other = row.of(turn.other());
      int mirror = ruleset.columns() + 1;
      sorted.add(own < other ? new Row(own, other) : new Row(mirror - own, mirror - other));
    }
    sorted.sort(Comparator.comparingInt(Row::white).thenComparingInt(Row::black));
    return new NorthcottRows(ruleset, sorted, Colour.WHITE);
  }

  /** The rows, {@code W} and {@code B}; numbers of rows and columns at the border. */
  @Override
  public List<String> picture() {
    List<String> lines = new ArrayList<>();
    boolean wide = ruleset.columns() > 9;
    for (int index = 0; index < rows.size(); index++) {
      StringBuilder line = new StringBuilder("%2d ".formatted(index + 1));
      for (int column = 1; column <= ruleset.columns(); column++) {
        Row row = rows.get(index);
        char cell = column == row.white ? 'W' : column == row.black ? 'B' : '.';
        line.append(wide ? "" : " ").append(cell);
      }
      lines.add(line.toString());
    }
    StringBuilder numbers = new StringBuilder("   ");
    for (int column = 1; column <= ruleset.columns(); column++) {
      numbers.append(wide ? "" : " ").append(column % 10);
    }
    lines.add(numbers.toString());
    lines.add(turn.word());
    return List.copyOf(lines);
  }

  @Override
  public Drawing drawing() {
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int index = 0; index < rows.size(); index++) {
      Row row = rows.get(index);
      cells.add(new Drawing.Cell(index, 0, Tone.NONE, String.valueOf(index + 1)));
      for (int column = 1; column <= ruleset.columns(); column++) {
        boolean isStone = column == row.white || column == row.black;
        Tone tone = !isStone ? Tone.FREE : column == row.white ? Tone.FIRST : Tone.SECOND;
        cells.add(new Drawing.Cell(index, column, tone, isStone ? STONE : ""));
      }
    }
    for (int column = 1; column <= ruleset.columns(); column++) {
      cells.add(new Drawing.Cell(rows.size(), column, Tone.NONE, String.valueOf(column)));
    }
    return new Drawing.Board(cells).captioned(Captions.toMove(turn.word()));
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Row row : rows) {
      text.append(row.white).append('-').append(row.black).append(',');
    }
    return text.append(turn.word()).toString();
  }
}
