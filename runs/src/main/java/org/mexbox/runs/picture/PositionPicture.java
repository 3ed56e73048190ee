package org.mexbox.runs.picture;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.runs.layout.Point;

/** A position as a picture, with lines of text over it. */
public final class PositionPicture {
  private static final double MARGIN = 30;
  private static final double LINE = 28;

  private PositionPicture() {}

  /**
   * The picture as SVG.
   *
   * @param title the lines over it, the first one larger
   */
  public static String svg(Position position, List<String> title) {
    Sketch sketch = Sketch.of(Pictured.drawing(position));
    Svg svg = new Svg();
    double width = sketch.width();
    double top = MARGIN;
    List<String> lines = new ArrayList<>(title);
    for (int i = 0; i < lines.size(); i++) {
      double size = i == 0 ? 24 : 17;
      String look = i == 0 ? "title" : "subtitle";
      svg.text(new Point(MARGIN, top + 18), lines.get(i), "class=\"%s\"".formatted(look));
      // Bold letters are wider.
      width = Math.max(width, Texts.width(lines.get(i), size * (i == 0 ? 1.15 : 1.04)));
      top += LINE;
    }
    sketch.draw(svg, new Point(MARGIN, top + MARGIN / 2));
    return svg.document(
        width + 2 * MARGIN, top + sketch.height() + 1.5 * MARGIN, Svg.STYLE + Sketch.STYLE);
  }
}
