package org.mexbox.teacher.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.solve.Solver;
import org.mexbox.teacher.solve.Verdict;
import org.mexbox.teacher.value.Outcome;

class ExplanationTest {

  @Test
  void nim345_showsColumnsCrossesCandidatesAndTheMove() {
    assertThat(explain("nim:3,4,5"))
        .containsExactly(
            "Whoever takes the last match wins; whoever cannot move loses.",
            "Write every heap in binary. A cross marks a column with an odd number of ones.",
            "        heap  4  2  1",
            "           3  0  1  1",
            "           4  1  0  0",
            "           5  1  0  1",
            "         odd     x",
            "The crossed column furthest left is 2. The heaps with a 1 in it can be used.",
            "Take such a heap; in each crossed column turn its 1 into 0 and its 0 into 1.",
            "You win if you take 2 from the heap of 3: 3->1.",
            "Then no column has a cross, and whatever the opponent does makes a new one.");
  }

  @Test
  void subtraction_spellsOutTheMex() {
    assertThat(explain("subtract:5:take=1,2"))
        .contains(
            "    heap 0 1 2 3 4 5",
            "   value 0 1 2 0 1 2",
            "From 5 you reach values 0 and 1; the smallest number missing is 2.");
  }

  @Test
  void chomp_spellsOutTheMexAndTheMirror() {
    assertThat(explain("chomp:3x3"))
        .containsExactly(
            "Whoever has nothing left but the poisoned square (1,1) loses.",
            "A position's value is the smallest number that no position you can move to has",
            "as value; where nobody can move it is 0.",
            "From 3x3 you reach values 0, 1, 2, 3, 4; the smallest number missing is 5.",
            "The value is not 0: leave a position of value 0, from which the opponent can",
            "only reach other values.",
            "You win with (2,2). That leaves 3,1,1.",
            "After (2,2) two arms of equal length are left: answer each bite in one arm by",
            "the mirror image in the other.");
    assertThat(text("chomp:1x1")).contains("Only the poisoned square is left");
  }

  @Test
  void rulesOfBoards_areSaidWithTheirNumbers() {
    assertThat(text("wythoff:15,23")).contains("the gap is 8").contains("begins with 12");
    assertThat(text("staircase:1,5,1")).contains("sizes 1, 1").contains("So every move loses.");
    assertThat(text("turtles:KKNKNNNKNK")).contains("3, 5, 6, 7, 9").contains("they give 14");
    assertThat(text("chocolate:4x8")).contains("31 more breaks");
    assertThat(text("stamps:8x8")).contains("dominoes");
    assertThat(text("two-piles:4,4:misere")).contains("Whoever makes the last move loses");
  }

  @Test
  void equalHeaps_areNamedTogether() {
    assertThat(text("nim:1,1,1,1:misere")).contains("from any of the 4 equal heaps of 1: 1->0");
    assertThat(text("nim:5,5,5,2")).contains("from any of the 3 equal heaps of 5: 5->2");
    assertThat(text("moore:3,3,3,1:k=3"))
        .contains("take 2 from each of any 3 of the 3 equal heaps of 3: 3->1+3->1+3->1");
  }

  @Test
  void misereNim_saysWhatToLeaveAtTheEnd() {
    assertThat(text("nim:5,1:misere")).contains("Leave an odd number").contains("5->0");
    assertThat(text("nim:3,5,7:misere")).contains("heaps of one, leave an odd number of them");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1000000000,999999999,1",
        "nim:1000000000,1000000000:misere",
        "nim:255,256",
        "moore:300000000,300000001,300000003,300000004:k=2",
        "moore:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1:k=18",
        "subtract:1000000000,7:take=1,3,8,9,77,300",
        "subtract:1000000000:take=1..49:misere",
        "subtract:5000:take=1..4999",
        "subtract:9,9,9:take=1,2,3:misere"
      })
  void hugeGames_fitEightyColumns(String text) {
    assertFits(text);
  }

  @Test
  void randomGames_fitAndSayConventionAndResult() {
    RandomGenerator random = Seeds.stream(7);
    for (int round = 0; round < 600; round++) {
      assertFits(randomGame(random));
    }
  }

  private static String randomGame(RandomGenerator random) {
    String convention = Draws.below(2, random) == 0 ? "" : ":misere";
    int largest = Draws.below(2, random) == 0 ? 4 : 12;
    StringBuilder heaps = new StringBuilder(String.valueOf(Draws.below(largest, random)));
    for (int more = Draws.below(3, random); more > 0; more--) {
      heaps.append(',').append(Draws.below(largest, random));
    }
    return switch (Draws.below(3, random)) {
      case 0 -> "nim:" + heaps + convention;
      case 1 -> "moore:" + heaps + ":k=" + (1 + Draws.below(2, random)) + convention;
      default ->
          "subtract:"
              + heaps
              + ":take="
              + (1 + Draws.below(5, random))
              + ","
              + (1 + Draws.below(9, random))
              + convention;
    };
  }

  private static void assertFits(String text) {
    Verdict verdict = solve(text);
    List<String> lines = verdict.explanation();
    assertThat(lines.get(0))
        .as(text)
        .contains("Whoever takes the last match " + (text.endsWith("misere") ? "loses" : "wins"));
    for (String line : lines) {
      assertThat(line).as(text).hasSizeLessThanOrEqualTo(80).doesNotContain("{");
    }
    String all = String.join(" ", lines);
    if (verdict.position().isTerminal()) {
      assertThat(all).as(text).contains("Nothing can be taken any more");
    } else if (verdict.outcome() == Outcome.P) {
      assertThat(all).as(text).contains("every move loses");
    } else {
      // Numbers are broken over lines where a long move does not fit.
      assertThat(all.replace(" ", "")).as(text).contains(verdict.winningMoves().get(0).toString());
    }
  }

  @Test
  void languageWithoutTexts_getsEnglish() {
    assertThat(
            Solver.in(Locale.forLanguageTag("xx"))
                .solve(Catalogue.game("nim:1").start())
                .explanation())
        .isEqualTo(explain("nim:1"));
  }

  private static Verdict solve(String text) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(text).start());
  }

  private static List<String> explain(String text) {
    return solve(text).explanation();
  }

  private static String text(String text) {
    return String.join(" ", explain(text));
  }
}
