package org.mexbox.runs.picture;

import java.util.function.ToDoubleFunction;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Disc;
import org.mexbox.runs.layout.Point;

/** Round things, each with what stands in it. */
record DiscsSketch(Drawing.Discs discs) implements Sketch {
  private static final double UNIT = 48;

  private double most(ToDoubleFunction<Disc> side) {
    return discs.discs().stream().mapToDouble(side).max().orElse(0);
  }

  private double left() {
    return -most(disc -> disc.radius() - disc.middle().x());
  }

  private double top() {
    return -most(disc -> disc.radius() - disc.middle().y());
  }

  @Override
  public double width() {
    return UNIT * (most(disc -> disc.middle().x() + disc.radius()) - left()) + 2;
  }

  @Override
  public double height() {
    return UNIT * (most(disc -> disc.middle().y() + disc.radius()) - top()) + 2;
  }

  @Override
  public void draw(Svg svg, Point corner) {
    double left = left();
    double top = top();
    for (Disc disc : discs.discs()) {
      Point middle =
          corner.plus(1 + UNIT * (disc.middle().x() - left), 1 + UNIT * (disc.middle().y() - top));
      svg.circle(middle, UNIT * disc.radius(), Sketch.look(disc.tone()));
      if (!disc.mark().isEmpty()) {
        Sketch.mark(svg, middle, disc.mark(), disc.tone());
      }
    }
  }
}
