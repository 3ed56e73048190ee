package org.mexbox.runs.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.mexbox.runs.curve.Plot.Line;
import org.mexbox.runs.measure.Mastery;
import org.mexbox.runs.measure.RunGroup;

/**
 * Learning curves for a terminal: the median expert score of each learner over the games, on a
 * logarithmic axis, with a letter for each learner, and below how many of its runs mastered the
 * game. Sixteen lines and one for each learner; no line is longer than the width.
 */
public final class TerminalChart {
  private static final int ROWS = 13;
  private static final int LABELLED = 3;
  private static final int MARGIN = 8;
  private static final int LEAST_WIDTH = 44;

  private final List<RunGroup> groups;
  private final Texts texts;
  private final Plot plot;
  private final double top;

  private TerminalChart(List<RunGroup> groups, Locale locale) {
    this.groups = groups;
    this.texts = new Texts(locale);
    this.plot = new Plots(groups, texts, 0).of(Quantity.of(groups));
    this.top = plot.top();
  }

  /** The chart of one or more learners. */
  public static TerminalChart of(List<RunGroup> groups, Locale locale) {
    return new TerminalChart(groups, locale);
  }

  /**
   * In braille patterns, for terminals that show Unicode.
   *
   * @param width in columns; under 44 counts as 44
   * @param colour whether to use the terminal's 256 colours
   */
  public String braille(int width, boolean colour) {
    return draw(TextCanvas.braille(columns(width), ROWS), Math.max(LEAST_WIDTH, width), colour);
  }

  /** In ASCII alone, for any console; widths and colours as in {@link #braille}. */
  public String ascii(int width, boolean colour) {
    return draw(TextCanvas.ascii(columns(width), ROWS), Math.max(LEAST_WIDTH, width), colour);
  }

  private static int columns(int width) {
    return Math.max(LEAST_WIDTH, width) - MARGIN - 1;
  }

  private String draw(TextCanvas canvas, int width, boolean colour) {
    // Curves begin at the random mover's line and end at the teacher's: names stand where none is.
    double best = isAtOnce() ? 0 : 1;
    plot.references()
        .forEach(line -> canvas.rule(line.value() / top, line.label(), line.value() != best));
    for (int i = 0; i < plot.learners().size(); i++) {
      Line middle = plot.learners().get(i).middle();
      canvas.line(places(middle), heights(middle), i);
    }
    List<String> lines = new ArrayList<>();
    lines.add(cut(texts.of(titleKey(), groups.get(0).runs().size()), width, canvas));
    for (int row = 0; row < ROWS; row++) {
      String label = row % LABELLED == 0 ? value(row) : "";
      lines.add(" ".repeat(MARGIN - 2 - label.length()) + label + canvas.row(row, colour));
    }
    lines.add(" ".repeat(MARGIN - 2) + canvas.axis(ticks(canvas.columns())));
    lines.add(tickTexts(canvas.columns()));
    for (int i = 0; i < groups.size(); i++) {
      lines.add(canvas.paint(TextCanvas.letter(i), i, colour) + legend(i, width, canvas));
    }
    return String.join("\n", lines) + "\n";
  }

  private boolean isAtOnce() {
    return plot.quantity() == Quantity.EXPLOITABILITY;
  }

  private String titleKey() {
    return isAtOnce() ? "terminal.title.at-once" : "terminal.title";
  }

  private String value(int row) {
    return texts.value(plot.quantity(), top * (1 - row / (ROWS - 1.0)));
  }

  private String legend(int index, int width, TextCanvas canvas) {
    if (isAtOnce()) {
      return " " + cut(plot.learners().get(index).label(), width - 2, canvas);
    }
    Mastery mastery = Mastery.of(groups.get(index).runs());
    String share = texts.share(mastery.share());
    String median =
        mastery.median().isPresent()
            ? texts.of("terminal.median", texts.games(mastery.median()))
            : texts.of("not-reached");
    // What is cut is the label, never the result.
    int room = width - 2 - texts.of("terminal.learner", "", share, median).length();
    String label = cut(plot.learners().get(index).label(), Math.max(1, room), canvas);
    return " " + texts.of("terminal.learner", label, share, median);
  }

  private List<Double> places(Line line) {
    return line.episodes().stream().map(e -> GamesAxis.at(e) / GamesAxis.at(plot.end())).toList();
  }

  private List<Double> heights(Line line) {
    return line.values().stream().map(value -> value / top).toList();
  }

  private List<Integer> ticks(int columns) {
    return GamesAxis.ticks(plot.end()).stream().map(tick -> column(tick, columns)).toList();
  }

  private int column(long episode, int columns) {
    return (int) Math.round(GamesAxis.at(episode) / GamesAxis.at(plot.end()) * (columns - 1));
  }

  /** The texts under the ticks; one that would run into its neighbour is left out. */
  private String tickTexts(int columns) {
    StringBuilder line = new StringBuilder();
    for (long tick : GamesAxis.ticks(plot.end())) {
      String text = texts.number(tick);
      int from = MARGIN - 1 + column(tick, columns) - text.length() / 2;
      if (from > line.length() || line.length() == 0) {
        int end = Math.min(from, MARGIN + columns - text.length());
        line.append(" ".repeat(Math.max(0, end - line.length()))).append(text);
      }
    }
    String unit = " " + texts.of("games.short");
    return line.length() + unit.length() <= MARGIN + columns ? line + unit : line.toString();
  }

  private static String cut(String text, int width, TextCanvas canvas) {
    return text.length() <= width
        ? text
        : text.substring(0, Math.max(0, width - canvas.ellipsis().length())) + canvas.ellipsis();
  }
}
