package org.mexbox.runs.picture;

import java.util.List;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.runs.layout.Point;

/** A strip of squares over their numbers; coins of one cell lie on each other. */
record StripSketch(Drawing.Strip strip) implements Sketch {
  private static final double SIDE = 40;
  private static final double COIN = 15;
  private static final double STEP = 2 * COIN + 2;
  private static final double NUMBERS = 26;

  // What stands out of the cells.
  private double stacks() {
    return STEP * (strip.coins().stream().mapToInt(List::size).reduce(1, Math::max) - 1);
  }

  @Override
  public double width() {
    return SIDE * strip.coins().size() + 2;
  }

  @Override
  public double height() {
    return stacks() + SIDE + NUMBERS + 2;
  }

  @Override
  public void draw(Svg svg, Point corner) {
    for (int cell = 0; cell < strip.coins().size(); cell++) {
      Point at = corner.plus(1 + SIDE * cell, 1 + stacks());
      Point middle = at.plus(SIDE / 2, SIDE / 2);
      svg.rectangle(at, SIDE, SIDE, Sketch.look(Tone.FREE));
      svg.text(at.plus(SIDE / 2, SIDE + 20), String.valueOf(cell), "class=\"edge\"");
      List<Integer> coins = strip.coins().get(cell);
      for (int level = 0; level < coins.size(); level++) {
        Point place = middle.plus(0, -STEP * level);
        svg.circle(place, COIN, "class=\"coin\"");
        Sketch.mark(svg, place, String.valueOf(coins.get(level) + 1), Tone.FREE);
      }
    }
  }
}
