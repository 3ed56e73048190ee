package org.mexbox.environments.chance;

import java.util.ArrayList;
import java.util.List;
import org.mexbox.environments.InputError;
import org.mexbox.environments.chance.Choice.Case;
import org.mexbox.environments.exact.Fraction;

/**
 * Two dice are thrown for a stake; one sum brings the prize.
 *
 * @param sum the sum that wins, 2..12
 * @param stake what is paid for a throw
 * @param prize what the sum brings
 */
public record Dice(int sum, Fraction stake, Fraction prize) implements NatureGame {
  private static final int FACES = 6;

  /** Checks the range. */
  public Dice {
    if (sum < 2 || sum > 2 * FACES) {
      throw InputError.of("sum", "must be 2..12", sum, "7");
    }
  }

  /** Reads the sum, stake and prize. */
  public static Dice of(String sum, String stake, String prize) {
    String digits = sum.strip();
    if (!digits.matches("[0-9]{1,2}")) {
      throw InputError.of("sum", "must be 2..12", sum, "7");
    }
    return new Dice(
        Integer.parseInt(digits), Fraction.parse("stake", stake), Fraction.parse("prize", prize));
  }

  /** {@inheritDoc} The throw has 36 cases: they are alike, and kept apart. */
  @Override
  public List<Choice> choices() {
    List<Case> cases = new ArrayList<>();
    for (int one = 1; one <= FACES; one++) {
      for (int two = 1; two <= FACES; two++) {
        Fraction won = one + two == sum ? prize : Fraction.ZERO;
        cases.add(new Case(Fraction.of(1, FACES * FACES), won.minus(stake)));
      }
    }
    return List.of(new Choice(Wager.PLAY, cases, 1), Choice.sure(Wager.DECLINE, Fraction.ZERO));
  }

  @Override
  public List<String> picture() {
    return List.of("pay " + stake + ", throw two dice, receive " + prize + " if the sum is " + sum);
  }

  @Override
  public String toString() {
    return "dice:" + sum + ":stake=" + stake + ":prize=" + prize;
  }
}
