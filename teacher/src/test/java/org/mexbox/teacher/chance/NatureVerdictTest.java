package org.mexbox.teacher.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.chance.Choice;
import org.mexbox.environments.exact.Fraction;
import org.mexbox.environments.play.Seeds;

class NatureVerdictTest {

  private static NatureVerdict solve(String game) {
    return NatureVerdict.of(Catalogue.any(game).againstNature().orElseThrow(), Locale.ENGLISH);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "two-dice-seven               | -5/3 | 0   | decline",
        "fair-stake-huygens           | 0    | 0   | play decline",
        "fair-stake-huygens:stake=10  | -5/3 | 0   | decline",
        "wager:3x2,7x5:stake=41/7     | 0    | 0   | play decline",
        "dice:7:stake=25/3:prize=50   | 0    | 0   | play decline",
        "dice:2:stake=1:prize=37      | 1/36 | 1/36 | play",
        "dice:6:stake=5:prize=36      | 0    | 0   | play decline",
        "coin-1000                    | 500  | 500 | toss",
        "tosses:1                      | 1/2  | 1/2 | toss",
        "tosses:10000                  | 5000 | 5000 | toss",
      })
  void game_ofKnownAnswer_isSolved(String game, String first, String value, String best) {
    NatureVerdict verdict = solve(game);
    assertThat(verdict.worths().get(0)).hasToString(first);
    assertThat(verdict.value()).hasToString(value);
    assertThat(String.join(" ", verdict.best().stream().map(Choice::toString).toList()))
        .isEqualTo(best);
    assertThat(verdict.explanation()).isNotEmpty().allMatch(line -> line.length() <= 80);
  }

  /** Huygens' formula against the recursion over equally likely lots. */
  @Test
  void fairStake_isTheFormula() {
    for (int a = 0; a <= 5; a++) {
      for (int p = 1; p <= 4; p++) {
        for (int q = 1; q <= 4; q++) {
          String fair = Fraction.of((long) a * p + 3L * q, (long) p + q).toString();
          String game = "wager:" + a + "x" + p + ",3x" + q + ":stake=" + fair;
          assertThat(solve(game).worths().get(0)).isEqualTo(Fraction.ZERO);
        }
      }
    }
  }

  @Test
  void everyEntry_isAgreedUponByEnumeration() {
    for (String game : List.of("two-dice-seven", "fair-stake-huygens", "coin-1000")) {
      assertThat(solve(game).agreedBy()).containsExactly("enumeration of cases");
    }
    assertThat(solve("tosses:1001").agreedBy()).isEmpty();
  }

  @Test
  void regret_isWhatTheBestChoiceBringsMore() {
    NatureVerdict verdict = solve("two-dice-seven");
    Fraction half = Fraction.of(1, 2);
    assertThat(verdict.regret(List.of(half, half))).hasToString("5/6");
    assertThat(verdict.regret(List.of(Fraction.ZERO, Fraction.ONE))).isEqualTo(Fraction.ZERO);
  }

  @Test
  void draws_comeCloseToTheExpectation() {
    RandomGenerator random = Seeds.stream(1);
    Choice play = solve("two-dice-seven").game().choices().get(0);
    double sum = 0;
    for (int i = 0; i < 60_000; i++) {
      sum += play.draw(random).doubleValue();
    }
    // Five standard errors: the standard deviation of a game is 50 * sqrt(5)/6.
    assertThat(sum / 60_000).isCloseTo(-5.0 / 3, within(5 * 18.64 / Math.sqrt(60_000)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dice:13",
        "dice:x",
        "dice:7:stake=a",
        "dice:7:stake=1/0:prize=5",
        "two-dice-seven:misere",
        "wager:50x0",
        "wager:50",
        "wager:1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1,1x1",
        "tosses:0",
        "tosses:10001",
        "tosses:-5",
        "tosses:5:stake=3"
      })
  void text_thatIsNoGame_isRefused(String text) {
    assertThatThrownBy(() -> Catalogue.any(text)).isInstanceOf(InputError.class);
  }
}
