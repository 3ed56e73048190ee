package org.mexbox.runs.curve;

import static java.util.stream.Collectors.joining;

import java.util.Locale;

/** The signs of a chart beside words, as pictures in a page. */
final class Swatch {
  private Swatch() {}

  /** The line and symbol of a learner. */
  static String learner(int index) {
    Ink ink = Ink.at(index);
    String dash =
        ink.dash().stream()
            .map(length -> String.format(Locale.ROOT, "%.1f", length * 3.5f))
            .collect(joining(" "));
    String color = "var(--ink" + index % Ink.count() + ")";
    return "<svg class=\"swatch\" viewBox=\"0 0 52 18\" aria-hidden=\"true\"><line x1=\"1\" y1=\"9\""
        + " x2=\"51\" y2=\"9\" stroke-width=\"3.5\""
        + (dash.isEmpty() ? "" : " stroke-dasharray=\"" + dash + "\"")
        + " style=\"stroke:"
        + color
        + "\"/>"
        + path(ink.symbol(), color)
        + "</svg>";
  }

  /** The star of a champion. */
  static String star() {
    return "<svg class=\"swatch\" viewBox=\"0 0 52 18\" aria-hidden=\"true\">"
        + path(Symbol.STAR, "var(--ink)")
        + "</svg>";
  }

  private static String path(Symbol symbol, String color) {
    return "<path transform=\"translate(26 9)\" d=\""
        + symbol.svgPath(6)
        + "\" style=\"fill:"
        + color
        + ";stroke:var(--background)\"/>";
  }
}
