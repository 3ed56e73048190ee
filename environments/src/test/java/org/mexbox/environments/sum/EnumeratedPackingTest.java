package org.mexbox.environments.sum;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.contract.Walks;

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
        "chocolate:1x2,2x1",
        "mnk:2x3:k=5",
        "mnk:xo./...:k=5",
        "mnk:xo/.x:k=2"
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

  @ParameterizedTest
  @CsvSource({
    "mnk:3x3:k=3, 1.3",
    "mnk:2x4:k=2, 4.5",
    "mnk:2x4:k=3:lines=rows, 1.2",
    "mnk:x../.o./...:k=3, 1.5",
    "mnk:3x3:k=3:misere, 1.3",
    "mnk:3x3:k=3:gravity=yes, 60",
    "square-maker:3x3, 1.1",
    "square-maker:x../.../..o, 1.1",
    "triangles:2x4:length=3, 1.3",
    "knights:3x3, 8",
    "knights:3x4, 20",
    "triominoes:3x3:shape=both, 2.7",
    "triominoes:4x4:shape=straight, 4.5",
    "triominoes:x.../..../....:shape=corner, 11"
  })
  void positionsOfBoards_areCountedWithinAFactor(String game, double factor) {
    assertThat(isSurelyMore(game, (long) (size(game) / factor))).isTrue();
    assertThat(isSurelyMore(game, size(game))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "northcott:1-5;4-2;white:columns=5, 2.8",
    "northcott:1-5;3-2;black:columns=6, 3.2",
    "northcott:3-4;white:columns=6, 1.6",
    "northcott:3-4;1-2;white:columns=6, 5"
  })
  void positionsThatComeBack_areCountedWithinAFactor(String game, double factor) {
    String text = game.replace(";", ",");
    int size = Walks.breadthFirst(at(text), 1_000).size();
    assertThat(size).isLessThan(1_000);
    assertThat(isSurelyMore(text, (long) (size / factor))).isTrue();
    assertThat(isSurelyMore(text, size)).isFalse();
  }

  /** Without room to wait in, or after the end, nothing is sure but the start. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "northcott:2-1,white:columns=6",
        "northcott:1-4,4-2,2-3,black:columns=4",
        "mnk:xxx/oo./...:k=3"
      })
  void positionsOfTightRows_areNotCounted(String game) {
    assertThat(isSurelyMore(game, 0)).isTrue();
    assertThat(isSurelyMore(game, 1)).isFalse();
  }

  /** Every position of a small game is a start of its own. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "mnk:2x3:k=2",
        "mnk:2x4:k=3:lines=rows",
        "mnk:3x3:k=2:gravity=yes",
        "square-maker:2x3",
        "triangles:2x4:length=4",
        "knights:3x3",
        "triominoes:3x4:shape=corner",
        "northcott:1-4,2-3,white:columns=4",
        "northcott:3-4,white:columns=6"
      })
  void everyPosition_isFollowedByNoFewerThanAreSure(String game) {
    for (Position position : Walks.breadthFirst(at(game), 2_000)) {
      int follow = Walks.breadthFirst(position, 5_000).size();
      assertThat(position.ruleset().surelyExceeds(position, follow)).as("%s", position).isFalse();
    }
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
        "officers-circle:10000",
        "cz07-gomoku-infinite",
        "cz14-triangular-gomoku",
        "cz15-square-2x2",
        "cz26-knights",
        "cz38-northcott",
        "square-maker:4x4",
        "triangles:3x6:length=3",
        "triominoes:6x6:shape=straight"
      })
  void largeStarts_areSeenToBeTooManyAtOnce(String game) {
    assertThat(EnumeratedPacking.of(at(game), 2_000_000)).isEmpty();
    assertThat(isSurelyMore(game, 2_000_000)).isTrue();
  }
}
