package org.mexbox.runs.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.mexbox.environments.Game;
import org.mexbox.environments.Ruleset;
import org.mexbox.runs.layout.Drawn;
import org.mexbox.runs.layout.Layout;
import org.mexbox.runs.layout.Point;
import org.mexbox.runs.layout.Route;
import org.mexbox.teacher.explain.Explanation;
import org.mexbox.teacher.graph.LabelledGraph;

/**
 * The labelled graph of a game as a picture, for paper and for a projector, on light and dark
 * ground.
 */
public final class GraphPicture {
  // With more the pictures would be too small to see.
  private static final int MAX_PICTURED = 200;
  private static final double MARGIN = 36;
  private static final double HEAD = 92;
  private static final double LEAST_WIDTH = 700;

  // The looks of vertices, as CSS.
  private static final String CARDS =
      """
      .name { font-size: 19px; }
      .label { font-size: 23px; font-weight: bold; text-anchor: start; }
      .small { font-size: 15px; }
      .left { text-anchor: start; }
      .right { text-anchor: end; }
      .plain { fill: var(--ink); }
      .card { stroke: var(--ink); stroke-width: 1.5; }
      .lost { stroke-width: 3.5; }
      .open { fill: var(--ground); stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 6 4; }
      .begin, .new { fill: none; stroke: var(--ink); stroke-width: 2; }
      .new { stroke: var(--ring); stroke-width: 5; }
      .flag { fill: var(--ink); }
      .flagged { font-size: 15px; fill: var(--ground); }
      """;

  private final Game game;
  private final LabelView view;
  private final Svg svg = new Svg();

  private GraphPicture(Game game, LabelView view) {
    this.game = game;
    this.view = view;
  }

  /** The picture as SVG. */
  public static String svg(Game game, LabelView view) {
    return new GraphPicture(game, view).draw();
  }

  private String draw() {
    List<Card> cards = new ArrayList<>();
    List<List<Integer>> arrows = new ArrayList<>();
    boolean pictured = view.graph().size() <= MAX_PICTURED && !Layout.isByNumbers(names());
    for (int vertex = 0; vertex < view.graph().size(); vertex++) {
      cards.add(new Card(view, vertex, pictured));
      arrows.add(view.graph().options(vertex));
    }
    Layout layout = Layout.of(new Drawn(names(), arrows, cards.stream().map(Card::room).toList()));
    List<String> subtitle = List.of(rule(), roundsText());
    String title = game.toString();
    double text = Math.max(Texts.width(title, 24), Texts.width(String.join(" ", subtitle), 17));
    double width = Math.max(Math.max(layout.width(), Math.min(text, 1_600)), LEAST_WIDTH);
    double left = MARGIN + (width - layout.width()) / 2;
    svg.text(new Point(MARGIN, 42), shortened(title, width), "class=\"title\"");
    svg.text(new Point(MARGIN, 70), String.join(" ", subtitle), "class=\"subtitle\"");
    edges(layout, left, false);
    edges(layout, left, true);
    for (int vertex = 0; vertex < cards.size(); vertex++) {
      cards.get(vertex).draw(svg, layout.middles().get(vertex).plus(left, HEAD + MARGIN));
    }
    double below = HEAD + MARGIN + layout.height() + MARGIN;
    double height =
        new Legend(view, game.ruleset().convention(), svg).draw(new Point(MARGIN, below), width);
    return svg.document(width + 2 * MARGIN, height + MARGIN / 2, Svg.STYLE + Sketch.STYLE + CARDS);
  }

  private List<String> names() {
    return IntStream.range(0, view.graph().size()).mapToObj(view::name).toList();
  }

  private static String shortened(String title, double width) {
    int most = (int) (width / 15);
    return title.length() <= most ? title : title.substring(0, Math.max(1, most - 3)) + "...";
  }

  private String rule() {
    Ruleset rules = game.ruleset();
    return rules.impartial()
        ? Texts.of("graph." + rules.convention().word())
        : Explanation.in(Locale.ROOT).rule(rules);
  }

  private String roundsText() {
    int last = view.graph().lastRound();
    return view.until().isPresent()
        ? Texts.of(
            "graph.round",
            LabelledGraph.roundName(view.until().getAsInt()),
            view.until().getAsInt(),
            last)
        : Texts.of("graph.rounds", last);
  }

  private void edges(Layout layout, double left, boolean winning) {
    for (Route route : layout.routes()) {
      if (view.isWinning(route.from(), route.to()) == winning) {
        List<Point> points =
            route.points().stream().map(point -> point.plus(left, HEAD + MARGIN)).toList();
        String kind = winning ? "winning" : "arrow";
        svg.curve(points, "class=\"%s\" marker-end=\"url(#%s)\"".formatted(kind, kind));
      }
    }
  }
}
