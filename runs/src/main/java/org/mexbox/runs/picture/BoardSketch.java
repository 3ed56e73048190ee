package org.mexbox.runs.picture;

import java.util.Locale;
import java.util.function.ToIntFunction;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Cell;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.runs.layout.Point;

/** Squares with what stands in them; the last stamp, the poison and the like have a ring too. */
record BoardSketch(Drawing.Board board) implements Sketch {
  private static final double SIDE = 40;

  @Override
  public double width() {
    return SIDE * (most(Cell::column) + 1) + 2;
  }

  @Override
  public double height() {
    return SIDE * (most(Cell::row) + 1) + 2;
  }

  private int most(ToIntFunction<Cell> place) {
    return board.cells().stream().mapToInt(place).max().orElse(0);
  }

  @Override
  public void draw(Svg svg, Point corner) {
    for (Cell cell : board.cells()) {
      Point at = corner.plus(1 + SIDE * cell.column(), 1 + SIDE * cell.row());
      Point middle = at.plus(SIDE / 2, SIDE / 2);
      String tone = cell.tone().name().toLowerCase(Locale.ROOT);
      if (cell.tone() == Tone.NONE) {
        svg.text(middle.plus(0, 6), cell.mark(), "class=\"edge\"");
        continue;
      }
      svg.rectangle(at, SIDE, SIDE, "class=\"cell " + tone + "\"");
      if (cell.mark().isEmpty()) {
        sign(svg, cell.tone(), middle);
      } else {
        svg.text(middle.plus(0, 6), cell.mark(), "class=\"mark on" + tone + "\"");
      }
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
