package org.mexbox.environments.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a position looks like, for whoever draws it with more than characters: what lies where, and
 * colours by what they mean. A kind of picture is a record here and a class that draws it; a new
 * board only has to say its cells.
 */
public sealed interface Drawing {

  /** What the colour of a thing means. */
  enum Tone {
    /** There, and free. */
    FREE,
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
   * @param mark what stands in it, at most four characters; may be empty
   */
  record Cell(int row, int column, Tone tone, String mark) {}

  /**
   * Squares, of a board, of a strip or of pieces that lie side by side.
   *
   * @param cells each at a place of its own; there may be gaps
   */
  record Board(List<Cell> cells) implements Drawing {
    /** Copies the list. */
    public Board {
      cells = List.copyOf(cells);
    }

    /** The board of some lines, a character a cell; a space is a gap. */
    public static Board of(List<String> rows, Function<Character, Tone> tones) {
      List<Cell> cells = new ArrayList<>();
      for (int row = 0; row < rows.size(); row++) {
        for (int column = 0; column < rows.get(row).length(); column++) {
          char letter = rows.get(row).charAt(column);
          if (letter != ' ') {
            cells.add(new Cell(row, column, tones.apply(letter), ""));
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
   * A place on the plane, the length of a side being 1.
   *
   * @param x to the right
   * @param y down
   */
  record Spot(double x, double y) {}

  /**
   * Pieces with corners.
   *
   * @param shapes the corners of each in turn
   */
  record Shapes(List<List<Spot>> shapes) implements Drawing {
    /** Copies the list. */
    public Shapes {
      shapes = List.copyOf(shapes);
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
