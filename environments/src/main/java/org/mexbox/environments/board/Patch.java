package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.Move;
import org.mexbox.environments.cells.Sides;

/**
 * A rectangle that a move fills: {@code (1,2)} for one cell, {@code (1,2)-(1,3)} for more.
 *
 * @param from the upper left cell
 * @param to the lower right cell
 * @param cells the cells as bits
 */
record Patch(Square from, Square to, long cells) implements Move {
  private static final String SQUARE = "\\(\\s*(\\d{1,3})\\s*,\\s*(\\d{1,3})\\s*\\)";
  private static final Pattern TEXT =
      Pattern.compile("\\s*" + SQUARE + "(?:\\s*-\\s*" + SQUARE + ")?\\s*");

  /** All that a shape may fill of an empty board, by upper left cells row by row. */
  static List<Patch> all(Filling.Shape shape, Sides sides) {
    List<Patch> patches = new ArrayList<>();
    for (int row = 1; row <= sides.rows(); row++) {
      for (int column = 1; column <= sides.columns(); column++) {
        Square from = new Square(row, column);
        for (Sides patch : patches(shape, sides)) {
          add(from, patch, sides, patches);
        }
      }
    }
    return patches;
  }

  private static List<Sides> patches(Filling.Shape shape, Sides sides) {
    return switch (shape) {
      case DOMINO -> List.of(new Sides(1, 2), new Sides(2, 1));
      case CROSS -> List.of(new Sides(1, 1));
      case SQUARE -> {
        List<Sides> squares = new ArrayList<>();
        for (int side = 1; side <= Math.min(sides.rows(), sides.columns()); side++) {
          squares.add(new Sides(side, side));
        }
        yield squares;
      }
    };
  }

  private static void add(Square from, Sides patch, Sides sides, List<Patch> patches) {
    Square to = new Square(from.row() + patch.rows() - 1, from.column() + patch.columns() - 1);
    if (to.row() <= sides.rows() && to.column() <= sides.columns()) {
      patches.add(of(from, to, sides));
    }
  }

  private static Patch of(Square from, Square to, Sides sides) {
    long cells = 0;
    for (int row = from.row(); row <= to.row(); row++) {
      for (int column = from.column(); column <= to.column(); column++) {
        cells |= 1L << ((row - 1) * sides.columns() + column - 1);
      }
    }
    return new Patch(from, to, cells);
  }

  /** Reads {@code (1,2)} or {@code (1,2)-(1,3)}; empty if the text is neither. */
  static Optional<Patch> parse(String text, Sides sides) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Square from = square(matcher, 1);
    Square to = matcher.group(3) == null ? from : square(matcher, 3);
    return Optional.of(of(from, to, sides));
  }

  private static Square square(Matcher matcher, int group) {
    return new Square(
        Integer.parseInt(matcher.group(group)), Integer.parseInt(matcher.group(group + 1)));
  }

  /** True if the shape may fill this patch of an empty board. */
  boolean fits(Filling.Shape shape, Sides sides) {
    int rows = to.row() - from.row() + 1;
    int columns = to.column() - from.column() + 1;
    boolean inside =
        from.row() >= 1
            && from.column() >= 1
            && to.row() <= sides.rows()
            && to.column() <= sides.columns()
            && rows >= 1
            && columns >= 1;
    boolean shaped =
        switch (shape) {
          case DOMINO -> rows * columns == 2;
          case SQUARE -> rows == columns;
          case CROSS -> rows * columns == 1;
        };
    return inside && shaped && of(from, to, sides).cells == cells;
  }

  @Override
  public String toString() {
    return from.equals(to) ? from.toString() : from + "-" + to;
  }
}
