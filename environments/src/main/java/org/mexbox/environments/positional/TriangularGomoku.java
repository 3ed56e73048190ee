package org.mexbox.environments.positional;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Drawing;

/**
 * Gomoku on a patch of triangles: whoever first has {@code length} marks in an unbroken row of one
 * of the three strips wins; a full board without one is a draw.
 *
 * <p>The patch is cut into lozenges, and each into a downward triangle on the left and an upward
 * one on the right: odd columns are D, even columns U. D (i, j) touches U (i, j), U (i, j - 1) and
 * U (i - 1, j), which is above it. Boards are written as in {@link Mnk}, with two columns for each
 * lozenge: 3x6 is a patch of 18 triangles.
 *
 * @param length 1..400
 */
public record TriangularGomoku(int length) implements MarkRules {

  /** Refuses a length out of range. */
  public TriangularGomoku {
    if (length < 1 || length > Board.MAX_CELLS) {
      throw InputError.of("length", "must be 1.." + Board.MAX_CELLS, length, "length=3");
    }
  }

  @Override
  public String family() {
    return "triangles";
  }

  @Override
  public List<String> options() {
    return List.of("length=" + length);
  }

  @Override
  public PlayConvention convention() {
    return PlayConvention.NORMAL;
  }

  @Override
  public Board board(Sides sides) {
    if (sides.columns() % 2 != 0) {
      String nearest = sides.rows() + "x" + (sides.columns() + 1);
      throw InputError.of("board", "must have two columns a lozenge", sides, nearest);
    }
    Strips strips = new Strips(sides);
    List<int[]> lines = new ArrayList<>();
    for (int cell = 0; cell < sides.area(); cell++) {
      for (int direction = 0; direction < (length == 1 ? 1 : Strips.DIRECTIONS); direction++) {
        strips.line(cell, direction, length).ifPresent(lines::add);
      }
    }
    return new Board(sides, lines, strips.symmetries());
  }

  @Override
  public int reward(Marks end) {
    return end.hasLine() ? -1 : 0;
  }

  @Override
  public int mostReward(Position position) {
    return ((Marks) position).canFill(true) ? 1 : 0;
  }

  @Override
  public int leastReward(Position position) {
    return ((Marks) position).canFill(false) ? -1 : 0;
  }

  /** Each row of lozenges is half a triangle further right than the one above. */
  @Override
  public List<String> picture(List<String> rows) {
    List<String> lines = new ArrayList<>();
    for (String row : rows) {
      StringBuilder line = new StringBuilder("  ".repeat(lines.size()));
      for (int column = 0; column < row.length(); column++) {
        char mark = row.charAt(column);
        line.append(mark != Marks.FREE ? mark : column % 2 == 0 ? 'v' : '^').append(' ');
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  @Override
  public Drawing drawing(List<String> rows) {
    List<Drawing.Shape> triangles = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).length(); column++) {
        char mark = rows.get(row).charAt(column);
        double middle = (row + column + 1) / 2.0;
        List<Drawing.Spot> corners = Drawing.triangle(row, middle, column % 2 == 1);
        triangles.add(new Drawing.Shape(corners, MarkRules.tone(mark), sign(mark)));
      }
    }
    return new Drawing.Shapes(triangles);
  }
}
