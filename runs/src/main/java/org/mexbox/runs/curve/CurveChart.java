package org.mexbox.runs.curve;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.mexbox.runs.measure.RunGroup;
import org.w3c.dom.Document;

/**
 * A picture of learning curves: every run is a thin line, the median of a learner a thick one, and
 * the band of the median is shaded from 20 runs on. A floor and a ceiling are drawn where the
 * quantity has them. Text is at least a thirtieth of the height. Needs no screen.
 */
public final class CurveChart {
  private final Plot plot;
  private final Texts texts;
  private final String note;

  CurveChart(Plot plot, Texts texts, String note) {
    this.plot = plot;
    this.texts = texts;
    this.note = note;
  }

  /**
   * The picture of a quantity.
   *
   * @param groups the learners, one or more
   * @param bandSeed the seed of the bootstrap behind the bands
   */
  public static CurveChart of(
      List<RunGroup> groups, Quantity quantity, Locale locale, long bandSeed) {
    Texts texts = new Texts(locale);
    Plot plot = new Plots(groups, texts, bandSeed).of(quantity);
    return new CurveChart(plot, texts, texts.seedsNote(quantity, groups));
  }

  /**
   * As a PNG file.
   *
   * @param width in pixels, 300 or more
   * @param height in pixels, 200 or more
   */
  public byte[] png(Theme theme, int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    paint(graphics, theme, width, height);
    graphics.dispose();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toByteArray();
  }

  /** As an SVG file of a size in pixels. */
  public String svg(Theme theme, int width, int height) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svgElement(theme, width, height, "");
  }

  /**
   * The SVG to stand inside a page, where the ids of several must not meet.
   *
   * @param key stands before the ids, for several pictures of one quantity
   */
  String svgElement(Theme theme, int width, int height, String key) {
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(document());
    context.setComment("");
    context.setPrecision(2);
    context.setIDGenerator(
        new SVGIDGenerator() {
          @Override
          public String generateID(String prefix) {
            return key + plot.quantity().key() + "-" + super.generateID(prefix);
          }
        });
    SVGGraphics2D graphics = new SVGGraphics2D(context, false);
    graphics.setSVGCanvasSize(new Dimension(width, height));
    paint(graphics, theme, width, height);
    StringWriter out = new StringWriter();
    try {
      graphics.stream(out, false);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    // Without the document type: parsers would look for it on the net.
    String text = out.toString();
    String size = "<svg viewBox=\"0 0 " + width + " " + height + "\" role=\"img\"";
    return text.substring(text.indexOf("<svg"))
        .replaceFirst("<svg", size)
        .replaceFirst(
            "<!---->", "<title>" + texts.of(plot.quantity().key() + ".title") + "</title>")
        .replace(" id=\"genericDefs\"", "");
  }

  private void paint(Graphics2D graphics, Theme theme, int width, int height) {
    new ChartPainter(plot, texts, theme, width, height).chart(note).paint(graphics, width, height);
  }

  private static Document document() {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument("http://www.w3.org/2000/svg", "svg", null);
    } catch (ParserConfigurationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
