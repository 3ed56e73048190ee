package org.mexbox.environments.simultaneous;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.Move;
import org.mexbox.environments.Seat;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.exact.Fraction;

class HapTest {
  private static final Hap DIFFERENCE = Hap.of("difference", "2");

  /** The rules as they are told, on sets: every pair of subsets is taken by the letter. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  void branches_ofSizes_areThoseOfAllPairsOfSubsets(int left) {
    SimultaneousPosition position = DIFFERENCE.parse(String.valueOf(left));
    for (int mine = 0; mine <= left; mine++) {
      for (int other = 0; other <= left; other++) {
        assertThat(distribution(position.after(size(mine), size(other))))
            .as("%d: %d against %d", left, mine, other)
            .isEqualTo(bySubsets(left, mine, other));
      }
    }
  }

  private static Move size(int size) {
    return new HapPosition.Size(size);
  }

  private static Map<List<Integer>, Fraction> distribution(List<Branch> branches) {
    Map<List<Integer>, Fraction> found = new HashMap<>();
    for (Branch branch : branches) {
      HapPosition next = (HapPosition) branch.next();
      List<Integer> key =
          List.of(next.left(), branch.gain().numerator().intValueExact(), next.row());
      found.merge(key, branch.probability(), Fraction::plus);
    }
    return found;
  }

  // Left afterwards, gain of FIRST and coincidences, against one fixed set of SECOND.
  private static Map<List<Integer>, Fraction> bySubsets(int left, int mine, int other) {
    Map<List<Integer>, Integer> counts = new HashMap<>();
    int sets = 0;
    int ofSecond = (1 << other) - 1;
    for (int ofFirst = 0; ofFirst < 1 << left; ofFirst++) {
      if (Integer.bitCount(ofFirst) != mine) {
        continue;
      }
      sets++;
      int takes = taken(ofFirst, ofSecond);
      int loses = taken(ofSecond, ofFirst);
      counts.merge(
          List.of(left - takes - loses, takes - loses, ofFirst == ofSecond ? 1 : 0),
          1,
          Integer::sum);
    }
    Map<List<Integer>, Fraction> shares = new HashMap<>();
    int all = sets;
    counts.forEach((key, count) -> shares.put(key, Fraction.of(count, all)));
    return shares;
  }

  private static int taken(int own, int others) {
    int size = Integer.bitCount(own);
    if ((own & others) == 0) {
      return size;
    }
    if (size == Integer.bitCount(others)) {
      return Integer.bitCount(own & ~others);
    }
    return size < Integer.bitCount(others) ? size : 0;
  }

  /**
   * The sample match is told by the numbers left after its six moves, 10, 6, 4, 4, 3, 1; play by
   * the rules can go so, and then 14 objects are taken, never the 15 of a score of 5 to 10.
   */
  @Test
  void sampleMatch_countsLeft_leadToFiveAgainstNineButNotToFiveAgainstTen() {
    SimultaneousPosition start = Catalogue.any("hap-sample-match").atOnce().orElseThrow().start();
    Set<SimultaneousPosition> reached = new HashSet<>(List.of(start));
    for (int left : List.of(10, 6, 4, 4, 3, 1)) {
      Set<SimultaneousPosition> next = new HashSet<>();
      for (SimultaneousPosition position : reached) {
        turns(position).stream()
            .flatMap(List::stream)
            .map(Branch::next)
            .filter(after -> ((HapPosition) after).left() == left && !after.isTerminal())
            .forEach(next::add);
      }
      reached = next;
    }
    assertThat(reached).map(position -> ((HapPosition) position).lead()).contains(5 - 9);
    assertThat(reached).map(position -> ((HapPosition) position).lead()).doesNotContain(5 - 10);
  }

  private static List<List<Branch>> turns(SimultaneousPosition position) {
    List<List<Branch>> turns = new ArrayList<>();
    for (Move first : position.moves(Seat.FIRST)) {
      for (Move second : position.moves(Seat.SECOND)) {
        turns.add(position.after(first, second));
      }
    }
    return turns;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hap                        | hap:15",
        "hap:7                      | hap:7",
        "hap:7, -2,1                | hap:7,-2,1",
        "hap:7,0,0                  | hap:7",
        "hap:7:payoff=WIN:stop=2    | hap:7",
        "hap:7:stop=inf             | hap:7:stop=never",
        "hap:payoff=difference      | hap:15:payoff=difference",
        "hap-sample-match           | hap:15",
        "matrix:1,2/3,4             | matrix:1,2/3,4",
        "matrix:0.5,2/3,4           | matrix:1/2,2//3,4",
        "matrix:1/2,2//             | matrix:1/2,2//",
        "rock-paper-scissors  | matrix:0,-1,1/1,0,-1/-1,1,0:rows=rock,paper,scissors",
      })
  void text_ofASimultaneousGame_isReadAsThatGame(String text, String expected) {
    assertThat(Catalogue.any(text)).hasToString(expected);
    assertThat(Catalogue.any(expected)).hasToString(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hap:31                  | objects: must be 0..30",
        "hap:-1                  | objects: must be 0..30",
        "hap:x                   | objects: must be 0..30",
        "hap:9999999999          | objects: must be 0..30",
        "hap:5,1:payoff=difference | lead: must be 0..0",
        "hap:5,1,3               | coincidences in a row: must be 0..2",
        "hap:5,1,1:stop=never    | coincidences in a row: must be 0..0",
        "hap:5:stop=0            | stop: must be 1..9 or never",
        "hap:5:payoff=money      | payoff: must be win or difference",
        "hap:5:misere            | option of hap: must be one of payoff=, stop=",
        "hap:5:size=3            | option of hap: must be one of payoff=, stop=",
        "matrix:1,2/3            | rows: must be equally long",
        "matrix:1,a/3,4          | entry 1,2: must be a number or a fraction",
        "matrix:/                | rows: must be 1..30",
        "rock-paper-scissors:1,2/3,4 | rows: must be named all 2 of them",
        "matrix:1,2/3,4:rows=a,a | rows: must be different words",
      })
  void text_thatIsNoGame_isRefusedInOneLine(String text, String message) {
    assertThatThrownBy(() -> Catalogue.any(text))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith(message)
        .hasMessageNotContaining("\n");
  }

  @Test
  void game_ofSimultaneousChoices_isNoneInWhichPlayersMoveInTurn() {
    assertThatThrownBy(() -> Catalogue.game("hap:15"))
        .isInstanceOf(InputError.class)
        .hasMessage(
            "game: must be one in which players move in turn, was \"hap:15\"; try nim:3,4,5");
    assertThatThrownBy(() -> Catalogue.rules("rock-paper-scissors")).isInstanceOf(InputError.class);
  }
}
