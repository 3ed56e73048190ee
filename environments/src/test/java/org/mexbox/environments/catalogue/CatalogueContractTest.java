package org.mexbox.environments.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.mexbox.environments.Game;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.contract.ContractRunner;
import org.mexbox.environments.contract.GameContract;

/** Every entry of the catalogue keeps the contract, and some more games do. */
class CatalogueContractTest {

  @TestFactory
  List<DynamicContainer> everyEntry_keepsTheContract() {
    return Catalogue.entries().stream().map(entry -> container(entry.start())).toList();
  }

  @TestFactory
  List<DynamicContainer> otherGames_keepTheContract() {
    return List.of(
            "nim:0",
            "nim:0,0,2",
            "nim:2,2,2,2:misere",
            "nim:7,5,3,1",
            "nim:300,200,100",
            "subtract:9,9:take=2,4",
            "subtract:6,7,8:take=1..3,5:misere",
            "moore:3,3,3:k=1:misere",
            "moore:2,2,2,2:k=4",
            "moore:4,3,2:k=3:misere",
            "chomp:1x1",
            "chomp:5,5,3",
            "chomp:3x2",
            "chomp:6x9",
            "chocolate:1x1",
            "chocolate:2x3,3x2,2x3:misere",
            "chocolate:3x5,1x4:smallest=3",
            "two-piles:5,3:misere",
            "two-piles:0,0",
            "rook:4,6:misere",
            "wythoff:9,5:misere",
            "wythoff:40,25",
            "cram:.x./.../x..",
            "cram:1x7:misere",
            "cram:5x6",
            "squares:2x5:misere",
            "squares:xx/xx",
            "squares:4x4",
            "crosses:2x4:misere",
            "crosses:4x4",
            "stamps:3x3:misere",
            "stamps:xo/..",
            "stamps:1x1",
            "hexagons:1,0,1,0,1,0",
            "hexagons:4:misere",
            "hexagons:1,4,1,3,2,3",
            "staircase:0",
            "staircase:1,1,1,1:misere",
            "staircase:2@3,1@45",
            "turtles:KK",
            "turtles:NKNNK:misere",
            "turtles:NNNNNNNNNNNNNN",
            "add-divisors:4:limit=30:misere",
            "vertices:0",
            "vertices:7-3,3-9,9-7,1-2,2-30:misere",
            "erase-divisors:0",
            "erase-divisors:2,3,5..9,12:misere",
            "erase-divisors:1..20,61",
            "mnk:2x3:k=2:lines=rows",
            "mnk:3x3:k=3:gravity=yes",
            "mnk:1x1:k=1",
            "mnk:1x7:k=3",
            "mnk:3x4:k=3:lines=rows:gravity=yes:misere",
            "mnk:xo./.x./...:k=3",
            "mnk:6x7:k=4:gravity=yes",
            "octal:12,7:code=0.6:misere",
            "octal:6,6,6:code=0.77",
            "octal:0:code=0.77",
            "octal:4,4:code=4.[7]",
            "octal:5,5:code=0.[3]:misere",
            "octal:60:code=0.15",
            "heap:9,9,9:rule=proper-divisors",
            "heap:9,9:rule=powers-of-two",
            "heap:15,16:rule=grundy:misere")
        .stream()
        .map(CatalogueContractTest::container)
        .toList();
  }

  private static DynamicContainer container(String text) {
    List<DynamicTest> tests = ContractRunner.tests(() -> Catalogue.game(text));
    return DynamicContainer.dynamicContainer(text, tests);
  }

  /** A game's test written by hand is this short. */
  @Nested
  class Marienbad implements GameContract {
    @Override
    public Game game() {
      return Catalogue.game("marienbad");
    }
  }

  @Test
  void everyEntry_hasANameAndASource() {
    for (Entry entry : Catalogue.entries()) {
      assertThat(entry.name(java.util.Locale.ENGLISH)).isNotBlank();
      assertThat(entry.source(java.util.Locale.ENGLISH)).isNotBlank();
      Ruleset ruleset = Catalogue.game(entry.id()).ruleset();
      if (ruleset.impartial()) {
        assertThat(entry.kind()).isEqualTo("impartial, " + ruleset.convention().word());
      } else {
        assertThat(entry.kind()).matches("(partizan|scoring).*");
      }
    }
  }

  @Test
  void idsAndAliases_areDistinctWords() {
    List<String> words =
        Catalogue.entries().stream()
            .flatMap(
                e ->
                    java.util.stream.Stream.concat(
                        java.util.stream.Stream.of(e.id()), e.aliases().stream()))
            .toList();
    assertThat(words).doesNotHaveDuplicates().allMatch(word -> word.matches("[a-z0-9-]+"));
  }
}
