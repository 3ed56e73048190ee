package org.mexbox.runs.curve;

import java.util.Arrays;
import java.util.List;

/**
 * A rectangle of characters to draw lines on. In braille each character has two by four dots; in
 * ASCII each has one place, which holds the letter of a line.
 */
final class TextCanvas {
  private static final int NOBODY = -1;
  private static final int LETTER_EVERY = 12;
  private static final int BRAILLE = 0x2800;

  /** The bits of Unicode's braille patterns, by row and column of the dot. */
  private static final int[][] DOTS = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

  private final boolean braille;
  private final int columns;
  private final int rows;
  private final int[][] dots;
  private final int[][] owners;
  private final char[][] texts;

  private TextCanvas(boolean braille, int columns, int rows) {
    this.braille = braille;
    this.columns = columns;
    this.rows = rows;
    this.dots = new int[rows][columns];
    this.owners = new int[rows][columns];
    this.texts = new char[rows][columns];
    Arrays.stream(owners).forEach(row -> Arrays.fill(row, NOBODY));
  }

  static TextCanvas braille(int columns, int rows) {
    return new TextCanvas(true, columns, rows);
  }

  static TextCanvas ascii(int columns, int rows) {
    return new TextCanvas(false, columns, rows);
  }

  static String letter(int line) {
    return String.valueOf((char) ('a' + line % 26));
  }

  int columns() {
    return columns;
  }

  String ellipsis() {
    return braille ? "\u2026" : "...";
  }

  /** A dotted line from side to side, its name on it at the left or under it at the right. */
  void rule(double value, String name, boolean right) {
    int row = cellRow(value);
    Arrays.fill(texts[row], braille ? '\u00b7' : '.');
    String shown = " " + name + " ";
    int from = right ? columns - shown.length() : 1;
    char[] named = texts[right ? Math.min(rows - 1, row + 1) : row];
    for (int i = 0; i < shown.length() && from + i < columns; i++) {
      named[Math.max(0, from + i)] = shown.charAt(i);
    }
  }

  /**
   * A line through points.
   *
   * @param places ascending, 0 at the left to 1 at the right
   * @param values 0 at the bottom to 1 at the top
   */
  void line(List<Double> places, List<Double> values, int owner) {
    int across = braille ? 2 * columns : columns;
    int lastRow = -1;
    for (int x = 0; x < across; x++) {
      double place = x / (across - 1.0);
      if (places.isEmpty() || place > places.get(places.size() - 1) + 1e-9) {
        return;
      }
      int row = dotRow(at(place, places, values));
      // Steep lines stay whole: the dots between two columns belong to the later one.
      int from = lastRow < 0 || lastRow == row ? row : lastRow + Integer.signum(row - lastRow);
      for (int r = Math.min(from, row); r <= Math.max(from, row); r++) {
        dot(x, r, owner);
      }
      lastRow = row;
    }
  }

  /** A row with its axis at the left. */
  String row(int row, boolean colour) {
    StringBuilder line = new StringBuilder(braille ? " \u2524" : " |");
    for (int column = 0; column < columns; column++) {
      int owner = owners[row][column];
      String cell = cell(row, column);
      line.append(owner == NOBODY ? cell : paint(cell, owner, colour));
    }
    return line.toString().stripTrailing();
  }

  /** The axis at the bottom. */
  String axis(List<Integer> ticks) {
    StringBuilder line = new StringBuilder(braille ? " \u2514" : " +");
    for (int column = 0; column < columns; column++) {
      boolean tick = ticks.contains(column);
      line.append(braille ? (tick ? '\u252c' : '\u2500') : (tick ? '+' : '-'));
    }
    return line.toString();
  }

  String paint(String text, int owner, boolean colour) {
    return colour ? "\u001b[38;5;" + Ink.at(owner).ansi() + "m" + text + "\u001b[0m" : text;
  }

  private String cell(int row, int column) {
    int owner = owners[row][column];
    if (owner == NOBODY) {
      char text = texts[row][column];
      return text == 0 ? " " : String.valueOf(text);
    }
    // Each line has its letter in columns of its own, so that lines that meet do not hide it.
    boolean named = (column + 3 * owner) % LETTER_EVERY == LETTER_EVERY / 2;
    return !braille || named ? letter(owner) : String.valueOf((char) (BRAILLE + dots[row][column]));
  }

  private void dot(int x, int y, int owner) {
    int column = braille ? x / 2 : x;
    int row = braille ? y / 4 : y;
    if (braille) {
      dots[row][column] |= DOTS[y % 4][x % 2];
    }
    if (owners[row][column] == NOBODY
        || isLettered(column, owner)
        || (!braille && (column + owner) % 2 == 0)) {
      owners[row][column] = owner;
    }
  }

  /** Each line has its letter in columns of its own, so that lines that meet do not hide it. */
  private static boolean isLettered(int column, int owner) {
    return (column + 3 * owner) % LETTER_EVERY == LETTER_EVERY / 2;
  }

  private static double at(double place, List<Double> places, List<Double> values) {
    int after = 0;
    while (after < places.size() - 1 && places.get(after) < place) {
      after++;
    }
    if (after == 0) {
      return values.get(0);
    }
    double from = places.get(after - 1);
    double share = Math.min(1, (place - from) / (places.get(after) - from));
    return values.get(after - 1) + share * (values.get(after) - values.get(after - 1));
  }

  private int cellRow(double value) {
    return (int) Math.round((1 - value) * (rows - 1));
  }

  private int dotRow(double value) {
    return braille ? (int) Math.round((1 - value) * (rows - 1) * 4 + 1.25) : cellRow(value);
  }
}
