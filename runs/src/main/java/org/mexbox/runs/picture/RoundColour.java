package org.mexbox.runs.picture;

/**
 * The colours of rounds, from dark to light: those of viridis (Smith and van der Walt 2015), which
 * differ in lightness too, so that they are told apart by the colour-blind and in grey.
 */
final class RoundColour {
  private static final int[] STOPS = {
    0x440154, 0x46327E, 0x365C8D, 0x277F8E, 0x1FA187, 0x4AC16D, 0xA0DA39, 0xFDE725
  };

  private RoundColour() {}

  private static int of(int round, int last) {
    double share = last == 0 ? 0 : (double) round / last * (STOPS.length - 1);
    int stop = Math.min((int) share, STOPS.length - 2);
    int mixed = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = STOPS[stop] >> shift & 0xFF;
      int to = STOPS[stop + 1] >> shift & 0xFF;
      mixed |= (int) Math.round(from + (to - from) * (share - stop)) << shift;
    }
    return mixed;
  }

  /** The colour of a round, as CSS writes it. */
  static String fill(int round, int last) {
    return "#%06x".formatted(of(round, last));
  }

  /** White or black, whichever is read better on the colour of a round. */
  static String ink(int round, int last) {
    int colour = of(round, last);
    double light =
        0.2126 * linear(colour >> 16 & 0xFF)
            + 0.7152 * linear(colour >> 8 & 0xFF)
            + 0.0722 * linear(colour & 0xFF);
    // Equal contrast with both is at a luminance of 0.179.
    return light > 0.179 ? "#000" : "#fff";
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
