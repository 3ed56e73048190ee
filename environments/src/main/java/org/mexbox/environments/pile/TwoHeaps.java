package org.mexbox.environments.pile;

import java.util.AbstractList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * The heaps of {@link EatAndSplit}, written {@code 5,8}, the smaller one first.
 *
 * @param ruleset the rules
 * @param smaller 1 or more
 * @param larger at most {@link #MAX_HEAP}
 */
public record TwoHeaps(EatAndSplit ruleset, int smaller, int larger) implements Pictured {
  /** The largest heap. */
  public static final int MAX_HEAP = 1_000_000;

  private static final Pattern MOVE =
      Pattern.compile("\\s*(\\d{1,8})\\s*->\\s*(\\d{1,8})\\s*,\\s*(\\d{1,8})\\s*");

  /**
   * A move: {@code 8->3,5} splits the heap of 8; the other heap is eaten.
   *
   * @param heap the heap that is split
   * @param first the smaller part
   * @param second the larger part
   */
  private record Split(int heap, int first, int second) implements Move {
    @Override
    public String toString() {
      return heap + "->" + first + "," + second;
    }
  }

  static TwoHeaps parse(EatAndSplit rules, String text) {
    String[] parts = text.split(",", -1);
    if (parts.length != 2) {
      throw InputError.of("heaps", "must be two whole numbers", text, "5,8");
    }
    int first = Whole.parse("heap 1", parts[0], 1, MAX_HEAP);
    int second = Whole.parse("heap 2", parts[1], 1, MAX_HEAP);
    return new TwoHeaps(rules, Math.min(first, second), Math.max(first, second));
  }

  /**
   * Splits of the smaller heap first (not listed where the heaps are equal), then of the larger.
   */
  @Override
  public List<Move> moves() {
    int ofSmaller = smaller == larger ? 0 : smaller / 2;
    int size = ofSmaller + larger / 2;
    return Collections.unmodifiableList(
        new AbstractList<Move>() {
          @Override
          public Move get(int index) {
            int place = Objects.checkIndex(index, size);
            return place < ofSmaller
                ? new Split(smaller, place + 1, smaller - place - 1)
                : new Split(larger, place - ofSmaller + 1, larger - place + ofSmaller - 1);
          }

          @Override
          public int size() {
            return size;
          }
        });
  }

  private boolean isLegal(Split split) {
    return (split.heap == smaller || split.heap == larger)
        && split.first >= 1
        && split.first <= split.second
        && split.first + split.second == split.heap;
  }

  @Override
  public boolean isTerminal() {
    return larger == 1;
  }

  @Override
  public TwoHeaps after(Move move) {
    if (!(move instanceof Split split) || !isLegal(split)) {
      throw InputError.illegal(move, this);
    }
    return new TwoHeaps(ruleset, split.first, split.second);
  }

  @Override
  public Move move(String text) {
    Matcher matcher = MOVE.matcher(text);
    if (matcher.matches()) {
      int first = Integer.parseInt(matcher.group(2));
      int second = Integer.parseInt(matcher.group(3));
      Split move =
          new Split(
              Integer.parseInt(matcher.group(1)), Math.min(first, second), Math.max(first, second));
      if (isLegal(move)) {
        return move;
      }
    }
    throw InputError.illegal(text, this);
  }

  @Override
  public Drawing drawing() {
    return new Drawing.Rows(
        Drawing.Thing.MATCH, List.of(new Drawing.Row("1", smaller), new Drawing.Row("2", larger)));
  }

  @Override
  public String toString() {
    return smaller + "," + larger;
  }
}
