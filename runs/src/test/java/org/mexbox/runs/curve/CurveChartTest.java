package org.mexbox.runs.curve;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mexbox.runs.measure.RunGroup;
import org.mexbox.runs.record.SyntheticRuns;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class CurveChartTest {

  @ParameterizedTest
  @EnumSource
  void svg_ofEveryQuantity_isWellFormedAndAlone(Quantity quantity) throws Exception {
    String svg = chart(10, quantity).svg(Theme.LIGHT, 1280, 720);
    Document document = parse(svg);
    assertThat(document.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 1280 720");
    assertThat(document.getElementsByTagName("title").item(0).getTextContent()).isNotBlank();
    assertThat(svg).doesNotContain("DOCTYPE").doesNotContain("<image");
    assertThat(
            svg.replace("http://www.w3.org/2000/svg", "")
                .replace("http://www.w3.org/1999/xlink", ""))
        .doesNotContain("http");
  }

  @Test
  void svg_sameRuns_sameBytes() {
    assertThat(chart(30, Quantity.EXPERT_SCORE).svg(Theme.DARK, 800, 500))
        .isEqualTo(chart(30, Quantity.EXPERT_SCORE).svg(Theme.DARK, 800, 500));
  }

  @Test
  void band_fromTwentySeedsOn_isDrawnForEachLearner() {
    for (int seeds : new int[] {19, 20}) {
      Plot plot =
          new Plots(Gallery.groups(seeds), new Texts(Locale.ENGLISH), 1).of(Quantity.EXPERT_SCORE);
      assertThat(plot.learners()).allMatch(l -> l.band().isPresent() == (seeds == 20));
      // Only the bands let the background through so far.
      String svg = chart(seeds, Quantity.EXPERT_SCORE).svg(Theme.LIGHT, 800, 500);
      assertThat(svg.contains("fill-opacity=\"0.2")).isEqualTo(seeds == 20);
    }
  }

  @ParameterizedTest
  @EnumSource
  void png_hasItsSizeItsBackgroundAndEveryColour(Theme theme) throws Exception {
    byte[] png = chart(10, Quantity.EXPERT_SCORE).png(theme, 1280, 720);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(1280);
    assertThat(image.getHeight()).isEqualTo(720);
    assertThat(new Color(image.getRGB(2, 2))).isEqualTo(theme.background());
    for (int i = 0; i < 4; i++) {
      int wanted = Ink.at(i).on(theme).getRGB();
      long pixels =
          IntStream.range(0, 1280 * 720)
              .filter(p -> image.getRGB(p % 1280, p / 1280) == wanted)
              .count();
      assertThat(pixels).as("learner " + i).isGreaterThan(500);
    }
  }

  @Test
  void inks_inGrey_areToldApartByDashAndSymbol() {
    assertThat(IntStream.range(0, Ink.count()).mapToObj(i -> Ink.at(i).symbol()))
        .doesNotHaveDuplicates()
        .doesNotContain(Symbol.STAR);
    assertThat(IntStream.range(0, Ink.count()).mapToObj(i -> Ink.at(i).dash()))
        .doesNotHaveDuplicates();
  }

  @Test
  void inks_onTheirBackground_standOut() {
    for (Theme theme : Theme.values()) {
      for (int i = 0; i < Ink.count(); i++) {
        // 3 : 1 is what WCAG 2.1 asks of graphics.
        assertThat(contrast(Ink.at(i).on(theme), theme.background()))
            .as(theme + " " + i)
            .isGreaterThan(3);
      }
      assertThat(contrast(theme.muted(), theme.background())).isGreaterThan(4.5);
    }
  }

  @Test
  void chart_ofOddRuns_isDrawn() throws Exception {
    List<RunGroup> groups =
        List.of(
            new RunGroup("none", List.of(SyntheticRuns.run(new long[0]))),
            new RunGroup("one <&>", List.of(SyntheticRuns.run(new long[] {0}, 0.5))),
            new RunGroup("short", List.of(SyntheticRuns.mastered(1), SyntheticRuns.stuck(3))));
    for (Quantity quantity : Quantity.values()) {
      CurveChart chart = CurveChart.of(groups, quantity, Locale.ENGLISH, 1);
      assertThat(parse(chart.svg(Theme.LIGHT, 640, 400))).isNotNull();
      assertThat(chart.png(Theme.DARK, 640, 400)).isNotEmpty();
    }
  }

  @Test
  void axis_ofGames_hasItsTicksAtPowersOfTen() {
    assertThat(GamesAxis.ticks(20_000)).containsExactly(0L, 1L, 10L, 100L, 1_000L, 10_000L);
    for (long tick : GamesAxis.ticks(1_000_000_000_000L)) {
      assertThat(GamesAxis.episode(GamesAxis.at(tick))).isEqualTo(tick);
      assertThat(GamesAxis.at(tick)).isEqualTo(Math.rint(GamesAxis.at(tick)));
    }
  }

  private static CurveChart chart(int seeds, Quantity quantity) {
    return CurveChart.of(Gallery.groups(seeds), quantity, Locale.ENGLISH, 1);
  }

  private static double contrast(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color color) {
    float[] parts = color.getRGBColorComponents(null);
    double[] linear = new double[3];
    for (int i = 0; i < 3; i++) {
      linear[i] =
          parts[i] <= 0.04045 ? parts[i] / 12.92 : Math.pow((parts[i] + 0.055) / 1.055, 2.4);
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }
}
