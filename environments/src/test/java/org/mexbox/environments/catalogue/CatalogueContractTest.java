package org.mexbox.environments.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.mexbox.environments.Game;
import org.mexbox.environments.Ruleset;
import org.mexbox.environments.chance.NatureGame;
import org.mexbox.environments.contract.ContractRunner;
import org.mexbox.environments.contract.GameContract;
import org.mexbox.environments.contract.NatureContract;
import org.mexbox.environments.contract.SimultaneousContract;

/** Every entry of the catalogue keeps the contract, and some more games do. */
class CatalogueContractTest {

  @TestFactory
  List<DynamicContainer> everyEntry_keepsTheContract() {
    return Catalogue.entries().stream().map(entry -> container(entry.start())).toList();
  }

  @TestFactory
  List<DynamicContainer> otherSimultaneousGames_keepTheContract() {
    return List.of(
            "hap:0",
            "hap:6,2,1",
            "hap:7:stop=1",
            "hap:5:stop=never",
            "hap:9:payoff=difference",
            "hap:4:payoff=difference:stop=3",
            "matrix:5",
            "matrix:1/2//",
            "matrix:1/2,0//0,-1/3:rows=top,bottom:columns=left,right",
            "matrix:1,2,3:columns=a,b,c")
        .stream()
        .map(CatalogueContractTest::container)
        .toList();
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
            "strip-of-numbers:none",
            "strip-of-numbers:7@-3",
            "strip-of-numbers:2,-5,2,0,2",
            "strip-of-numbers:1,2,3,4,5,6,7,8,9,10,11,12",
            "max-and-mina:a2,max:piece=prince:diagonal=3,-1",
            "max-and-mina:b1,mina:piece=king:diagonal=3,1,4,1,5,9,2,6",
            "max-and-mina:a1,max:piece=rook:diagonal=0,0,1",
            "max-and-mina:a1,mina:piece=rook:top=1,2,3,4,5:right=9,8,7,6",
            "max-and-mina:a1,max:piece=king:top=1,2,3:right=5,4",
            "northcott:1-2,2-1,black:columns=2",
            "northcott:1-4,4-2,white:columns=4",
            "northcott:9-12,60-1,3-30,white:columns=60",
            "double-chess:nk2/4/4/NK2,b",
            "double-chess:k1/p1/P1/1K,w",
            "double-chess:5rk1/1P4pp/8/2pP4/8/8/P5PP/R3K2R,w,KQ,c6",
            "chess-mate:k7/8/1K6/8/8/8/8/7R,b,0",
            "chess-mate:k2/p2/1PK/3/R2,w,3",
            "chess-mate:4k2r/6pp/8/2pP4/8/8/8/R3K2R,w,KQk,c6,2",
            "mnk:2x3:k=2:lines=rows",
            "mnk:3x3:k=3:gravity=yes",
            "squares:5x20:misere",
            "squares:1x66",
            "box-game:1x1",
            "box-game:4,3,3,1,second",
            "digits:3:divisor=4:zero=yes",
            "digits:2,1,second:divisor=3",
            "ones:1",
            "ones:1?1+1x1?1",
            "mnk:1x1:k=1",
            "hexapawn:2x2",
            "hexapawn:4x3",
            "hexapawn:bb./w../.ww,b",
            "square-maker:2x2",
            "square-maker:3x3",
            "triangles:1x6:length=2",
            "triangles:2x4:length=3",
            "triangles:3x4:length=1",
            "knights:2x3",
            "knights:3x3:misere",
            "mnk:1x7:k=3",
            "mnk:3x4:k=3:lines=rows:gravity=yes:misere",
            "mnk:xo./.x./...:k=3",
            "mnk:6x7:k=4:gravity=yes",
            "triominoes:2x5:shape=both",
            "triominoes:1x1:shape=corner",
            "triominoes:3x3:shape=straight",
            "triominoes:x.x./..x./.x.x:shape=corner",
            "triominoes:8x8:shape=both",
            "coins:4x4:apart=2:misere",
            "coins:8x8:apart=5",
            "coins:o..../...../..o..:apart=5",
            "coins:1x1:apart=3970",
            "orange-points:empty:yellow=1",
            "orange-points:O0,0O5,-2Y1,1Y2,2:yellow=1",
            "orange-points:O0,0O1,0O0,1Y3,3Y4,4:yellow=1",
            "octal:12,7:code=0.6:misere",
            "octal:6,6,6:code=0.77",
            "octal:0:code=0.77",
            "octal:4,4:code=4.[7]",
            "octal:5,5:code=0.[3]:misere",
            "octal:60:code=0.15",
            "heap:9,9,9:rule=proper-divisors",
            "heap:9,9:rule=powers-of-two",
            "heap:15,16:rule=grundy:misere",
            "graph:a",
            "graph:b-c,b-a,a-c:start=a:misere",
            "graph:1.1-2.2-3.3,1.1-3.3",
            "graph:a-b-c-a,c-d,d-e-f-d,e-g:start=d",
            "graph:src/test/resources/graphs/loopy.dot",
            "graph:src/test/resources/graphs/edges.json:misere",
            "graph:src/test/resources/graphs/targets.json:start=2,1")
        .stream()
        .map(CatalogueContractTest::container)
        .toList();
  }

  private static DynamicContainer container(String text) {
    AnyGame game = Catalogue.any(text);
    if (game instanceof AnyGame.Asked) {
      return DynamicContainer.dynamicContainer(
          text,
          List.of(
              DynamicTest.dynamicTest(
                  "exercise_isReadBack",
                  () -> assertThat(Catalogue.any(game.toString())).isEqualTo(game))));
    }
    Optional<NatureGame> nature = game.againstNature();
    if (nature.isPresent()) {
      return DynamicContainer.dynamicContainer(
          text, ContractRunner.tests((NatureContract) nature::get));
    }
    List<DynamicTest> tests =
        game.atOnce()
            .map(atOnce -> ContractRunner.tests((SimultaneousContract) () -> atOnce))
            .orElseGet(() -> ContractRunner.tests((GameContract) () -> Catalogue.game(text)));
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
      assertThat(entry.kind()).matches(kind(Catalogue.any(entry.id())));
    }
  }

  /** A pattern of what the list may call the kind of a game. */
  private static String kind(AnyGame game) {
    if (game instanceof AnyGame.InTurn inTurn) {
      Ruleset ruleset = inTurn.game().ruleset();
      String loopy = ruleset.loopy() ? ".*loopy.*" : "(?!.*loopy).*";
      String scoring = ruleset.maxReward() > 1 ? "(?=.*scoring)" : "(?!.*scoring)";
      return ruleset.impartial()
          ? "impartial, " + (ruleset.loopy() ? "loopy, " : "") + ruleset.convention().word()
          : scoring + "(?=partizan|scoring)" + loopy;
    }
    if (game instanceof AnyGame.Asked) {
      return "exercise";
    }
    return game.atOnce().isPresent() ? "simultaneous" : "chance";
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
