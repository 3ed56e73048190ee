package org.mexbox.runs.picture;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Shape;
import org.mexbox.environments.picture.Drawing.Spot;
import org.mexbox.runs.layout.Point;

/** Pieces with corners, such as triangles of chocolate. */
record ShapesSketch(Drawing.Shapes shapes) implements Sketch {
  private static final double SIDE = 64;

  private double least(ToDoubleFunction<Spot> side) {
    return corners(side).min().orElse(0);
  }

  private double most(ToDoubleFunction<Spot> side) {
    return corners(side).max().orElse(0);
  }

  private DoubleStream corners(ToDoubleFunction<Spot> side) {
    return shapes.shapes().stream().flatMap(shape -> shape.corners().stream()).mapToDouble(side);
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
    for (Shape shape : shapes.shapes()) {
      List<Point> corners =
          shape.corners().stream()
              .map(spot -> corner.plus(1 + SIDE * (spot.x() - left), 1 + SIDE * (spot.y() - top)))
              .toList();
      svg.polygon(corners, Sketch.look(shape.tone()) + " stroke-linejoin=\"round\"");
      if (!shape.mark().isEmpty()) {
        Sketch.mark(svg, middle(corners), shape.mark(), shape.tone());
      }
    }
  }

  private static Point middle(List<Point> corners) {
    double x = corners.stream().mapToDouble(Point::x).average().orElseThrow();
    double y = corners.stream().mapToDouble(Point::y).average().orElseThrow();
    return new Point(x, y);
  }
}
