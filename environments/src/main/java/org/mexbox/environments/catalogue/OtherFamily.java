package org.mexbox.environments.catalogue;

import java.util.List;
import org.mexbox.environments.chance.Coins;
import org.mexbox.environments.chance.Dice;
import org.mexbox.environments.chance.Wager;
import org.mexbox.environments.exercise.Exercise;
import org.mexbox.environments.exercise.Exercise.Kind;
import org.mexbox.environments.simultaneous.Hap;
import org.mexbox.environments.simultaneous.MatrixRules;
import org.mexbox.environments.simultaneous.SimultaneousGame;
import org.mexbox.environments.simultaneous.SimultaneousRules;

/** Families whose moves do not alternate, and exercises, in which there are none. */
enum OtherFamily implements AnyFamily {
  HAP("hap:15", List.of("payoff", "stop")) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return atOnce(Hap.of(options.or("payoff", "win"), options.or("stop", "2")), start);
    }
  },
  MATRIX("matrix:1,-1/-1,1", List.of("rows", "columns")) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return atOnce(MatrixRules.of(options.or("rows", ""), options.or("columns", "")), start);
    }
  },
  DICE("dice:7:stake=10:prize=50", List.of("stake", "prize")) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      String stake = options.required("stake", exampleText());
      return new AnyGame.AgainstNature(
          Dice.of(start, stake, options.required("prize", exampleText())));
    }
  },
  WAGER("wager:50x1,0x5:stake=10", List.of("stake")) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return new AnyGame.AgainstNature(Wager.of(start, options.required("stake", exampleText())));
    }
  },
  TOSSES("tosses:1000", List.of()) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return new AnyGame.AgainstNature(Coins.parse(start));
    }
  },
  BINARY("binary:7,11,38,325", List.of()) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return new AnyGame.Asked(Exercise.parse(Kind.BINARY, start));
    }
  },
  DECIMAL("decimal:1010,10111", List.of()) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return new AnyGame.Asked(Exercise.parse(Kind.DECIMAL, start));
    }
  },
  NIM_SUM("nim-sum:41,13", List.of()) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return new AnyGame.Asked(Exercise.parse(Kind.NIM_SUM, start));
    }
  },
  NIM_EQUATION("nim-equation:57,42", List.of()) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return new AnyGame.Asked(Exercise.parse(Kind.NIM_EQUATION, start));
    }
  },
  NO_CARRY("no-carry:63", List.of()) {
    @Override
    public AnyGame game(OptionTexts options, String start) {
      return new AnyGame.Asked(Exercise.parse(Kind.NO_CARRY, start));
    }
  };

  private final String exampleText;

  // A List.of: it cannot change.
  @SuppressWarnings("ImmutableEnumChecker")
  private final List<String> keys;

  OtherFamily(String exampleText, List<String> keys) {
    this.exampleText = exampleText;
    this.keys = keys;
  }

  private static AnyGame atOnce(SimultaneousRules rules, String start) {
    return new AnyGame.AtOnce(new SimultaneousGame(rules, rules.parse(start)));
  }

  @Override
  public String exampleText() {
    return exampleText;
  }

  @Override
  public List<String> keys() {
    return keys;
  }

  @Override
  public List<String> words() {
    return List.of();
  }
}
