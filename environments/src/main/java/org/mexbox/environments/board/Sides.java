package org.mexbox.environments.board;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;

/**
 * The size of a board or a piece, written {@code 4x5}.
 *
 * @param rows 1 or more
 * @param columns 1 or more
 */
public record Sides(int rows, int columns) {
  private static final Pattern TEXT =
      Pattern.compile("\\s*0*(\\d{1,9})\\s*[xX]\\s*0*(\\d{1,9})\\s*");

  /** True if the text is written like a size. */
  public static boolean isSides(String text) {
    return TEXT.matcher(text).matches();
  }

  /**
   * Reads {@code 4x5}.
   *
   * @param maxArea the most squares there may be
   * @throws InputError if the text is something else, or too large
   */
  public static Sides parse(String text, int maxArea) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw InputError.of("board", "must be rows x columns", text, "3x4");
    }
    long rows = Long.parseLong(matcher.group(1));
    long columns = Long.parseLong(matcher.group(2));
    if (rows < 1 || columns < 1 || rows * columns > maxArea) {
      throw InputError.of("board", "must have 1.." + maxArea + " squares", text, "3x4");
    }
    return new Sides((int) rows, (int) columns);
  }

  /** How many squares there are. */
  public int area() {
    return rows * columns;
  }

  /** Rows and columns changed over. */
  public Sides turned() {
    return new Sides(/* rows= */ columns, /* columns= */ rows);
  }

  @Override
  public String toString() {
    return rows + "x" + columns;
  }
}
