package org.mexbox.environments.chance;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.mexbox.environments.InputError;
import org.mexbox.environments.chance.Choice.Case;
import org.mexbox.environments.exact.Fraction;

/**
 * Huygens' wager: so many chances to win one prize, so many to win another, for a stake. It is fair
 * at the stake {@code (ap + bq) / (p + q)} (Huygens, De ratiociniis in ludo aleae, 1657).
 *
 * @param prizes the prizes with their chances, 1..20 of them
 * @param stake what is paid to play
 */
public record Wager(List<Prize> prizes, Fraction stake) implements NatureGame {
  static final String PLAY = "play";
  static final String DECLINE = "decline";
  private static final int MAX_PRIZES = 20;
  private static final String EXAMPLE = "50x1,0x5";

  /**
   * A prize.
   *
   * @param worth what it brings
   * @param chances how many equally likely chances there are to win it, 1..999,999
   */
  public record Prize(Fraction worth, int chances) {
    @Override
    public String toString() {
      return worth + "x" + chances;
    }
  }

  /** Copies the list. */
  public Wager {
    prizes = List.copyOf(prizes);
  }

  /** Reads {@code 50x1,0x5}, prizes with their chances, and the stake. */
  public static Wager of(String prizes, String stake) {
    List<Prize> read = new ArrayList<>();
    for (String text : prizes.split(",", MAX_PRIZES + 2)) {
      String[] parts = text.split("x", -1);
      if (parts.length != 2 || !parts[1].strip().matches("[1-9][0-9]{0,5}")) {
        throw InputError.of("prize", "must be a worth x its chances", text, EXAMPLE);
      }
      read.add(new Prize(Fraction.parse("prize", parts[0]), Integer.parseInt(parts[1].strip())));
    }
    if (read.size() > MAX_PRIZES) {
      throw InputError.of("prizes", "must be 1.." + MAX_PRIZES, prizes, EXAMPLE);
    }
    return new Wager(read, Fraction.parse("stake", stake));
  }

  @Override
  public List<Choice> choices() {
    BigInteger all = BigInteger.valueOf(prizes.stream().mapToLong(prize -> prize.chances()).sum());
    List<Case> cases =
        prizes.stream()
            .map(
                prize ->
                    new Case(
                        new Fraction(BigInteger.valueOf(prize.chances()), all),
                        prize.worth().minus(stake)))
            .toList();
    return List.of(new Choice(PLAY, cases, 1), Choice.sure(DECLINE, Fraction.ZERO));
  }

  @Override
  public List<String> picture() {
    List<String> lines = new ArrayList<>(List.of("pay " + stake + ", draw one of equal lots:"));
    for (Prize prize : prizes) {
      lines.add(
          "  "
              + prize.chances()
              + (prize.chances() == 1 ? " lot wins " : " lots win ")
              + prize.worth());
    }
    return lines;
  }

  @Override
  public String toString() {
    return "wager:"
        + prizes.stream().map(Prize::toString).collect(Collectors.joining(","))
        + ":stake="
        + stake;
  }
}
