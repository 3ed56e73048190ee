package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.cells.Sides;
import org.mexbox.environments.picture.Cells;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/** What is left of a bar of chocolate under the rules of {@link Chomp}. */
public final class ChompBar implements Pictured, Cells {
  // Never empty, falling or level, no zeros.
  private final int[] lengths;

  private ChompBar(int[] lengths) {
    this.lengths = lengths;
  }

  /** The bar with these row lengths, zeros at the end left out. */
  static ChompBar of(int[] lengths) {
    int rows = lengths.length;
    while (rows > 1 && lengths[rows - 1] == 0) {
      rows--;
    }
    return new ChompBar(Arrays.copyOf(lengths, rows));
  }

  static ChompBar parse(String text) {
    if (Sides.isSides(text)) {
      Sides sides = Sides.parse(text, Chomp.MAX_AREA);
      int[] lengths = new int[sides.rows()];
      Arrays.fill(lengths, sides.columns());
      return new ChompBar(lengths);
    }
    String[] parts = text.split(",", -1);
    int[] lengths = new int[parts.length];
    int longest = Chomp.MAX_AREA / parts.length;
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i].strip();
      if (!part.matches("0*[1-9][0-9]{0,3}") || Integer.parseInt(part) > longest) {
        throw InputError.of(
            "bar", "must be rows x columns or row lengths of 1.." + longest, text, "4x5 or 5,5,3");
      }
      lengths[i] = Integer.parseInt(part);
      longest = lengths[i];
    }
    return new ChompBar(lengths);
  }

  @Override
  public Chomp ruleset() {
    return new Chomp();
  }

  /** How many rows there are, 1 or more. */
  public int rows() {
    return lengths.length;
  }

  /** The length of a row, counted from 1. */
  public int row(int row) {
    return lengths[row - 1];
  }

  /** True if the bar is as high as it is wide and nothing was bitten off. */
  public boolean isSquare() {
    return lengths[lengths.length - 1] == lengths.length && lengths[0] == lengths.length;
  }

  int[] lengths() {
    return lengths.clone();
  }

  /** Row by row from the top, each from the left. */
  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int row = 1; row <= lengths.length; row++) {
      for (int column = row == 1 ? 2 : 1; column <= lengths[row - 1]; column++) {
        moves.add(new Square(row, column));
      }
    }
    return List.copyOf(moves);
  }

  @Override
  public boolean isTerminal() {
    return lengths.length == 1 && lengths[0] == 1;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Square bite) || !has(bite)) {
      throw InputError.illegal(move, this);
    }
    int[] left = lengths.clone();
    for (int row = bite.row() - 1; row < left.length; row++) {
      left[row] = Math.min(left[row], bite.column() - 1);
    }
    return of(left);
  }

  private boolean has(Square square) {
    return square.row() >= 1
        && square.row() <= lengths.length
        && square.column() >= 1
        && square.column() <= lengths[square.row() - 1]
        && square.row() + square.column() > 2;
  }

  @Override
  public Move move(String text) {
    return Square.parse(text, this);
  }

  /** The wider of this bar and its mirror image in the diagonal through the poison. */
  @Override
  public Position canonical() {
    int[] mirrored = new int[lengths[0]];
    for (int length : lengths) {
      for (int column = 0; column < length; column++) {
        mirrored[column]++;
      }
    }
    return Arrays.compare(lengths, mirrored) >= 0 ? this : new ChompBar(mirrored);
  }

  /** Nothing or chocolate. */
  @Override
  public int kinds() {
    return 2;
  }

  @Override
  public int[][] cells() {
    int[][] cells = new int[lengths.length][lengths[0]];
    for (int row = 0; row < lengths.length; row++) {
      Arrays.fill(cells[row], 0, lengths[row], 1);
    }
    return cells;
  }

  /** The poison is {@code P}. */
  @Override
  public List<String> picture() {
    if (lengths[0] > 40) {
      return Pictured.super.picture();
    }
    List<String> lines = new ArrayList<>();
    for (int length : lengths) {
      lines.add((lines.isEmpty() ? "P" : "o") + " o".repeat(length - 1));
    }
    return List.copyOf(lines);
  }

  @Override
  public Drawing drawing() {
    List<String> rows = new ArrayList<>();
    for (int length : lengths) {
      rows.add((rows.isEmpty() ? "P" : "o") + "o".repeat(length - 1));
    }
    return Drawing.Board.of(rows, letter -> letter == 'P' ? Tone.MARKED : Tone.FREE).numbered();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChompBar that && Arrays.equals(lengths, that.lengths);
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int length : lengths) {
      hash = (hash + length) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  @Override
  public String toString() {
    boolean whole = lengths[0] == lengths[lengths.length - 1];
    return whole
        ? new Sides(lengths.length, lengths[0]).toString()
        : Arrays.stream(lengths).mapToObj(String::valueOf).collect(Collectors.joining(","));
  }
}
