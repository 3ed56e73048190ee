package org.mexbox.environments.number;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/**
 * Ones with signs between them, {@link Ones}.
 *
 * @param ruleset the rules
 * @param signs from the left: {@code +}, {@code x}, or {@code ?} where there is none yet
 */
record OnesRow(Ones ruleset, String signs) implements Pictured {
  static final char OPEN = '?';
  private static final char PLUS = '+';
  private static final char TIMES = 'x';
  // So many ones and signs of a line are drawn.
  private static final int DRAWN = 24;
  private static final int MAX_ONES = 40;

  /** A sign at a place, counted from 1: {@code +3}. */
  private record Sign(char sign, int place) implements Move {
    @Override
    public String toString() {
      return sign + String.valueOf(place);
    }
  }

  static OnesRow parse(Ones rules, String text) {
    String stripped = text.strip();
    if (stripped.matches("\\d{1,9}")) {
      int ones = Integer.parseInt(stripped);
      if (ones < 1 || ones > MAX_ONES) {
        throw tooMany(stripped);
      }
      return new OnesRow(rules, String.valueOf(OPEN).repeat(ones - 1));
    }
    if (!stripped.matches("1([?+x]1)+")) {
      throw InputError.of(
          "ones", "must be how many, or ones with ? + x between them", text, "8 or 1?1+1x1");
    }
    if (stripped.length() > 2 * MAX_ONES) {
      throw tooMany(stripped);
    }
    return new OnesRow(rules, stripped.replace("1", ""));
  }

  private static InputError tooMany(String text) {
    return InputError.of("ones", "must be 1.." + MAX_ONES, text, "8");
  }

  int count(char sign) {
    return (int) signs.chars().filter(c -> c == sign).count();
  }

  /** What the row is worth when all signs are there: products of ones are 1. */
  int value() {
    return 1 + count(PLUS);
  }

  boolean isFirstToMove() {
    return (signs.length() - count(OPEN)) % 2 == 0;
  }

  @Override
  public boolean isTerminal() {
    return signs.indexOf(OPEN) < 0;
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int place = 0; place < signs.length(); place++) {
      if (signs.charAt(place) == OPEN) {
        moves.add(new Sign(PLUS, place + 1));
        moves.add(new Sign(TIMES, place + 1));
      }
    }
    return List.copyOf(moves);
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Sign sign) || !moves().contains(sign)) {
      throw InputError.illegal(move, this);
    }
    StringBuilder next = new StringBuilder(signs);
    next.setCharAt(sign.place - 1, sign.sign);
    return new OnesRow(ruleset, next.toString());
  }

  /** What counts: how many marks are open, whose turn it is, and whether the pluses are even. */
  @Override
  public Position canonical() {
    int pluses = count(PLUS) % 2;
    int times = (count(PLUS) + count(TIMES) + pluses) % 2;
    return new OnesRow(ruleset, "+".repeat(pluses) + "x".repeat(times) + "?".repeat(count(OPEN)));
  }

  @Override
  public List<String> picture() {
    StringBuilder row = new StringBuilder("1");
    signs.chars().forEach(sign -> row.append((char) sign).append('1'));
    return List.of(row.toString());
  }

  /** Ones with the places between them; the row goes on in the next line. */
  @Override
  public Drawing drawing() {
    String row = picture().get(0);
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int place = 0; place < row.length(); place++) {
      char letter = row.charAt(place);
      boolean isSign = letter == PLUS || letter == TIMES;
      Tone tone = letter == '1' ? Tone.NONE : isSign ? Tone.FILLED : Tone.FREE;
      String mark = letter == OPEN ? "" : letter == TIMES ? "\u00d7" : String.valueOf(letter);
      cells.add(new Drawing.Cell(place / DRAWN, place % DRAWN, tone, mark));
    }
    return new Drawing.Board(cells);
  }

  @Override
  public String toString() {
    return count(OPEN) == signs.length() ? String.valueOf(signs.length() + 1) : picture().get(0);
  }
}
