package org.mexbox.runs.curve;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.Locale;

/** Shapes that tell learners apart without colour, and the star of a champion. */
enum Symbol {
  CIRCLE(circle()),
  SQUARE(-0.85, -0.85, 0.85, -0.85, 0.85, 0.85, -0.85, 0.85),
  TRIANGLE(0, -1.15, 1.1, 0.8, -1.1, 0.8),
  DIAMOND(0, -1.25, 1.25, 0, 0, 1.25, -1.25, 0),
  DOWN(0, 1.15, 1.1, -0.8, -1.1, -0.8),
  PLUS(
      -0.4, -1.1, 0.4, -1.1, 0.4, -0.4, 1.1, -0.4, 1.1, 0.4, 0.4, 0.4, 0.4, 1.1, -0.4, 1.1, -0.4,
      0.4, -1.1, 0.4, -1.1, -0.4, -0.4, -0.4),
  STAR(star());

  // Never handed out.
  @SuppressWarnings("ImmutableEnumChecker")
  private final double[] corners;

  /** Corners x, y, x, y ... about the origin, y downwards, about 1 from it. */
  Symbol(double... corners) {
    this.corners = corners;
  }

  /** A copy of the corners, x, y, x, y ... */
  double[] corners() {
    return corners.clone();
  }

  /** The filled outline about a point. */
  Shape at(double x, double y, double radius) {
    Path2D path = new Path2D.Double();
    for (int i = 0; i < corners.length; i += 2) {
      double cornerX = x + radius * corners[i];
      double cornerY = y + radius * corners[i + 1];
      if (i == 0) {
        path.moveTo(cornerX, cornerY);
      } else {
        path.lineTo(cornerX, cornerY);
      }
    }
    path.closePath();
    return path;
  }

  /** The outline about the origin as the path of an SVG. */
  String svgPath(double radius) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < corners.length; i += 2) {
      String command = i == 0 ? "M" : "L";
      path.append(
          String.format(
              Locale.ROOT, "%s%.2f %.2f", command, radius * corners[i], radius * corners[i + 1]));
    }
    return path.append("Z").toString();
  }

  private static double[] circle() {
    return ring(24, 1, 1);
  }

  private static double[] star() {
    return ring(10, 1.5, 0.62);
  }

  private static double[] ring(int points, double even, double odd) {
    double[] corners = new double[2 * points];
    for (int i = 0; i < points; i++) {
      double radius = i % 2 == 0 ? even : odd;
      corners[2 * i] = radius * Math.sin(2 * Math.PI * i / points);
      corners[2 * i + 1] = -radius * Math.cos(2 * Math.PI * i / points);
    }
    return corners;
  }
}
