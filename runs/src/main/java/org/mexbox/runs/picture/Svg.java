package org.mexbox.runs.picture;

import java.util.List;
import java.util.Locale;
import org.mexbox.runs.layout.Point;

/** SVG that is being written; attributes are given as text, {@code class="x" rx="3"}. */
final class Svg {
  /** The looks of a page on light and dark ground, as CSS. */
  static final String STYLE =
      """
      :root { color-scheme: light dark; --ground: #fff; --ink: #1a1a1a; --edge: #8a9099;
      --win: #d55e00; --ring: #d81b60; }
      @media (prefers-color-scheme: dark) { :root { --ground: #14171c; --ink: #f2f2f2;
      --edge: #8d949e; --win: #ff9d3b; --ring: #ff6fa3; } }
      .ground { fill: var(--ground); }
      text { font-family: 'DejaVu Sans', Verdana, system-ui, sans-serif; text-anchor: middle; }
      .title { font-size: 24px; font-weight: bold; }
      .subtitle { font-size: 17px; }
      .title, .subtitle, .note { fill: var(--ink); text-anchor: start; }
      .note { font-size: 17px; }
      .arrow, .winning { fill: none; stroke: var(--edge); stroke-width: 1.5; }
      .winning { stroke: var(--win); stroke-width: 4; }
      .arrowhead { fill: var(--edge); }
      .winninghead { fill: var(--win); }
      """;

  private final StringBuilder text = new StringBuilder();

  /** A number with at most one decimal. */
  static String number(double value) {
    String number = String.format(Locale.ROOT, "%.1f", value);
    return number.endsWith(".0") ? number.substring(0, number.length() - 2) : number;
  }

  static String escaped(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replaceAll("\\p{Cntrl}", "?");
  }

  Svg raw(String markup) {
    text.append(markup).append('\n');
    return this;
  }

  Svg rectangle(Point corner, double width, double height, String attributes) {
    return raw(
        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" %s/>"
            .formatted(
                number(corner.x()), number(corner.y()), number(width), number(height), attributes));
  }

  Svg circle(Point middle, double radius, String attributes) {
    return raw(
        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" %s/>"
            .formatted(number(middle.x()), number(middle.y()), number(radius), attributes));
  }

  Svg line(Point from, Point to, String attributes) {
    return raw(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" %s/>"
            .formatted(
                number(from.x()), number(from.y()), number(to.x()), number(to.y()), attributes));
  }

  Svg polygon(List<Point> corners, String attributes) {
    StringBuilder points = new StringBuilder();
    for (Point corner : corners) {
      points.append(number(corner.x())).append(',').append(number(corner.y())).append(' ');
    }
    return raw("<polygon points=\"%s\" %s/>".formatted(points.toString().strip(), attributes));
  }

  Svg text(Point at, String plain, String attributes) {
    return raw(
        "<text x=\"%s\" y=\"%s\" %s>%s</text>"
            .formatted(number(at.x()), number(at.y()), attributes, escaped(plain)));
  }

  /** A line that begins at the first point, ends at the last, and is pulled by those between. */
  Svg curve(List<Point> points, String attributes) {
    StringBuilder path = new StringBuilder("M").append(pair(points.get(0)));
    int last = points.size() - 1;
    if (last == 1) {
      path.append('L').append(pair(points.get(1)));
    }
    for (int i = 1; i < last; i++) {
      Point end = i == last - 1 ? points.get(last) : points.get(i).middle(points.get(i + 1));
      path.append('Q').append(pair(points.get(i))).append(' ').append(pair(end));
    }
    return raw("<path d=\"%s\" %s/>".formatted(path, attributes));
  }

  private static String pair(Point point) {
    return number(point.x()) + " " + number(point.y());
  }

  /** What was written, as a file of its own. */
  String document(double width, double height, String style) {
    return """
        <svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s">
        <style>
        %s</style>
        <defs>
        <marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="11"
          markerHeight="11" markerUnits="userSpaceOnUse" orient="auto"><path
          class="arrowhead" d="M0 1L10 5L0 9z"/></marker>
        <marker id="winning" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="18"
          markerHeight="18" markerUnits="userSpaceOnUse" orient="auto"><path
          class="winninghead" d="M0 0.5L10 5L0 9.5z"/></marker>
        </defs>
        <rect class="ground" width="100%%" height="100%%"/>
        %s</svg>
        """
        .formatted(number(width), number(height), number(width), number(height), style, text);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
