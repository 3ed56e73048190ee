package org.mexbox.runs.curve;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import org.knowm.xchart.style.markers.Marker;

/** What XChart paints at each point of a series. */
final class Markers {
  private Markers() {}

  /** A symbol with a rim in the colour of the background, so that it stands out on lines. */
  static final class Rimmed extends Marker {
    private final Symbol symbol;
    private final Color rim;

    Rimmed(Symbol symbol, Color rim) {
      this.symbol = symbol;
      this.rim = rim;
    }

    @Override
    public void paint(Graphics2D graphics, double x, double y, int size) {
      Color color = graphics.getColor();
      graphics.fill(symbol.at(x, y, size / 2.0));
      graphics.setColor(rim);
      graphics.setStroke(new BasicStroke(Math.max(1, size / 10f)));
      graphics.draw(symbol.at(x, y, size / 2.0));
      graphics.setColor(color);
    }
  }

  /**
   * A whole line, drawn when its last point has come. XChart draws every segment by itself, which
   * begins the dashes anew at each point and makes an SVG three times as long.
   */
  static final class WholeLine extends Marker {
    private final int points;
    private final boolean steps;
    private final BasicStroke stroke;
    private final Path2D path = new Path2D.Double();
    private int come;

    WholeLine(int points, boolean steps, BasicStroke stroke) {
      this.points = points;
      this.steps = steps;
      this.stroke = stroke;
    }

    @Override
    public void paint(Graphics2D graphics, double x, double y, int size) {
      if (come == 0) {
        path.moveTo(x, y);
      } else if (steps) {
        path.lineTo(x, path.getCurrentPoint().getY());
      }
      path.lineTo(x, y);
      come++;
      if (come == points) {
        graphics.setStroke(stroke);
        graphics.draw(path);
      }
    }
  }
}
