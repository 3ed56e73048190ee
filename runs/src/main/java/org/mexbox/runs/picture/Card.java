package org.mexbox.runs.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;
import org.mexbox.runs.layout.Box;
import org.mexbox.runs.layout.Point;

/**
 * A vertex as it is drawn: its name over its label, its round and its nim-value. A 0 is round, a 1
 * has corners, and the colour is that of the round.
 */
final class Card {
  private static final double NAME = 19;
  private static final double LABEL = 23;
  private static final double SMALL = 15;
  private static final double PADDING = 9;
  private static final double RING = 6;
  private static final double CORNER = 3;
  private static final double MAX_CORNER = 30;
  private static final int LONG = 16;
  private static final int SHORT = 11;
  private static final double SCALE = 0.55;
  private static final double MOST = 130;
  private static final double PLATE = 4;

  private final LabelView view;
  private final int vertex;
  private final Optional<Sketch> sketch;
  private final List<String> names;

  /** The card of a vertex, with a small picture of its position where that says more than text. */
  Card(LabelView view, int vertex, boolean pictured) {
    this.view = view;
    this.vertex = vertex;
    this.sketch = pictured ? view.graph().position(vertex).flatMap(Card::sketch) : Optional.empty();
    String name = view.name(vertex);
    boolean hidden = sketch.isPresent() && (name.length() > SHORT || name.contains("/"));
    this.names = hidden ? List.of() : lines(name);
  }

  private static Optional<Sketch> sketch(Position position) {
    Drawing drawing = Pictured.drawing(position);
    boolean tells =
        drawing instanceof Drawing.Board
            || drawing instanceof Drawing.Strip
            || drawing instanceof Drawing.Shapes
            || drawing instanceof Drawing.Discs
            || (drawing instanceof Drawing.Network network
                && !network.arrows()
                && !network.names().isEmpty());
    return tells ? Optional.of(Sketch.of(drawing)) : Optional.empty();
  }

  private double scale() {
    return sketch
        .map(it -> Math.min(SCALE, Math.min(MOST / it.width(), MOST / it.height())))
        .orElse(0.0);
  }

  private double sketchWidth() {
    return sketch.map(it -> it.width() * scale() + 2 * PLATE).orElse(0.0);
  }

  private double sketchHeight() {
    return sketch.map(it -> it.height() * scale() + 2 * PLATE).orElse(0.0);
  }

  // Boards row by row; other long names at a comma or where they are full.
  private static List<String> lines(String name) {
    if (name.contains("/")) {
      return List.of(name.split("/"));
    }
    List<String> lines = new ArrayList<>();
    String rest = name;
    while (rest.length() > LONG) {
      int comma = rest.lastIndexOf(',', LONG - 1);
      int end = comma > 0 ? comma + 1 : LONG;
      lines.add(rest.substring(0, end));
      rest = rest.substring(end);
    }
    lines.add(rest);
    return lines;
  }

  private boolean isRound() {
    return view.label(vertex).equals("0");
  }

  private double nameWidth() {
    return names.stream().mapToDouble(line -> Texts.width(line, NAME)).max().orElse(0);
  }

  private String value() {
    return view.nimValue(vertex).isPresent()
        ? Texts.of("graph.value", view.nimValue(vertex).getAsInt())
        : "";
  }

  // The same for all vertices of a picture, so that cards of a grid are alike.
  private double footWidth() {
    String value = value();
    return Texts.width("0", LABEL)
        + Texts.width("A-88", SMALL)
        + (value.isEmpty() ? 0 : Texts.width(value, SMALL) + 8)
        + 8;
  }

  /** How much room it takes, its ring included. */
  Box room() {
    return view.isNew(vertex) || vertex == 0 ? box().grown(RING) : box();
  }

  private Box box() {
    double widest = Math.max(Math.max(nameWidth(), footWidth()), sketchWidth());
    double width = widest + 2 * PADDING + 12;
    double height = namesHeight() + sketchHeight() + LABEL * 1.2 + 1.2 * PADDING;
    return new Box(width, height, isRound() ? Math.min(height / 2, MAX_CORNER) : CORNER);
  }

  /** Draws it around its middle. */
  void draw(Svg svg, Point middle) {
    Box box = box();
    Point corner = middle.plus(-box.width() / 2, -box.height() / 2);
    double bend = box.corner();
    if (view.isNew(vertex)) {
      ring(svg, corner, box, bend, "new");
    } else if (vertex == 0) {
      ring(svg, corner, box, bend, "begin");
    }
    svg.rectangle(corner, box.width(), box.height(), look(bend));
    String ink = ink();
    for (int line = 0; line < names.size(); line++) {
      Point at = new Point(middle.x(), corner.y() + PADDING / 2 + NAME * 1.15 * (line + 0.85));
      svg.text(at, names.get(line), "class=\"name%s\" %s".formatted(plain(), ink));
    }
    sketch.ifPresent(it -> drawSketch(svg, it, corner.plus(box.width() / 2, namesHeight())));
    foot(svg, middle, corner.y() + box.height() - PADDING * 0.95, ink);
    if (vertex == 0) {
      flag(svg, corner, box);
    }
  }

  // With no name the picture keeps away from the edge.
  private double namesHeight() {
    return names.isEmpty() ? PADDING * 0.7 : names.size() * NAME * 1.15 + PADDING * 0.5;
  }

  // On a plate, so that it is seen on the colour of any round.
  private void drawSketch(Svg svg, Sketch it, Point top) {
    Point corner = top.plus(-sketchWidth() / 2, 0);
    svg.rectangle(corner, sketchWidth(), sketchHeight(), "class=\"ground\" rx=\"4\"");
    svg.raw(
        "<g transform=\"translate(%s %s) scale(%s)\">"
            .formatted(
                Svg.number(corner.x() + PLATE),
                Svg.number(corner.y() + PLATE),
                String.format(java.util.Locale.ROOT, "%.3f", scale())));
    it.draw(svg, new Point(0, 0));
    svg.raw("</g>");
  }

  private static void ring(Svg svg, Point corner, Box box, double bend, String kind) {
    svg.rectangle(
        corner.plus(-RING, -RING),
        box.width() + 2 * RING,
        box.height() + 2 * RING,
        "class=\"%s\" rx=\"%s\"".formatted(kind, Svg.number(bend + RING)));
  }

  private String look(double bend) {
    String rx = " rx=\"" + Svg.number(bend) + "\"";
    if (view.isLabelled(vertex)) {
      int round = view.graph().round(vertex).orElse(0);
      String kind = isRound() ? "lost" : "won";
      String fill = RoundColour.fill(round, view.graph().lastRound());
      return "class=\"card %s\" fill=\"%s\"%s".formatted(kind, fill, rx);
    }
    return "class=\"open\"" + rx;
  }

  private String ink() {
    return view.isLabelled(vertex)
        ? "fill=\"%s\""
            .formatted(
                RoundColour.ink(view.graph().round(vertex).orElse(0), view.graph().lastRound()))
        : "";
  }

  // Where there is no colour of a round, the ink of the page.
  private String plain() {
    return view.isLabelled(vertex) ? "" : " plain";
  }

  private void foot(Svg svg, Point middle, double y, String ink) {
    if (!view.isLabelled(vertex)) {
      String word = view.isDraw(vertex) ? Texts.of("graph.draw") : "";
      svg.text(new Point(middle.x(), y), word, "class=\"small plain\"");
      return;
    }
    String value = value();
    double width = footWidth();
    double left = middle.x() - width / 2;
    svg.text(new Point(left, y), view.label(vertex), "class=\"label\" " + ink);
    double roundAt = left + Texts.width("0", LABEL) + 8;
    svg.text(new Point(roundAt, y), view.round(vertex), "class=\"small left\" " + ink);
    if (!value.isEmpty()) {
      svg.text(new Point(left + width, y), value, "class=\"small right\" " + ink);
    }
  }

  private static void flag(Svg svg, Point corner, Box box) {
    String word = Texts.of("graph.start");
    double width = Texts.width(word, SMALL) + 12;
    Point at = corner.plus(box.width() / 2 - width / 2, -24);
    svg.rectangle(at, width, 20, "class=\"flag\" rx=\"4\"");
    svg.text(at.plus(width / 2, 15), word, "class=\"flagged\"");
  }
}
