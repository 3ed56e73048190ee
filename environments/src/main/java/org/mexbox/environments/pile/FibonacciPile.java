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
 * The pile of {@link FibonacciNim}, written {@code 13/4}.
 *
 * @param ruleset the rules
 * @param size how many are left, 0 to {@link #MAX_SIZE}
 * @param most how many may be taken now, 0 to {@code size}
 */
public record FibonacciPile(FibonacciNim ruleset, int size, int most) implements Pictured {
  /** The largest pile. */
  public static final int MAX_SIZE = 1_000_000_000;

  private static final Pattern MOVE = Pattern.compile("\\s*(\\d{1,10})\\s*->\\s*(\\d{1,10})\\s*");

  /**
   * A move: {@code 20->17}.
   *
   * @param from the size before
   * @param to the size after
   */
  private record Take(int from, int to) implements Move {
    @Override
    public String toString() {
      return from + "->" + to;
    }
  }

  static FibonacciPile parse(FibonacciNim rules, String text) {
    String[] parts = text.split("/", -1);
    if (parts.length > 2) {
      throw InputError.of("pile", "must be a size, or a size and the most to take", text, "13/4");
    }
    int size = Whole.parse("pile", parts[0], 0, MAX_SIZE);
    return new FibonacciPile(
        rules,
        size,
        parts.length == 1
            ? Math.max(0, size - 1)
            : Whole.parse("the most that may be taken", parts[1], 0, size));
  }

  /** Smaller numbers first. */
  @Override
  public List<Move> moves() {
    return Collections.unmodifiableList(
        new AbstractList<Move>() {
          @Override
          public Move get(int index) {
            return new Take(size, size - 1 - Objects.checkIndex(index, most));
          }

          @Override
          public int size() {
            return most;
          }
        });
  }

  /**
   * The move that takes so many.
   *
   * @throws InputError if it is not legal
   */
  public Move take(int count) {
    if (count < 1 || count > most) {
      throw InputError.illegal("take " + count, this);
    }
    return new Take(size, size - count);
  }

  @Override
  public FibonacciPile after(Move move) {
    if (!(move instanceof Take take) || take.from != size || !reaches(take.to)) {
      throw InputError.illegal(move, this);
    }
    int taken = size - take.to;
    return new FibonacciPile(ruleset, take.to, (int) Math.min(take.to, 2L * taken));
  }

  private boolean reaches(long to) {
    return to >= 0 && to < size && size - to <= most;
  }

  @Override
  public Move move(String text) {
    Matcher matcher = MOVE.matcher(text);
    if (matcher.matches()
        && Long.parseLong(matcher.group(1)) == size
        && reaches(Long.parseLong(matcher.group(2)))) {
      return new Take(size, Integer.parseInt(matcher.group(2)));
    }
    throw InputError.illegal(text, this);
  }

  /** The pile, after the most that may be taken. */
  @Override
  public Drawing drawing() {
    return new Drawing.Rows(Drawing.Thing.MATCH, List.of(new Drawing.Row("\u2264 " + most, size)));
  }

  @Override
  public String toString() {
    return size + "/" + most;
  }
}
