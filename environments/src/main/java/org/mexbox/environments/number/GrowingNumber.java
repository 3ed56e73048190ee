package org.mexbox.environments.number;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Position;
import org.mexbox.environments.picture.Drawing;
import org.mexbox.environments.picture.Pictured;

/**
 * The number of {@link AddingDivisors}.
 *
 * @param ruleset the rules
 * @param number 2 or more
 */
record GrowingNumber(AddingDivisors ruleset, int number) implements Pictured {

  /**
   * A move: {@code +3}.
   *
   * @param divisor what is added
   */
  private record Add(int divisor) implements Move {
    @Override
    public String toString() {
      return "+" + divisor;
    }
  }

  static GrowingNumber parse(AddingDivisors rules, String text) {
    String digits = text.strip();
    if (!digits.matches("0*[0-9]{1,9}")
        || Integer.parseInt(digits) < 2
        || Integer.parseInt(digits) > rules.max()) {
      throw InputError.of("number", "must be a whole number 2.." + rules.max(), text, "2");
    }
    return new GrowingNumber(rules, Integer.parseInt(digits));
  }

  /** The divisors below the number, rising; none if play is over. */
  static int[] divisors(int number, int limit) {
    if (number > limit) {
      return new int[0];
    }
    int[] small = new int[256];
    int count = 0;
    for (int divisor = 1; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        small[count++] = divisor;
      }
    }
    boolean square = small[count - 1] * small[count - 1] == number;
    int[] divisors = new int[2 * count - (square ? 2 : 1)];
    for (int i = 0; i < count; i++) {
      divisors[i] = small[i];
      // The divisor that goes with 1 is the number itself.
      if (i > 0) {
        divisors[divisors.length - i] = number / small[i];
      }
    }
    return divisors;
  }

  @Override
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int divisor : divisors(number, ruleset.limit())) {
      moves.add(new Add(divisor));
    }
    return List.copyOf(moves);
  }

  @Override
  public boolean isTerminal() {
    return number > ruleset.limit();
  }

  @Override
  public Position after(Move move) {
    if (!(move instanceof Add add)
        || isTerminal()
        || add.divisor < 1
        || add.divisor >= number
        || number % add.divisor != 0) {
      throw InputError.illegal(move, this);
    }
    return new GrowingNumber(ruleset, number + add.divisor);
  }

  @Override
  public Drawing drawing() {
    return new Drawing.Board(
        List.of(new Drawing.Cell(0, 0, Drawing.Tone.MARKED, String.valueOf(number))));
  }

  @Override
  public String toString() {
    return String.valueOf(number);
  }
}
