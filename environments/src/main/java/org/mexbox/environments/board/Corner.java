package org.mexbox.environments.board;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Drawing.Tone;
import org.mexbox.environments.picture.Pictured;

/**
 * Where the piece of a {@link CornerWalk} stands, or what two piles hold: {@code 15,23}.
 *
 * @param ruleset the rules
 * @param first how many columns from the corner, or the first pile
 * @param second how many rows from the corner, or the second pile
 */
public record Corner(CornerWalk ruleset, int first, int second) implements Pictured {
  /** The largest pile. */
  public static final int MAX_PILE = 1_000_000_000;

  private static final int PICTURED = 25;
  private static final String PAIR = "\\s*(\\d{1,15})\\s*,\\s*(\\d{1,15})\\s*";
  private static final Pattern PILES = Pattern.compile(PAIR);
  private static final Pattern STEP = Pattern.compile("(?:" + PAIR + "->)?" + PAIR);

  /**
   * A move: {@code 15,23->12,20}.
   *
   * @param from where it starts
   * @param to where it ends
   */
  private record Step(Corner from, Corner to) implements Move {
    @Override
    public String toString() {
      return from + "->" + to;
    }
  }

  /**
   * Refuses piles out of range.
   *
   * @throws InputError if a pile is, or there are too many moves to count
   */
  public Corner {
    if (first < 0 || second < 0 || first > MAX_PILE || second > MAX_PILE) {
      throw InputError.of("piles", "must be 0.." + MAX_PILE, first + "," + second);
    }
    long moves = (long) first + second + ruleset.piece().diagonal(Math.min(first, second));
    if (moves > Integer.MAX_VALUE) {
      throw InputError.of(
          "piles", "must have at most " + Integer.MAX_VALUE + " moves", first + "," + second);
    }
  }

  static Corner parse(CornerWalk rules, String text) {
    Matcher matcher = PILES.matcher(text);
    if (!matcher.matches()) {
      throw InputError.of("piles", "must be two whole numbers", text, "4,4");
    }
    long first = Long.parseLong(matcher.group(1));
    long second = Long.parseLong(matcher.group(2));
    if (first > MAX_PILE || second > MAX_PILE) {
      throw InputError.of("piles", "must be 0.." + MAX_PILE, text);
    }
    return new Corner(rules, (int) first, (int) second);
  }

  /** First those that make the first pile smaller, then the second, then both; short ones first. */
  @Override
  public List<Move> moves() {
    int ofFirst = ruleset.piece().straight(first);
    int ofSecond = ruleset.piece().straight(second);
    int size = ofFirst + ofSecond + ruleset.piece().diagonal(Math.min(first, second));
    return Collections.unmodifiableList(
        new AbstractList<Move>() {
          @Override
          public Move get(int index) {
            int place = Objects.checkIndex(index, size);
            if (place < ofFirst) {
              return step(place + 1, 0);
            }
            int rest = place - ofFirst;
            return rest < ofSecond
                ? step(0, rest + 1)
                : step(rest - ofSecond + 1, rest - ofSecond + 1);
          }

          @Override
          public int size() {
            return size;
          }
        });
  }

  private Move step(int byFirst, int bySecond) {
    return new Step(this, new Corner(ruleset, first - byFirst, second - bySecond));
  }

  /**
   * The move to a place.
   *
   * @throws InputError if it is not legal
   */
  public Move moveTo(int toFirst, int toSecond) {
    if (!reaches(toFirst, toSecond)) {
      throw InputError.illegal(this + "->" + toFirst + "," + toSecond, this);
    }
    return new Step(this, new Corner(ruleset, toFirst, toSecond));
  }

  private boolean reaches(long toFirst, long toSecond) {
    long byFirst = first - toFirst;
    long bySecond = second - toSecond;
    if (toFirst < 0 || toSecond < 0 || byFirst < 0 || bySecond < 0 || byFirst + bySecond == 0) {
      return false;
    }
    boolean straight = byFirst == 0 || bySecond == 0;
    boolean diagonal = byFirst == bySecond;
    boolean near = byFirst <= 1 && bySecond <= 1;
    return switch (ruleset.piece()) {
      case KING -> near;
      case ROOK -> straight;
      case QUEEN -> straight || diagonal;
    };
  }

  @Override
  public boolean isTerminal() {
    return first == 0 && second == 0;
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Step step)
        || !step.from.equals(this)
        || !reaches(step.to.first, step.to.second)) {
      throw InputError.illegal(move, this);
    }
    return step.to;
  }

  /** Reads {@code 15,23->12,20}, or where it ends only. */
  @Override
  public Move move(String text) {
    Matcher matcher = STEP.matcher(text);
    if (matcher.matches()) {
      boolean here =
          matcher.group(1) == null
              || (Long.parseLong(matcher.group(1)) == first
                  && Long.parseLong(matcher.group(2)) == second);
      long toFirst = Long.parseLong(matcher.group(3));
      long toSecond = Long.parseLong(matcher.group(4));
      if (here && reaches(toFirst, toSecond)) {
        return new Step(this, new Corner(ruleset, (int) toFirst, (int) toSecond));
      }
    }
    throw InputError.illegal(text, this);
  }

  @Override
  public Position canonical() {
    return first <= second ? this : new Corner(ruleset, /* first= */ second, /* second= */ first);
  }

  /** The board with the corner (0,0) at the lower left, {@code *}. */
  @Override
  public List<String> picture() {
    if (first > PICTURED || second > PICTURED) {
      return Pictured.super.picture();
    }
    String piece = ruleset.piece().name().substring(0, 1);
    List<String> lines = new ArrayList<>();
    for (int row = second; row >= 0; row--) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column <= first; column++) {
        boolean here = row == second && column == first;
        line.append(column == 0 ? "" : " ").append(here ? piece : row + column == 0 ? "*" : ".");
      }
      lines.add(line.toString());
    }
    return List.copyOf(lines);
  }

  @Override
  public Drawing drawing() {
    if (first > PICTURED || second > PICTURED) {
      return Pictured.super.drawing();
    }
    List<Drawing.Cell> cells = new ArrayList<>();
    for (int row = 0; row <= second; row++) {
      for (int column = 0; column <= first; column++) {
        boolean here = row == 0 && column == first;
        Tone tone = here ? Tone.MARKED : row == second && column == 0 ? Tone.GOAL : Tone.FREE;
        String mark = here ? ruleset.piece().name().substring(0, 1) : "";
        cells.add(new Drawing.Cell(row, column, tone, mark));
      }
    }
    return new Drawing.Board(cells).numbered(row -> second - row, column -> column);
  }

  @Override
  public String toString() {
    return first + "," + second;
  }
}
