package org.mexbox.environments.number;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Captions;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * A number that is being written, {@link Digits}: {@code 20} before the first digit, then {@code
 * 19,4,second}: 19 digits are left, the number so far leaves 4 when it is divided, and it is the
 * second player's turn.
 *
 * @param ruleset the rules
 * @param left how many digits are still to be written
 * @param residue of what is written
 * @param isFirstToMove whose turn it is
 * @param isEmpty true if nothing is written yet
 */
public record DigitsLeft(
    Digits ruleset, int left, int residue, boolean isFirstToMove, boolean isEmpty)
    implements Pictured {
  // So many digits of a line are drawn.
  private static final int DRAWN = 20;
  private static final int MAX_DIGITS = 1_000;
  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,4})(?:\\s*,\\s*(\\d{1,4})\\s*,\\s*(first|second))?");

  /** A digit that is written. */
  private record Digit(int digit) implements Move {
    @Override
    public String toString() {
      return String.valueOf(digit);
    }
  }

  static DigitsLeft parse(Digits rules, String text) {
    Matcher matcher = TEXT.matcher(text.strip());
    if (!matcher.matches()) {
      throw InputError.of(
          "digits",
          "must be how many, or left,remainder,first or second",
          text,
          "20 or 19,4,second");
    }
    int left = Integer.parseInt(matcher.group(1));
    boolean isEmpty = matcher.group(2) == null;
    if (left > MAX_DIGITS || (isEmpty && left < 1)) {
      throw InputError.of("digits", "must be 1.." + MAX_DIGITS, left, "20");
    }
    if (isEmpty) {
      return new DigitsLeft(rules, left, 0, /* isFirstToMove= */ true, /* isEmpty= */ true);
    }
    int residue = Integer.parseInt(matcher.group(2));
    if (residue >= rules.divisor()) {
      throw InputError.of("remainder", "must be 0.." + (rules.divisor() - 1), residue, "0");
    }
    boolean isFirst = matcher.group(3).equals("first");
    return new DigitsLeft(rules, left, residue, isFirst, /* isEmpty= */ false);
  }

  @Override
  public boolean isTerminal() {
    return left == 0;
  }

  @Override
  public List<Move> moves() {
    int least = isEmpty && !ruleset.zero() ? 1 : 0;
    return isTerminal()
        ? List.of()
        : IntStream.rangeClosed(least, 9).<Move>mapToObj(Digit::new).toList();
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Digit written) || !moves().contains(written)) {
      throw InputError.illegal(move, this);
    }
    int next = (10 * residue + written.digit) % ruleset.divisor();
    return new DigitsLeft(ruleset, left - 1, next, !isFirstToMove, /* isEmpty= */ false);
  }

  @Override
  public List<String> picture() {
    int shown = Math.min(left, 60);
    return List.of(
        (isEmpty ? "" : "... ") + "_".repeat(shown) + (shown < left ? "..." : ""), toString());
  }

  /** The remainder of what is written, then the digits to come. */
  @Override
  public Drawing drawing() {
    List<Drawing.Cell> cells = new ArrayList<>();
    if (!isEmpty) {
      cells.add(new Drawing.Cell(0, 0, Drawing.Tone.MARKED, String.valueOf(residue)));
    }
    for (int i = 0; i < left; i++) {
      int place = cells.size();
      cells.add(new Drawing.Cell(place / DRAWN, place % DRAWN, Drawing.Tone.FREE, ""));
    }
    return new Drawing.Board(cells).captioned(Captions.toMove(turn()));
  }

  private String turn() {
    return isFirstToMove ? "first" : "second";
  }

  @Override
  public String toString() {
    return isEmpty ? String.valueOf(left) : left + "," + residue + "," + turn();
  }
}
