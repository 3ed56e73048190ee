package org.mexbox.environments.sum;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;

/** What is said of the number of positions before they are listed. */
class EnumeratedPackingTest {

  private static Position at(String game) {
    return Catalogue.game(game).start();
  }

  private static boolean isSurelyMore(String game, long positions) {
    return at(game).ruleset().surelyExceeds(at(game), Math.toIntExact(positions));
  }

  private static long size(String game) {
    return EnumeratedPacking.of(at(game), 1_000_000).orElseThrow().size();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "officers-circle:9",
        "officers-circle:9/1,5",
        "officers-circle:8:k=2",
        "officers-circle:3:k=3",
        "plus-minus-circle:8",
        "plus-minus-circle:9/2",
        "chocolate:1x9",
        "chocolate:1x9:smallest=3",
        "chocolate:1x2,2x1"
      })
  void positionsOfCirclesAndBars_areCountedExactly(String game) {
    assertThat(isSurelyMore(game, size(game) - 1)).isTrue();
    assertThat(isSurelyMore(game, size(game))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "chocolate:2x3, 2",
    "chocolate:2x4, 2",
    "chocolate:3x3, 2",
    "chocolate:3x4, 3",
    "chocolate:2x2;2x3, 2",
    "chocolate:4x4:smallest=2, 2",
    "chocolate:4x5:smallest=3, 2",
    "chocolate:4x4:misere:smallest=3, 2"
  })
  void positionsOfChocolate_areCountedWithinAFactor(String game, int factor) {
    String text = game.replace(";", ",");
    assertThat(isSurelyMore(text, size(text) / factor)).isTrue();
    assertThat(isSurelyMore(text, size(text))).isFalse();
  }

  @Test
  void boardOfSquares_ofAllButFewCells_isNumbered() {
    String filled = "x".repeat(60);
    assertThat(size("squares:%s........".formatted(filled))).isEqualTo(256);
    assertThat(isSurelyMore("squares:%s........".formatted(filled), 255)).isTrue();
    assertThat(isSurelyMore("squares:%s........".formatted(filled), 256)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cz10-chocolate",
        "cz11-chocolate-no-unit",
        "chocolate:20x20",
        "cz13-coloured-squares",
        "shulery-conjecture-2",
        "officers-circle:10000"
      })
  void largeStarts_areSeenToBeTooManyAtOnce(String game) {
    assertThat(EnumeratedPacking.of(at(game), 2_000_000)).isEmpty();
    assertThat(isSurelyMore(game, 2_000_000)).isTrue();
  }
}
