package org.mexbox.runs.layout;

/**
 * How much room a vertex takes: a rectangle, its corners rounded.
 *
 * @param width from left to right
 * @param height from top to bottom
 * @param corner the radius of its corners, at most half of either side
 */
public record Box(double width, double height, double corner) {
  // Halvings of a line: to less than a thousandth of its length.
  private static final int HALVINGS = 12;

  /** This box with so much more on all sides. */
  public Box grown(double by) {
    return new Box(width + 2 * by, height + 2 * by, corner + by);
  }

  /** Where a line from the middle of this box, at a place, toward another place leaves the box. */
  Point border(Point middle, Point toward) {
    double byX = toward.x() - middle.x();
    double byY = toward.y() - middle.y();
    double in = 0;
    double out = 1;
    for (int i = 0; i < HALVINGS; i++) {
      double share = (in + out) / 2;
      if (holds(byX * share, byY * share)) {
        in = share;
      } else {
        out = share;
      }
    }
    return middle.plus(byX * out, byY * out);
  }

  // A place, seen from the middle.
  private boolean holds(double byX, double byY) {
    double beyondX = Math.abs(byX) - width / 2 + corner;
    double beyondY = Math.abs(byY) - height / 2 + corner;
    return (beyondX > 0 && beyondY > 0)
        ? Math.hypot(beyondX, beyondY) <= corner
        : beyondX <= corner && beyondY <= corner;
  }
}
