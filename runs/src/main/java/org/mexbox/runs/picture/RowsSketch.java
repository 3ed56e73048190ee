package org.mexbox.runs.picture;

import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Row;
import org.mexbox.environments.picture.Drawing.Thing;
import org.mexbox.runs.layout.Point;

/** Rows of matches or coins, each with its name and its number. */
record RowsSketch(Drawing.Rows rows) implements Sketch {
  private static final int SHOWN = 40;
  private static final double LINE = 56;
  private static final double SIZE = 18;
  private static final double GAP = 12;

  private double step() {
    return rows.thing() == Thing.MATCH ? 18 : 34;
  }

  private double names() {
    return GAP
        + rows.rows().stream().mapToDouble(row -> Texts.width(row.name(), SIZE)).max().orElse(0);
  }

  private double things(Row row) {
    return Math.min(row.count(), SHOWN) * step() + (row.count() > SHOWN ? 2 * GAP : 0);
  }

  @Override
  public double width() {
    double widest = 0;
    for (Row row : rows.rows()) {
      widest = Math.max(widest, things(row) + Texts.width("" + row.count(), SIZE));
    }
    return names() + 2 * GAP + widest;
  }

  @Override
  public double height() {
    return LINE * rows.rows().size();
  }

  @Override
  public void draw(Svg svg, Point corner) {
    for (int i = 0; i < rows.rows().size(); i++) {
      Row row = rows.rows().get(i);
      Point at = corner.plus(names(), LINE * (i + 0.5));
      svg.text(at.plus(-GAP, 6), row.name(), "class=\"row\"");
      for (int thing = 0; thing < Math.min(row.count(), SHOWN); thing++) {
        thing(svg, at.plus(step() * (thing + 0.5), 0));
      }
      double end = things(row);
      if (row.count() > SHOWN) {
        svg.text(at.plus(end - 2 * GAP, 6), "\u2026", "class=\"count\"");
      }
      svg.text(at.plus(end + GAP, 6), String.valueOf(row.count()), "class=\"count\"");
    }
  }

  private void thing(Svg svg, Point middle) {
    if (rows.thing() == Thing.COIN) {
      svg.circle(middle, 14, "class=\"coin\"");
      return;
    }
    svg.line(middle.plus(0, -12), middle.plus(0, 18), "class=\"stick\"");
    svg.raw(
        "<ellipse cx=\"%s\" cy=\"%s\" rx=\"4.5\" ry=\"6\" class=\"tip\"/>"
            .formatted(Svg.number(middle.x()), Svg.number(middle.y() - 15)));
  }
}
