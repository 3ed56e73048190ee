package org.mexbox.runs.picture;

import java.util.List;
import java.util.stream.IntStream;
import org.mexbox.environments.PlayConvention;
import org.mexbox.runs.layout.Point;
import org.mexbox.teacher.graph.LabelledGraph;
import org.mexbox.teacher.value.Outcome;

/** What the signs of a graph picture mean, in lines under it. */
final class Legend {
  private static final double LINE = 34;
  private static final double SIZE = 17;
  private static final double SAMPLE = 40;
  private static final double GAP = 30;
  private static final int MAX_ROUNDS = 40;

  private final LabelView view;
  private final PlayConvention play;
  private final Svg svg;
  private double left;
  private double right;
  private Point at = new Point(0, 0);

  Legend(LabelView view, PlayConvention play, Svg svg) {
    this.view = view;
    this.play = play;
    this.svg = svg;
  }

  /** Draws it from a place on, within a width; tells where it ends. */
  double draw(Point from, double width) {
    left = from.x();
    right = from.x() + width;
    at = from;
    int last = view.graph().lastRound();
    sample("card lost", 13, "legend.lost");
    sample("card won", 3, "legend.won");
    if (has(view::isDraw)) {
      sample("open", 3, "legend.draw");
    } else if (has(vertex -> !view.isLabelled(vertex))) {
      sample("open", 3, "legend.open");
    }
    String move = Texts.of("legend.move");
    Point arrow = room(SAMPLE + Texts.width(move, SIZE));
    svg.curve(
        List.of(arrow.plus(0, 13), arrow.plus(SAMPLE - 8, 13)),
        "class=\"winning\" marker-end=\"url(#winning)\"");
    svg.text(arrow.plus(SAMPLE, 19), move, "class=\"note\"");
    if (IntStream.range(0, view.graph().size()).anyMatch(v -> view.nimValue(v).isPresent())) {
      note(Texts.of("legend.value"));
    }
    if (view.until().isEmpty() && !view.graph().isImpartial()) {
      note(Texts.of("legend.partizan"));
    }
    if (view.graph().size() > view.graph().positions()) {
      note(Texts.of("legend.end." + play.word(), view.name(view.graph().size() - 1)));
    }
    at = new Point(left, at.y() + LINE);
    rounds(Math.min(last, MAX_ROUNDS), last);
    return at.y() + LINE;
  }

  private boolean has(java.util.function.IntPredicate predicate) {
    return IntStream.range(0, view.graph().size()).anyMatch(predicate);
  }

  private void rounds(int shown, int last) {
    for (int round = 0; round <= shown; round++) {
      String name = round == 0 ? Texts.of("legend.round", "0") : LabelledGraph.roundName(round);
      double width = Texts.width(name, 15) + 18;
      Point corner = room(width - GAP + 6);
      Outcome outcome = round % 2 == 0 ? Outcome.P : Outcome.N;
      String look = outcome == Outcome.P ? "card lost\" rx=\"13" : "card won\" rx=\"3";
      svg.rectangle(
          corner,
          width,
          26,
          "class=\"%s\" fill=\"%s\"".formatted(look, RoundColour.fill(round, last)));
      svg.text(
          corner.plus(width / 2, 18),
          name,
          "class=\"small\" fill=\"%s\"".formatted(RoundColour.ink(round, last)));
    }
  }

  private void sample(String look, double bend, String key) {
    String words = Texts.of(key);
    Point corner = room(SAMPLE + Texts.width(words, SIZE));
    svg.rectangle(
        corner,
        SAMPLE - 10,
        26,
        "class=\"%s\" rx=\"%s\" style=\"fill: var(--ground)\"".formatted(look, Svg.number(bend)));
    svg.text(corner.plus(SAMPLE, 19), words, "class=\"note\"");
  }

  private void note(String words) {
    svg.text(room(Texts.width(words, SIZE)).plus(0, 19), words, "class=\"note\"");
  }

  /** A place with so much room to the right, on the next line if need be. */
  private Point room(double width) {
    if (at.x() > left && at.x() + width > right) {
      at = new Point(left, at.y() + LINE);
    }
    Point place = at;
    at = at.plus(width + GAP, 0);
    return place;
  }
}
