package org.mexbox.environments.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.CellText;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.cells.Symmetry;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.environments.scoring.Triominoes.Shape;

/** A board of {@link Triominoes}. */
public final class TriominoBoard implements Pictured {
  /** How many cells are coloured in a round: one by Olin, three by Martina. */
  static final int ROUND = 4;

  private static final Pattern CELL = Pattern.compile("\\((\\d{1,2}),(\\d{1,2})\\)");

  // The four cells of a square, less one of them; three in a row, three in a column.
  private static final int[][][] CORNERS = {
    {{0, 0}, {0, 1}, {1, 0}},
    {{0, 0}, {0, 1}, {1, 1}},
    {{0, 0}, {1, 0}, {1, 1}},
    {{0, 1}, {1, 0}, {1, 1}}
  };
  private static final int[][][] LINES = {{{0, 0}, {0, 1}, {0, 2}}, {{0, 0}, {1, 0}, {2, 0}}};

  /**
   * A move: {@code (2,3)}, or the three cells of a triomino, {@code (1,1)+(1,2)+(2,1)}.
   *
   * @param cells as bits
   * @param columns how many columns the board has
   */
  private record Colouring(long cells, int columns) implements Move {
    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (long rest = cells; rest != 0; rest &= rest - 1) {
        int cell = Long.numberOfTrailingZeros(rest);
        text.append(text.isEmpty() ? "" : "+")
            .append('(')
            .append(cell / columns + 1)
            .append(',')
            .append(cell % columns + 1)
            .append(')');
      }
      return text.toString();
    }
  }

  private final Triominoes ruleset;
  private final Sides sides;
  // Row by row from the top.
  private final long coloured;
  // The cells of each triomino that fits the empty board, rising; all boards of one play share it.
  private final List<Long> places;

  private TriominoBoard(Triominoes ruleset, Sides sides, long coloured, List<Long> places) {
    this.ruleset = ruleset;
    this.sides = sides;
    this.coloured = coloured;
    this.places = places;
  }

  static TriominoBoard of(Triominoes ruleset, Sides sides, long coloured) {
    return new TriominoBoard(ruleset, sides, coloured, places(ruleset.shape(), sides));
  }

  @Override
  public Triominoes ruleset() {
    return ruleset;
  }

  /** The size of the board. */
  public Sides sides() {
    return sides;
  }

  /** The coloured cells as bits, row by row from the top. */
  public long coloured() {
    return coloured;
  }

  /** True if Olin is to move. */
  public boolean isOlinsTurn() {
    return Long.bitCount(coloured) % ROUND == 0;
  }

  /** How many triominoes Martina has coloured. */
  public int triominoes() {
    return Long.bitCount(coloured) / ROUND;
  }

  /** By how many cells the player to move is ahead when Martina has so many triominoes at last. */
  public int ahead(int triominoesAtLast) {
    int olin = sides.area() - 2 * 3 * triominoesAtLast;
    return isOlinsTurn() ? olin : -olin;
  }

  /** How many cells are not coloured yet. */
  public int freeCount() {
    return sides.area() - Long.bitCount(coloured);
  }

  /** How many triominoes there is room for in rounds to come, at the most. */
  int mostMore() {
    return (freeCount() + (isOlinsTurn() ? 0 : 1)) / ROUND;
  }

  /** The cells of each triomino that fits the empty board as bits, rising. */
  public List<Long> places() {
    return places;
  }

  private static List<Long> places(Shape shape, Sides sides) {
    Set<Long> places = new TreeSet<>();
    if (shape != Shape.CORNER) {
      addPlaces(LINES, sides, places);
    }
    if (shape != Shape.STRAIGHT) {
      addPlaces(CORNERS, sides, places);
    }
    return List.copyOf(places);
  }

  private static void addPlaces(int[][][] shapes, Sides sides, Set<Long> places) {
    for (int[][] shape : shapes) {
      for (int cell = 0; cell < sides.area(); cell++) {
        long cells = 0;
        for (int[] step : shape) {
          int row = cell / sides.columns() + step[0];
          int column = cell % sides.columns() + step[1];
          boolean inside = row < sides.rows() && column < sides.columns();
          cells |= inside ? 1L << (row * sides.columns() + column) : 0;
        }
        if (Long.bitCount(cells) == shape.length) {
          places.add(cells);
        }
      }
    }
  }

  /** Row by row; a triomino counts by its last cell. */
  @Override
  public List<Move> moves() {
    List<Move> triominoes = new ArrayList<>();
    for (long place : places) {
      if ((place & coloured) == 0) {
        triominoes.add(new Colouring(place, sides.columns()));
      }
    }
    return triominoes.isEmpty() || !isOlinsTurn() ? List.copyOf(triominoes) : cells();
  }

  private List<Move> cells() {
    List<Move> cells = new ArrayList<>();
    for (long rest = CellText.all(sides) & ~coloured; rest != 0; rest &= rest - 1) {
      cells.add(new Colouring(Long.lowestOneBit(rest), sides.columns()));
    }
    return List.copyOf(cells);
  }

  @Override
  public boolean isTerminal() {
    return places.stream().noneMatch(place -> (place & coloured) == 0);
  }

  /**
   * The move that colours some cells.
   *
   * @throws InputError if it is not legal
   */
  public Move colour(long cells) {
    return legal(new Colouring(cells, sides.columns()));
  }

  private Colouring legal(Colouring move) {
    boolean fits =
        isOlinsTurn()
            ? Long.bitCount(move.cells) == 1 && (move.cells & ~CellText.all(sides)) == 0
            : places.contains(move.cells);
    if (!fits || (move.cells & coloured) != 0 || move.columns != sides.columns() || isTerminal()) {
      throw InputError.illegal(move, this);
    }
    return move;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Colouring colouring)) {
      throw InputError.illegal(move, this);
    }
    return colouredAs(coloured | legal(colouring).cells);
  }

  /** A board of the same play with other cells coloured. */
  TriominoBoard colouredAs(long cells) {
    return new TriominoBoard(ruleset, sides, cells, places);
  }

  /** Reads cells in any order. */
  @Override
  public Move move(String text) {
    String stripped = text.replaceAll("\\s", "");
    long cells = 0;
    if (stripped.matches(CELL + "(\\+?" + CELL + "){0,2}")) {
      var matcher = CELL.matcher(stripped);
      while (matcher.find()) {
        int row = Integer.parseInt(matcher.group(1));
        int column = Integer.parseInt(matcher.group(2));
        boolean inside =
            row >= 1 && row <= sides.rows() && column >= 1 && column <= sides.columns();
        cells |= inside ? 1L << ((row - 1) * sides.columns() + column - 1) : 0;
      }
    }
    if (cells == 0) {
      throw InputError.illegal(text, this);
    }
    return colour(cells);
  }

  /** The least of its turns and mirror images. */
  @Override
  public Position canonical() {
    Sides leastSides = sides;
    long least = coloured;
    for (Symmetry symmetry : Symmetry.ALL) {
      Sides turned = symmetry.of(sides);
      if (turned.rows() <= leastSides.rows()) {
        long image = symmetry.of(sides, coloured);
        if (turned.rows() < leastSides.rows() || Long.compareUnsigned(image, least) < 0) {
          leastSides = turned;
          least = image;
        }
      }
    }
    return leastSides.equals(sides)
        ? new TriominoBoard(ruleset, sides, least, places)
        : of(ruleset, leastSides, least);
  }

  @Override
  public List<String> picture() {
    return CellText.rows(sides, coloured, 'x').stream()
        .map(row -> String.join(" ", row.split("")))
        .toList();
  }

  @Override
  public Drawing drawing() {
    return Drawing.Board.filled(CellText.rows(sides, coloured, 'x')).numbered();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TriominoBoard board
        && coloured == board.coloured
        && sides.equals(board.sides)
        && ruleset.equals(board.ruleset);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(coloured * 0x9E3779B97F4A7C15L);
  }

  @Override
  public String toString() {
    return coloured == 0 ? sides.toString() : String.join("/", CellText.rows(sides, coloured, 'x'));
  }
}
