package org.mexbox.environments.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * A convex piece of the triangular grid. Every triangle lies in one strip of each of the three
 * directions, i, j and k, and i + j + k is {@code sum} or {@code sum + 1}: the two kinds of
 * triangles. A piece is all triangles whose strips are {@code 0..width-1}; every strip has one.
 */
final class HexagonPiece implements Pictured {
  private static final int DIRECTIONS = 3;
  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private final Hexagons rules;
  private final int[] widths;
  private final int sum;

  /**
   * A cut: {@code b2-low} keeps the two strips on the low side of direction b.
   *
   * @param direction 0, 1 or 2, printed a, b, c
   * @param at how many strips lie on the low side
   * @param low true if the low side is kept
   */
  private record Cut(int direction, int at, boolean low) implements Move {
    @Override
    public String toString() {
      return "abc".charAt(direction) + "" + at + (low ? "-low" : "-high");
    }
  }

  private HexagonPiece(Hexagons rules, int[] widths, int sum) {
    this.rules = rules;
    this.widths = widths;
    this.sum = sum;
  }

  static HexagonPiece parse(Hexagons rules, String text) {
    int[] given = Arrays.stream(text.split(",", -1)).mapToInt(HexagonPiece::side).toArray();
    int[] sides = given;
    if (given.length == 1 && given[0] > 0) {
      sides = new int[2 * DIRECTIONS];
      Arrays.fill(sides, given[0]);
    }
    if (sides.length == 2 * DIRECTIONS
        && sides[0] + sides[1] == sides[3] + sides[4]
        && sides[1] + sides[2] == sides[4] + sides[5]) {
      // Opposite sides are low and high of one direction.
      int[] widths = {sides[1] + sides[2], sides[2] + sides[3], sides[3] + sides[4]};
      for (int sum = -1; sum < widths[0] + widths[1] + widths[2]; sum++) {
        HexagonPiece piece = new HexagonPiece(rules, widths, sum);
        if (Arrays.equals(piece.sides(), sides) && piece.area() > 0) {
          return piece;
        }
      }
    }
    throw InputError.of(
        "piece", "must be six sides that close", text, "2 or 2,2,2,2,2,2 or 1,0,1,0,1,0");
  }

  private static int side(String part) {
    String digits = part.strip();
    if (!digits.matches("[0-9]{1,3}") || Integer.parseInt(digits) > Hexagons.MAX_SIDE) {
      throw InputError.of("side", "must be 0.." + Hexagons.MAX_SIDE, part, "2");
    }
    return Integer.parseInt(digits);
  }

  @Override
  public Hexagons ruleset() {
    return rules;
  }

  // Low side of a, high of b, low of c, high of a, low of b, high of c: in turn around the piece.
  private int[] sides() {
    return new int[] {
      side(0, true), side(1, false), side(2, true), side(0, false), side(1, true), side(2, false)
    };
  }

  // Triangles of the larger sum have their low edges, those of the smaller sum their high ones.
  private int side(int direction, boolean low) {
    int others = low ? sum + 1 : sum - widths[direction] + 1;
    return inStrip(direction, others);
  }

  private int inStrip(int direction, int sumOfOthers) {
    int one = widths[(direction + 1) % DIRECTIONS];
    int other = widths[(direction + 2) % DIRECTIONS];
    int least = Math.max(0, sumOfOthers - other + 1);
    int most = Math.min(one - 1, sumOfOthers);
    return Math.max(0, most - least + 1);
  }

  /** How many strips it has in all three directions. */
  int strips() {
    return widths[0] + widths[1] + widths[2];
  }

  private int area() {
    int area = 0;
    for (int strip = 0; strip < widths[0]; strip++) {
      area += inStrip(0, sum - strip) + inStrip(0, sum + 1 - strip);
    }
    return area;
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      for (int at = 1; at < widths[direction]; at++) {
        moves.add(new Cut(direction, at, true));
        moves.add(new Cut(direction, at, false));
      }
    }
    return List.copyOf(moves);
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Cut cut) || cut.at < 1 || cut.at >= widths[cut.direction]) {
      throw InputError.illegal(move, this);
    }
    int[] low = new int[DIRECTIONS];
    int[] high = Arrays.stream(widths).map(width -> width - 1).toArray();
    if (cut.low) {
      high[cut.direction] = cut.at - 1;
    } else {
      low[cut.direction] = cut.at;
    }
    tighten(low, high);
    int[] left = new int[DIRECTIONS];
    int rest = sum;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      left[direction] = high[direction] - low[direction] + 1;
      rest -= low[direction];
    }
    return new HexagonPiece(rules, left, rest);
  }

  // Strips without a triangle go, until none does.
  private void tighten(int[] low, int[] high) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int one = (direction + 1) % DIRECTIONS;
        int other = (direction + 2) % DIRECTIONS;
        int least = Math.max(low[direction], sum - high[one] - high[other]);
        int most = Math.min(high[direction], sum + 1 - low[one] - low[other]);
        changed |= least != low[direction] || most != high[direction];
        low[direction] = least;
        high[direction] = most;
      }
    }
  }

  /** The least of the twelve turns and mirror images. */
  @Override
  public Position canonical() {
    int turned = widths[0] + widths[1] + widths[2] - DIRECTIONS - sum - 1;
    HexagonPiece least = this;
    for (int[] order : ORDERS) {
      int[] image = Arrays.stream(order).map(direction -> widths[direction]).toArray();
      HexagonPiece piece = new HexagonPiece(rules, image, Math.min(sum, turned));
      least = piece.compareTo(least) < 0 ? piece : least;
    }
    return least;
  }

  private int compareTo(HexagonPiece other) {
    int byWidths = Arrays.compare(widths, other.widths);
    return byWidths != 0 ? byWidths : sum - other.sum;
  }

  /** The strips of direction a as lines, triangles as {@code A} and {@code V}. */
  @Override
  public List<String> picture() {
    List<String> lines = new ArrayList<>();
    for (int strip = 0; strip < widths[0]; strip++) {
      StringBuilder line = new StringBuilder();
      // Along a strip j - k rises by one a triangle.
      for (int place = 1 - widths[2]; place < widths[1]; place++) {
        line.append(letter(strip, place));
      }
      lines.add(line.toString().stripTrailing());
    }
    int indent =
        lines.stream()
            .mapToInt(line -> line.length() - line.stripLeading().length())
            .min()
            .orElse(0);
    boolean fits = lines.stream().allMatch(line -> line.length() - indent <= 80);
    return fits
        ? lines.stream().map(line -> line.substring(indent)).toList()
        : Pictured.super.picture();
  }

  @Override
  public Drawing drawing() {
    List<Drawing.Shape> triangles = new ArrayList<>();
    for (int strip = 0; strip < widths[0]; strip++) {
      for (int place = 1 - widths[2]; place < widths[1]; place++) {
        char letter = letter(strip, place);
        if (letter != ' ') {
          List<Drawing.Spot> corners = Drawing.triangle(strip, place / 2.0, letter == 'A');
          triangles.add(new Drawing.Shape(corners, Drawing.Tone.FREE, ""));
        }
      }
    }
    return new Drawing.Shapes(triangles);
  }

  private char letter(int strip, int place) {
    for (int total = sum; total <= sum + 1; total++) {
      int twiceJ = total - strip + place;
      int j = twiceJ >> 1;
      int k = total - strip - j;
      if ((twiceJ & 1) == 0 && j >= 0 && j < widths[1] && k >= 0 && k < widths[2]) {
        return total == sum ? 'A' : 'V';
      }
    }
    return ' ';
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HexagonPiece that
        && sum == that.sum
        && Arrays.equals(widths, that.widths)
        && rules.equals(that.rules);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(widths) * 67 + sum;
  }

  @Override
  public String toString() {
    return Arrays.stream(sides()).mapToObj(String::valueOf).collect(Collectors.joining(","));
  }
}
