package org.mexbox.runs.picture;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Spot;
import org.mexbox.runs.layout.Point;

/** Pieces with corners, such as triangles of chocolate. */
record ShapesSketch(Drawing.Shapes shapes) implements Sketch {
  private static final double SIDE = 48;

  private double least(ToDoubleFunction<Spot> side) {
    return shapes.shapes().stream().flatMap(List::stream).mapToDouble(side).min().orElse(0);
  }

  private double most(ToDoubleFunction<Spot> side) {
    return shapes.shapes().stream().flatMap(List::stream).mapToDouble(side).max().orElse(0);
  }

  @Override
  public double width() {
    return SIDE * (most(Spot::x) - least(Spot::x)) + 2;
  }

  @Override
  public double height() {
    return SIDE * (most(Spot::y) - least(Spot::y)) + 2;
  }

  @Override
  public void draw(Svg svg, Point corner) {
    double left = least(Spot::x);
    double top = least(Spot::y);
    for (List<Spot> shape : shapes.shapes()) {
      List<Point> corners =
          shape.stream()
              .map(spot -> corner.plus(1 + SIDE * (spot.x() - left), 1 + SIDE * (spot.y() - top)))
              .toList();
      svg.polygon(corners, "class=\"cell free\" stroke-linejoin=\"round\"");
    }
  }
}
