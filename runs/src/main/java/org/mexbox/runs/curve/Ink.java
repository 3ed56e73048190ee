package org.mexbox.runs.curve;

import java.awt.Color;
import java.util.List;

/**
 * How one learner is drawn: a colour of Okabe and Ito's palette for the colour-blind, and a dash
 * and a symbol of its own, so that it also reads in grey.
 *
 * @param light the colour on a light background
 * @param dark the colour on a dark background
 * @param ansi the nearest of the terminal's 256 colours
 * @param dash lengths of dashes and gaps in line widths; empty for a whole line
 * @param symbol the shape on its median
 */
record Ink(Color light, Color dark, int ansi, List<Float> dash, Symbol symbol) {
  private static final List<Ink> ALL =
      List.of(
          of(0x0072B2, 0x56B4E9, 39, List.of(), Symbol.CIRCLE),
          of(0xD55E00, 0xE69F00, 208, List.of(4f, 1.6f), Symbol.SQUARE),
          of(0x009E73, 0x2FC79B, 36, List.of(1.2f, 1.2f), Symbol.TRIANGLE),
          of(0xA8528A, 0xCC79A7, 175, List.of(5f, 1.5f, 1.2f, 1.5f), Symbol.DIAMOND),
          of(0x8A7300, 0xF0E442, 185, List.of(8f, 2f), Symbol.DOWN),
          of(0x1A1A1A, 0xF2F2F2, 250, List.of(2.4f, 2.4f), Symbol.PLUS));

  /**
   * The ink of the learner that stands at an index. After six the colours come again, each with the
   * dash and the symbol of another; after 36 all of it.
   */
  static Ink at(int index) {
    Ink colour = ALL.get(index % ALL.size());
    Ink shape = ALL.get(shape(index));
    return new Ink(colour.light, colour.dark, colour.ansi, shape.dash, shape.symbol);
  }

  /** Which dash and symbol the learner at an index has. */
  static int shape(int index) {
    return (index + index / ALL.size()) % ALL.size();
  }

  static int count() {
    return ALL.size();
  }

  Color on(Theme theme) {
    return theme == Theme.LIGHT ? light : dark;
  }

  /** The dash for a line of a width. */
  float[] dashes(float width) {
    float[] dashes = new float[dash.size()];
    for (int i = 0; i < dashes.length; i++) {
      dashes[i] = dash.get(i) * width;
    }
    return dashes;
  }

  private static Ink of(int light, int dark, int ansi, List<Float> dash, Symbol symbol) {
    return new Ink(new Color(light), new Color(dark), ansi, dash, symbol);
  }
}
