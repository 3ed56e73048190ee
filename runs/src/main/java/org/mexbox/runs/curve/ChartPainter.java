package org.mexbox.runs.curve;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.knowm.xchart.AnnotationText;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;
import org.mexbox.runs.curve.Plot.Learner;
import org.mexbox.runs.curve.Plot.Line;
import org.mexbox.runs.curve.Plot.Reference;
import org.mexbox.runs.curve.Plot.Spot;

/** A plot as a chart of XChart. */
final class ChartPainter {
  private static final int SYMBOLS = 7;

  private final Plot plot;
  private final Texts texts;
  private final Theme theme;
  private final int height;
  private final XYChart chart;
  private final double top;
  private int hidden;

  ChartPainter(Plot plot, Texts texts, Theme theme, int width, int height) {
    this.plot = plot;
    this.texts = texts;
    this.theme = theme;
    this.height = height;
    this.chart = new XYChart(width, height);
    this.top = plot.top();
  }

  XYChart chart(String note) {
    chart.setTitle(texts.of(plot.quantity().key() + ".title") + " - " + note);
    chart.setXAxisTitle(texts.of("games"));
    style();
    plot.learners().forEach(this::band);
    plot.learners().forEach(this::runs);
    plot.references().forEach(this::reference);
    plot.learners().forEach(this::middle);
    plot.learners().forEach(this::champions);
    legendOfChampions();
    return chart;
  }

  private void style() {
    XYStyler styler = chart.getStyler();
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, Math.max(11, height / 28));
    styler.setBaseFont(font);
    styler.setChartTitleFont(font).setLegendFont(font).setAnnotationTextFont(font);
    styler.setAxisTitleFont(font).setAxisTickLabelsFont(font);
    styler.setChartBackgroundColor(theme.background()).setPlotBackgroundColor(theme.background());
    styler.setChartFontColor(theme.ink()).setAnnotationTextFontColor(theme.muted());
    styler.setXAxisTitleColor(theme.ink()).setYAxisTitleColor(theme.ink());
    styler.setLegendBackgroundColor(theme.background()).setLegendBorderColor(theme.grid());
    styler.setChartTitlePadding(height / 60).setChartPadding(height / 40);
    styler.setLegendPosition(LegendPosition.OutsideS).setLegendSeriesLineLength(height / 10);
    styler.setAxisTickLabelsColor(theme.ink()).setAxisTickMarksColor(theme.muted());
    styler.setPlotGridLinesColor(theme.grid()).setPlotBorderVisible(false);
    // A little more than the data, so that the ticks at 0 and at 100 % are drawn.
    styler.setXAxisMin(-0.08).setXAxisMax(GamesAxis.at(plot.end()) + 0.05);
    styler.setYAxisMin(-0.03 * top).setYAxisMax(1.03 * top);
    styler.setXAxisTickMarkSpacingHint((int) (0.8 * chart.getWidth() / GamesAxis.at(plot.end())));
    styler.setYAxisTickMarkSpacingHint(height / 8);
    styler.setYAxisTitleVisible(false).setMarkerSize(height / 45);
    styler.setXAxisTickLabelsFormattingFunction(this::games);
    styler.setYAxisTickLabelsFormattingFunction(value -> texts.value(plot.quantity(), value));
    styler.setPlotMargin(height / 60).setPlotContentSize(1).setAntiAlias(true);
  }

  // Between 0 and 1 there is no episode: two ticks there have one text, and XChart, which wants all
  // texts to differ, takes whole places only.
  private String games(double place) {
    return texts.number(GamesAxis.episode(place));
  }

  private void band(Learner learner) {
    learner
        .band()
        .ifPresent(
            band -> {
              List<Double> xs = new ArrayList<>(places(band.low()));
              List<Double> back = new ArrayList<>(xs);
              Collections.reverse(back);
              xs.addAll(back);
              List<Double> ys = new ArrayList<>(band.low().values());
              List<Double> upper = new ArrayList<>(band.high().values());
              Collections.reverse(upper);
              ys.addAll(upper);
              XYSeries series = chart.addSeries(name(), xs, ys);
              series.setXYSeriesRenderStyle(XYSeriesRenderStyle.PolygonArea);
              series.setFillColor(faint(learner, 60)).setShowInLegend(false);
              series.setLineColor(faint(learner, 0)).setLineStyle(stroke(0.1f));
              series.setMarker(SeriesMarkers.NONE);
            });
  }

  private void runs(Learner learner) {
    for (Line run : learner.runs()) {
      line(run, faint(learner, 90), stroke(Math.max(0.8f, height / 600f)));
    }
  }

  // Below its line, but above it where the axis would be in the way.
  private double beside(double line) {
    double gap = 0.045 * top;
    return line < 2 * gap ? line + gap : line - gap;
  }

  private void reference(Reference reference) {
    Line across = new Line(List.of(0L, plot.end()), List.of(reference.value(), reference.value()));
    float width = Math.max(1, height / 400f);
    line(across, theme.muted(), dashed(width, new float[] {6 * width, 4 * width}));
    // Under the line, and where the curves are not: shares begin low and end high, amounts begin
    // high and end low.
    boolean high = reference.value() > 0.5 * top;
    boolean left = high == plot.quantity().isShare();
    double place = GamesAxis.at(plot.end()) * (left ? 0.15 : 0.85);
    chart.addAnnotation(
        new AnnotationText(reference.label(), place, beside(reference.value()), false));
  }

  private void middle(Learner learner) {
    Line middle = learner.middle();
    if (middle.episodes().isEmpty()) {
      return;
    }
    float width = Math.max(2, height / 150f);
    BasicStroke stroke =
        learner.ink().dash().isEmpty() ? stroke(width) : dashed(width, learner.ink().dashes(width));
    Color color = learner.ink().on(theme);
    line(middle, color, stroke);
    symbols(learner, sparse(middle), learner.ink().symbol());
    legend(learner.label(), color, stroke, learner.ink().symbol(), color);
  }

  private void champions(Learner learner) {
    if (!learner.champions().isEmpty()) {
      symbols(learner, learner.champions(), Symbol.STAR);
    }
  }

  private void legendOfChampions() {
    if (plot.learners().stream().anyMatch(learner -> !learner.champions().isEmpty())) {
      String label = texts.of("champion.since");
      legend(label, theme.background(), stroke(0), Symbol.STAR, theme.ink());
    }
  }

  private void symbols(Learner learner, List<Spot> spots, Symbol symbol) {
    List<Double> xs = spots.stream().map(spot -> GamesAxis.at(spot.episode())).toList();
    XYSeries series = chart.addSeries(name(), xs, spots.stream().map(Spot::value).toList());
    series.setMarker(new Markers.Rimmed(symbol, theme.background()));
    series.setMarkerColor(learner.ink().on(theme));
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter).setShowInLegend(false);
  }

  private void line(Line line, Color color, BasicStroke stroke) {
    XYSeries series = chart.addSeries(name(), places(line), line.values());
    series.setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter).setShowInLegend(false);
    series.setMarker(new Markers.WholeLine(line.values().size(), plot.steps(), stroke));
    series.setMarkerColor(color);
  }

  /** An entry of the legend, and nothing in the picture. */
  private void legend(String label, Color line, BasicStroke stroke, Symbol symbol, Color color) {
    XYSeries series = chart.addSeries(name(), List.of(0.0), List.of(Double.NaN));
    series.setLabel(label).setShowInLegend(true);
    series.setLineColor(line).setLineStyle(stroke);
    series.setMarker(new Markers.Rimmed(symbol, theme.background())).setMarkerColor(color);
  }

  /** A few spots of a line, evenly along the axis. */
  private List<Spot> sparse(Line line) {
    List<Spot> spots = new ArrayList<>();
    double next = 0;
    double step = GamesAxis.at(plot.end()) / SYMBOLS;
    for (int i = 0; i < line.episodes().size(); i++) {
      if (GamesAxis.at(line.episodes().get(i)) >= next) {
        spots.add(new Spot(line.episodes().get(i), line.values().get(i)));
        next = GamesAxis.at(line.episodes().get(i)) + step;
      }
    }
    return spots;
  }

  private Color faint(Learner learner, int alpha) {
    Color color = learner.ink().on(theme);
    return new Color(color.getRed(), color.getGreen(), color.getBlue(), alpha);
  }

  private String name() {
    return "s" + hidden++;
  }

  private static List<Double> places(Line line) {
    return line.episodes().stream().map(GamesAxis::at).toList();
  }

  private static BasicStroke stroke(float width) {
    return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private static BasicStroke dashed(float width, float[] dash) {
    return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
  }
}
