package org.mexbox.runs.curve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.SyntheticRuns;

class TerminalChartTest {
  private static final TerminalChart CHART = TerminalChart.of(Gallery.groups(10), Locale.ENGLISH);

  @ParameterizedTest
  @ValueSource(ints = {44, 45, 60, 80, 100, 160})
  void charts_ofAnyWidth_fit(int width) {
    for (String chart : List.of(CHART.braille(width, false), CHART.ascii(width, false))) {
      assertThat(chart.lines()).hasSize(20).allMatch(line -> line.length() <= width);
    }
  }

  @Test
  void chart_narrowerThanItCanBe_hasItsLeastWidth() {
    assertThat(CHART.ascii(10, false)).isEqualTo(CHART.ascii(44, false));
  }

  @Test
  void ascii_hasNothingElse() {
    assertThat(CHART.ascii(80, false).chars()).allMatch(c -> c == '\n' || (c >= ' ' && c < 127));
  }

  @Test
  void colour_onlyWhenAsked_andThenTheSameTextBesides() {
    String coloured = CHART.braille(80, true);
    assertThat(coloured).contains("\u001b[38;5;");
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(CHART.braille(80, false));
    assertThat(CHART.braille(80, false)).doesNotContain("\u001b");
  }

  @Test
  void chart_namesAxesFloorCeilingAndLearners() {
    for (String chart : List.of(CHART.braille(80, false), CHART.ascii(80, false))) {
      assertThat(chart)
          .contains("100 %", "75 %", "0 %", "teacher", "random mover 25 %", "games", "10,000")
          .contains("a matchbox: 8 of 10 mastered, median 10,628 games")
          .contains("b q: 10 of 10 mastered, median 374 games")
          .contains("3 of 10 mastered, median not reached");
    }
  }

  @Test
  void chart_narrow_cutsLabelsAndNotResults() {
    assertThat(CHART.ascii(44, false)).contains("...: 3 of 10 mastered, median not reached");
  }

  @Test
  void chart_ofARunWithoutOrWithOnePoint_isDrawn() {
    List<RunGroup> groups =
        List.of(
            new RunGroup("none", List.of(SyntheticRuns.run(new long[0]))),
            new RunGroup("one", List.of(SyntheticRuns.run(new long[] {0}, 0.5))));
    String chart = TerminalChart.of(groups, Locale.ENGLISH).ascii(80, false);
    assertThat(chart).contains("a none: 0 of 1 mastered").contains("|b");
  }

  @Test
  void line_fromCornerToCorner_isTheDiagonal() {
    TextCanvas canvas = TextCanvas.ascii(5, 5);
    canvas.line(List.of(0.0, 1.0), List.of(0.0, 1.0), 2);
    assertThat(IntStream.range(0, 5).mapToObj(row -> canvas.row(row, false)))
        .containsExactly(" |    c", " |   c", " |  c", " | c", " |c");
  }

  @Test
  void line_inBraille_setsTheDotsOfItsHeight() {
    TextCanvas canvas = TextCanvas.braille(2, 2);
    canvas.line(List.of(0.0, 1.0), List.of(1.0, 1.0), 0);
    // A level line at the top: the second of four rows of dots, both columns.
    assertThat(canvas.row(0, false)).isEqualTo(" \u2524\u2812\u2812");
    assertThat(canvas.row(1, false)).isEqualTo(" \u2524");
  }

  @Test
  void line_steep_hasNoHoles() {
    TextCanvas canvas = TextCanvas.ascii(3, 9);
    canvas.line(List.of(0.0, 0.4, 0.6, 1.0), List.of(0.0, 0.0, 1.0, 1.0), 0);
    assertThat(IntStream.range(0, 9).mapToObj(row -> canvas.row(row, false)))
        .allMatch(row -> row.contains("a"));
  }
}
