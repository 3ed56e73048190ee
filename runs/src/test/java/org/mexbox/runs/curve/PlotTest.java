package org.mexbox.runs.curve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.knowm.xchart.style.XYStyler;
import org.mexbox.runs.curve.Plot.Edges;
import org.mexbox.runs.curve.Plot.Learner;
import org.mexbox.runs.curve.Plot.Line;
import org.mexbox.runs.curve.Plot.Reference;

class PlotTest {
  private static final Line NONE = new Line(List.of(), List.of());

  private static Line line(double value) {
    return new Line(List.of(0L, 1L), List.of(0.0, value));
  }

  private static Plot plot(List<Line> runs, Line middle, Optional<Edges> band, double reference) {
    Learner learner = new Learner("a", Ink.at(0), runs, middle, band, List.of());
    List<Reference> references = List.of(new Reference("floor", reference));
    return new Plot(Quantity.EXPLOITABILITY, List.of(learner), references, 1);
  }

  private static double top(List<Line> runs, Line middle, Optional<Edges> band, double reference) {
    return plot(runs, middle, band, reference).top();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "0.3, 1",
    "1, 1",
    "1.01, 1.2",
    "1.5, 1.6",
    "2, 2",
    "2.5, 3",
    "3.7, 4",
    "4.1, 6",
    "7, 8",
    "8.1, 10",
    "9.6, 10",
    "10.5, 12",
    "96, 100",
    "250, 300"
  })
  void top_isOneOrTheNextRoundNumber(double most, double top) {
    assertThat(top(List.of(), NONE, Optional.empty(), most)).isEqualTo(top);
  }

  @Test
  void top_holdsWhateverIsShown() {
    assertThat(top(List.of(line(0.2), line(3)), line(1), Optional.empty(), 0.5)).isEqualTo(3);
    assertThat(top(List.of(), line(2), Optional.empty(), 0.5)).isEqualTo(2);
    Optional<Edges> band = Optional.of(new Edges(line(0.1), line(5)));
    assertThat(top(List.of(), line(2), band, 0.5)).isEqualTo(6);
  }

  @Test
  void picture_holdsWhateverIsShown() {
    Plot plot = plot(List.of(), line(3), Optional.empty(), 7);
    XYStyler styler =
        new ChartPainter(plot, new Texts(Locale.ENGLISH), Theme.LIGHT, 800, 500)
            .chart("")
            .getStyler();
    assertThat(styler.getYAxisMax()).isBetween(8.0, 8.5);
  }
}
