package org.mexbox.runs.picture;

import java.util.Locale;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.runs.layout.Point;

/** A position ready to be drawn: how large it is, and how. */
interface Sketch {
  /** The size of what stands in a cell. */
  double MARK = 17;

  double width();

  double height();

  /** Draws it with its upper left corner at a place. */
  void draw(Svg svg, Point corner);

  /** The sketch of any kind of drawing: one class for each. */
  static Sketch of(Drawing drawing) {
    if (drawing instanceof Drawing.Board board) {
      return new BoardSketch(board);
    }
    if (drawing instanceof Drawing.Rows rows) {
      return new RowsSketch(rows);
    }
    if (drawing instanceof Drawing.Strip strip) {
      return new StripSketch(strip);
    }
    if (drawing instanceof Drawing.Shapes shapes) {
      return new ShapesSketch(shapes);
    }
    if (drawing instanceof Drawing.Discs discs) {
      return new DiscsSketch(discs);
    }
    return drawing instanceof Drawing.Network network
        ? new NetworkSketch(network)
        : new WordsSketch(((Drawing.Words) drawing).text());
  }

  /** The attributes of a thing of this tone. */
  static String look(Tone tone) {
    return "class=\"cell %s\"".formatted(name(tone));
  }

  /** Writes what stands in a thing; signs and figures are larger than letters and numbers. */
  static void mark(Svg svg, Point middle, String mark, Tone on) {
    boolean isFigure = mark.codePoints().noneMatch(Character::isLetterOrDigit);
    String size = isFigure ? "mark figure" : "mark";
    svg.text(
        middle.plus(0, isFigure ? 11 : 6), mark, "class=\"%s on%s\"".formatted(size, name(on)));
  }

  private static String name(Tone tone) {
    return tone.name().toLowerCase(Locale.ROOT);
  }

  /** The colours of what sketches are made of, as CSS. */
  String STYLE =
      """
      .cell { stroke: #4a4f57; stroke-width: 1.5; }
      .free { fill: #f4f1e6; }
      .dark { fill: #cdb78e; }
      .filled { fill: #6d737c; }
      .marked { fill: #e69f00; }
      .goal { fill: #56b4e9; }
      .first { fill: #0072b2; }
      .second { fill: #f0e442; }
      .mark { font-size: 17px; fill: #1a1a1a; }
      .onfirst, .onfilled { fill: #fff; }
      .edge { font-size: 16px; fill: var(--ink); }
      .figure { font-size: 30px; }
      .row { font-size: 18px; fill: var(--ink); text-anchor: end; }
      .count { font-size: 18px; fill: var(--ink); text-anchor: start; }
      .stick { stroke: #b98a4b; stroke-width: 5; stroke-linecap: round; }
      .tip { fill: #c0392b; }
      .coin { fill: #e0b13c; stroke: #6b4e00; stroke-width: 1.5; }
      .node { fill: #f4f1e6; stroke: #4a4f57; stroke-width: 2; }
      .node.marked { fill: #e69f00; stroke-width: 4; }
      .line { fill: none; stroke: var(--edge); stroke-width: 3; }
      """;
}
