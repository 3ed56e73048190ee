package org.mexbox.environments.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/**
 * What a position looks like, for whoever draws it with more than characters: what lies where, and
 * colours by what they mean. A kind of picture is a record here and a class that draws it; a new
 * board only has to say its cells.
 */
public sealed interface Drawing {
  /** The height of a triangle with three sides of 1. */
  double HEIGHT = Math.sqrt(3) / 2;

  /** What the colour of a thing means. */
  enum Tone {
    /** There, and free. */
    FREE,
    /** Free as well, of the other colour of a chessboard. */
    DARK,
    /** Taken: nothing can be done here any more. */
    FILLED,
    /** The one that all depends on: the poison, the last stamp, where the counter stands. */
    MARKED,
    /** Where the counter wants to go. */
    GOAL,
    /** Of the player who moves first. */
    FIRST,
    /** Of the player who moves second. */
    SECOND,
    /** Nothing but words: numbers at the edge of a board. */
    NONE
  }

  /**
   * A cell of a board.
   *
   * @param row from the top, counted from 0
   * @param column from the left, counted from 0
   * @param tone what its colour means
   * @param mark what stands in it, a few characters; may be empty
   */
  record Cell(int row, int column, Tone tone, String mark) {}

  /**
   * Squares, of a board, of a strip or of pieces that lie side by side.
   *
   * @param cells each at a place of its own; there may be gaps
   * @param caption what the cells do not tell, such as whose turn it is; may be empty
   */
  record Board(List<Cell> cells, String caption) implements Drawing {
    // Fewer cells in a row are counted at a glance.
    private static final int COUNTED = 7;
    // With more, numbers must be large to be read on a screen.
    private static final int CLOSE = 20;
    private static final int STEP = 5;

    /** Copies the list. */
    public Board {
      cells = List.copyOf(cells);
    }

    /** A board that tells all by its cells. */
    public Board(List<Cell> cells) {
      this(cells, "");
    }

    /** The same cells with a line of text below. */
    public Board captioned(String text) {
      return new Board(cells, text);
    }

    /**
     * The same board with its rows and columns numbered at the edges if it is large, as moves name
     * them: from 1, the first cell at the top left. Boards of more than 20 cells a row have every
     * fifth number, on all sides.
     */
    public Board numbered() {
      return numbered(row -> row + 1, column -> column + 1);
    }

    /**
     * The same with numbers of one's own.
     *
     * @param rowNumber of a row counted from 0 at the top
     * @param columnNumber of a column counted from 0 at the left
     */
    public Board numbered(IntUnaryOperator rowNumber, IntUnaryOperator columnNumber) {
      int rows = 1 + cells.stream().mapToInt(Cell::row).max().orElse(-1);
      int columns = 1 + cells.stream().mapToInt(Cell::column).max().orElse(-1);
      int longest = Math.max(rows, columns);
      if (longest <= COUNTED) {
        return this;
      }
      List<Cell> all = new ArrayList<>();
      cells.forEach(c -> all.add(new Cell(c.row() + 1, c.column() + 1, c.tone(), c.mark())));
      boolean isLarge = longest > CLOSE;
      for (int row = 0; row < rows; row++) {
        String number = number(rowNumber.applyAsInt(row), row, isLarge);
        for (int column : isLarge ? List.of(0, columns + 1) : List.of(0)) {
          all.add(new Cell(row + 1, column, Tone.NONE, number));
        }
      }
      for (int column = 0; column < columns; column++) {
        String number = number(columnNumber.applyAsInt(column), column, isLarge);
        for (int row : isLarge ? List.of(0, rows + 1) : List.of(0)) {
          all.add(new Cell(row, column + 1, Tone.NONE, number));
        }
      }
      all.removeIf(cell -> cell.tone() == Tone.NONE && cell.mark().isEmpty());
      return new Board(all, caption);
    }

    private static String number(int number, int place, boolean isLarge) {
      return isLarge && place > 0 && number % STEP != 0 ? "" : String.valueOf(number);
    }

    /** The board of some lines, a character a cell: x is filled, all else is free. */
    public static Board filled(List<String> rows) {
      return of(rows, letter -> letter == 'x' ? Tone.FILLED : Tone.FREE);
    }

    /** The board of some lines, a character a cell; a space is a gap. */
    public static Board of(List<String> rows, Function<Character, Tone> tones) {
      return of(rows, tones, letter -> "");
    }

    /** The board of some lines, a character a cell, with what stands in the cells. */
    public static Board of(
        List<String> rows, Function<Character, Tone> tones, Function<Character, String> marks) {
      List<Cell> cells = new ArrayList<>();
      for (int row = 0; row < rows.size(); row++) {
        for (int column = 0; column < rows.get(row).length(); column++) {
          char letter = rows.get(row).charAt(column);
          if (letter != ' ') {
            cells.add(new Cell(row, column, tones.apply(letter), marks.apply(letter)));
          }
        }
      }
      return new Board(cells);
    }
  }

  /** What lies in a row of things. */
  enum Thing {
    /** A match, upright. */
    MATCH,
    /** A coin. */
    COIN
  }

  /**
   * A row of equal things.
   *
   * @param name what stands before it
   * @param count how many there are, 0 or more
   */
  record Row(String name, int count) {}

  /**
   * Rows of things: heaps, or the steps of a staircase.
   *
   * @param thing what lies there
   * @param rows from the top
   */
  record Rows(Thing thing, List<Row> rows) implements Drawing {
    /** Copies the list. */
    public Rows {
      rows = List.copyOf(rows);
    }
  }

  /**
   * A strip of cells, numbered from 0, with numbered coins on them.
   *
   * @param coins of each cell, counted from 0, the lowest first: coins of a cell lie on each other
   */
  record Strip(List<List<Integer>> coins) implements Drawing {
    /** Copies the lists. */
    public Strip {
      coins = coins.stream().map(List::copyOf).toList();
    }
  }

  /**
   * A place on the plane, the length of a side being 1.
   *
   * @param x to the right
   * @param y down
   */
  record Spot(double x, double y) {}

  /**
   * The corners of a triangle with three equal sides in a strip of them.
   *
   * @param strip from the top, counted from 0
   * @param middle how far to the right the middle of its base is
   * @param pointsUp true if its base is below
   */
  static List<Spot> triangle(int strip, double middle, boolean pointsUp) {
    double base = (pointsUp ? strip + 1 : strip) * HEIGHT;
    double tip = (pointsUp ? strip : strip + 1) * HEIGHT;
    return List.of(
        new Spot(middle - 0.5, base), new Spot(middle + 0.5, base), new Spot(middle, tip));
  }

  /**
   * A piece with corners.
   *
   * @param corners in turn
   * @param tone what its colour means
   * @param mark what stands in it, at most four characters; may be empty
   */
  record Shape(List<Spot> corners, Tone tone, String mark) {
    /** Copies the list. */
    public Shape {
      corners = List.copyOf(corners);
    }
  }

  /**
   * Pieces with corners.
   *
   * @param shapes which do not cover each other
   */
  record Shapes(List<Shape> shapes) implements Drawing {
    /** Copies the list. */
    public Shapes {
      shapes = List.copyOf(shapes);
    }
  }

  /**
   * A round thing.
   *
   * @param middle where it lies
   * @param radius above 0
   * @param tone what its colour means
   * @param mark what stands in it, at most four characters; may be empty
   */
  record Disc(Spot middle, double radius, Tone tone, String mark) {}

  /**
   * Round things: coins on a table, points of the plane, cards in a circle.
   *
   * @param discs those in front last
   */
  record Discs(List<Disc> discs) implements Drawing {
    /** Copies the list. */
    public Discs {
      discs = List.copyOf(discs);
    }
  }

  /**
   * Vertices and what joins them.
   *
   * @param names of the vertices
   * @param lines for each vertex, those that lines lead to; a line without arrow stands once
   * @param arrows true if a line leads one way only
   * @param marked the vertex where the counter stands, -1 if there is no counter
   */
  record Network(List<String> names, List<List<Integer>> lines, boolean arrows, int marked)
      implements Drawing {
    /** Copies the lists. */
    public Network {
      names = List.copyOf(names);
      lines = List.copyOf(lines);
    }
  }

  /**
   * Nothing but the text of the position.
   *
   * @param text in one line
   */
  record Words(String text) implements Drawing {}
}
