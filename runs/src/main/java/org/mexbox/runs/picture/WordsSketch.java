package org.mexbox.runs.picture;

import org.mexbox.runs.layout.Point;

/** A position that has nothing but its text. */
record WordsSketch(String text) implements Sketch {
  private static final int SHOWN = 100;
  private static final double SIZE = 18;

  private String shown() {
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN - 3) + "...";
  }

  @Override
  public double width() {
    return Texts.width(shown(), SIZE);
  }

  @Override
  public double height() {
    return SIZE * 1.5;
  }

  @Override
  public void draw(Svg svg, Point corner) {
    svg.text(corner.plus(0, SIZE), shown(), "class=\"count\"");
  }
}
