package org.mexbox.runs.picture;

import java.util.function.ToIntFunction;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Cell;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.runs.layout.Point;

/**
 * Squares with what stands in them, wider where that needs it; the last stamp, the poison and the
 * like have a ring too.
 */
record BoardSketch(Drawing.Board board) implements Sketch {
  private static final double SIDE = 40;
  private static final double CAPTION = 18;
  // A board with more columns is made smaller to fit a screen.
  private static final int WIDE = 30;

  // Room for the longest mark.
  private double cellWidth() {
    return board.cells().stream()
        .mapToDouble(cell -> Texts.width(cell.mark(), MARK) + 6)
        .reduce(SIDE, Math::max);
  }

  @Override
  public double width() {
    double cells = cellWidth() * (most(Cell::column) + 1) + 2;
    return Math.max(cells, Texts.width(board.caption(), CAPTION));
  }

  @Override
  public double height() {
    return cellsHeight() + (board.caption().isEmpty() ? 0 : 2 * CAPTION);
  }

  private double cellsHeight() {
    return SIDE * (most(Cell::row) + 1) + 2;
  }

  private int most(ToIntFunction<Cell> place) {
    return board.cells().stream().mapToInt(place).max().orElse(-1);
  }

  @Override
  public void draw(Svg svg, Point corner) {
    double wide = cellWidth();
    boolean isWide = most(Cell::column) > WIDE;
    String edge = "class=\"edge%s\"".formatted(isWide ? " figure" : "");
    for (Cell cell : board.cells()) {
      Point at = corner.plus(1 + wide * cell.column(), 1 + SIDE * cell.row());
      Point middle = at.plus(wide / 2, SIDE / 2);
      if (cell.tone() == Tone.NONE) {
        svg.text(middle.plus(0, isWide ? 11 : 6), cell.mark(), edge);
        continue;
      }
      svg.rectangle(at, wide, SIDE, Sketch.look(cell.tone()));
      if (cell.mark().isEmpty()) {
        sign(svg, cell.tone(), middle);
      } else {
        Sketch.mark(svg, middle, cell.mark(), cell.tone());
      }
    }
    if (!board.caption().isEmpty()) {
      svg.text(corner.plus(0, cellsHeight() + 1.5 * CAPTION), board.caption(), "class=\"count\"");
    }
  }

  // So that tones are told apart without colours.
  private static void sign(Svg svg, Tone tone, Point middle) {
    double half = SIDE * 0.28;
    if (tone == Tone.MARKED || tone == Tone.GOAL) {
      String look = "fill=\"none\" stroke=\"#1a1a1a\" stroke-width=\"3\"";
      svg.circle(middle, half, look);
      if (tone == Tone.GOAL) {
        svg.circle(middle, half / 3, look);
      }
    } else if (tone == Tone.FILLED) {
      String look = "stroke=\"#fff\" stroke-width=\"3\" stroke-linecap=\"round\"";
      svg.line(middle.plus(-half, -half), middle.plus(half, half), look);
      svg.line(middle.plus(-half, half), middle.plus(half, -half), look);
    }
  }
}
