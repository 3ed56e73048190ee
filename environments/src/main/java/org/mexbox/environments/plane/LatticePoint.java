package org.mexbox.environments.plane;

/**
 * A point of the triangular lattice, the Eisenstein integer x + y w with w = exp(i pi / 3).
 *
 * @param x to the right
 * @param y along w
 */
record LatticePoint(int x, int y) implements Comparable<LatticePoint> {

  /**
   * The third point of an equilateral triangle.
   *
   * @param left true for the one on the left of the way to the other point
   */
  LatticePoint third(LatticePoint other, boolean left) {
    int dx = other.x - x;
    int dy = other.y - y;
    // Times w, which is a turn by 60 degrees, or times its conjugate 1 - w; w w is w - 1.
    return left ? new LatticePoint(x - dy, y + dx + dy) : new LatticePoint(x + dx + dy, y - dx);
  }

  @Override
  public int compareTo(LatticePoint other) {
    return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
