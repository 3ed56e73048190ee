package org.mexbox.runs.layout;

/**
 * A place on the plane; y grows downward.
 *
 * @param x to the right
 * @param y down
 */
public record Point(double x, double y) {

  /** This place moved. */
  public Point plus(double byX, double byY) {
    return new Point(x + byX, y + byY);
  }

  /** The place in the middle between two. */
  public Point middle(Point other) {
    return new Point((x + other.x) / 2, (y + other.y) / 2);
  }

  /** The place so far from here on the way to another place, at most half the way. */
  Point toward(Point other, double far) {
    double way = distance(other);
    double share = way == 0 ? 0 : Math.min(0.5, far / way);
    return plus((other.x - x) * share, (other.y - y) * share);
  }

  double distance(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }
}
