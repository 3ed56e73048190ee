package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {

  // Field cases P01, P03, P09, P11, P39, P59; answers of shared game tables.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "nim:3,4,5               | first  | 3->1             | 2",
        "nim:3,5,4               | first  | 3->1             | 2",
        "nim:4,3,5               | first  | 3->1             | 2",
        "nim:4,5,3               | first  | 3->1             | 2",
        "nim:5,3,4               | first  | 3->1             | 2",
        "nim:5,4,3               | first  | 3->1             | 2",
        "nim:18,8,14,9,23        | first  | 8->2 14->4 9->3  | 10",
        "nim:1,3,5,7             | second |                  | 0",
        "nim:1,3,5,7:misere      | second |                  | -",
        "nim:7,5                 | first  | 7->5             | 2",
        "nim:12,9,8,3            | first  | 12->2 9->7 8->6  | 14",
        "nim:12,19,27            | first  | 12->8            | 4",
        "nim:3,5,6,9,13,21       | first  | 21->4            | 17",
        "nim:1,2:misere          | first  | 2->0             | -",
        "nim:3,4,1:misere        | first  | 4->2             | -",
        "nim:1,2,1:misere        | first  | 2->1             | -",
        "nim:2,3,1:misere        | second |                  | -",
        "nim:5:misere            | first  | 5->1             | -",
        "nim:1:misere            | second |                  | -",
        "nim:7:misere            | first  | 7->1             | -",
        "nim:1,1,1:misere        | second |                  | -",
        "nim:3,5,7:misere        | first  | 3->2 5->4 7->6   | -",
        "nim:1,1,1,1:misere      | first  | 1->0             | -",
        "nim:1                   | first  | 1->0             | 1",
        "nim:2                   | first  | 2->0             | 2",
        "nim:2:misere            | first  | 2->1             | -",
        "nim:3,3                 | second |                  | 0",
        "nim:3,3:misere          | second |                  | -",
        "nim:0                   | second |                  | 0",
        "nim:0:misere            | first  |                  | -",
        "nim:100                 | first  | 100->0           | 100",
        "nim:100:misere          | first  | 100->1           | -",
        "nim:1000000000,999999999 | first | 1000000000->999999999 | 1023",
        "bachet-20-2             | first  | 20->18           | 2",
        "bachet-20-2:misere      | first  | 20->19           | -",
        "bachet-general          | first  | 2010->2000       | 10",
        "bachet-misere           | first  | 2010->2001       | -",
        "cz01-seven-matches      | first  | 7->6             | 1",
        "cz02-fifteen-matches    | second |                  | 0",
        "cz03-fifteen-misere     | first  | 15->11           | -",
        "cz17-one-two-four:31    | first  | 31->27 31->30    | 1",
        "marienbad               | second |                  | -",
      })
  void game_ofKnownAnswer_isSolved(String game, String winner, String moves, String value) {
    CommandRun run = CommandRun.of("solve", game, "--json");
    assertThat(run.code()).isZero();
    assertThat(run.json().get("winner").asText()).isEqualTo(winner);
    assertThat(String.join(" ", run.texts("winningMoves"))).isEqualTo(moves == null ? "" : moves);
    assertThat(run.json().get("value").isNull()).isEqualTo(value == null);
    if (value != null) {
      assertThat(run.json().get("value").asText()).isEqualTo(value);
    }
    assertThat(run.json().get("outcome").asText()).isEqualTo(winner.equals("first") ? "N" : "P");
    assertThat(run.texts("explanation")).isNotEmpty();
  }

  @Test
  void misereThreeHeaps_followTheParityOfN() {
    for (int n = 1; n <= 8; n++) {
      CommandRun run = CommandRun.of("solve", "nim:1," + n + "," + (n + 1) + ":misere", "--json");
      assertThat(run.json().get("winner").asText()).isEqualTo(n % 2 == 1 ? "first" : "second");
    }
  }

  @Test
  void equalHeaps_areListedOnceAndCounted() {
    CommandRun run = CommandRun.of("solve", "nim:1,1,1,1:misere", "--json");
    assertThat(run.texts("winningMoves")).containsExactly("1->0");
    assertThat(run.json().get("winningMoveCount").asInt()).isEqualTo(4);
  }

  @Test
  void lostPosition_saysSoInWordsAndIsNoError() {
    CommandRun run = CommandRun.of("solve", "nim:1,1,1:misere");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("The second player wins").contains("last move loses");
  }

  @Test
  void gameWithAWrongClaim_isSolvedWithTheCounterexample() {
    CommandRun run = CommandRun.of("solve", "shulery-conjecture-1", "--json");
    assertThat(run.json().get("winner").asText()).isEqualTo("second");
    assertThat(run.json().get("claim").get("right").asBoolean()).isFalse();
    assertThat(run.json().get("claim").get("counterexample").asText()).contains("X = 29");
    assertThat(CommandRun.of("solve", "shulery-conjecture-2").out()).contains("First: X = 33");
    assertThat(CommandRun.of("solve", "hap-sample-match").out()).contains("5 to 10 is not");
    assertThat(CommandRun.of("solve", "nim-345", "--json").json().has("claim")).isFalse();
  }

  @Test
  void everyAnswer_namesTheRule() {
    assertThat(CommandRun.of("solve", "nim:3,4").out())
        .contains("whoever makes the last move wins");
    assertThat(CommandRun.of("solve", "nim:3,4:misere").out())
        .contains("whoever makes the last move loses");
  }

  @Test
  void otherPosition_isReadByTheGamesRules() {
    CommandRun run = CommandRun.of("solve", "marienbad", "--at", "1,1,1,0", "--json");
    assertThat(run.json().get("position").asText()).isEqualTo("1,1,1,0");
    assertThat(run.json().get("winner").asText()).isEqualTo("second");
    assertThat(CommandRun.of("solve", "marienbad", "--at", "one").code()).isEqualTo(2);
  }

  @Test
  void smallGame_isAgreedUponByOtherMethods() {
    CommandRun run = CommandRun.of("solve", "nim:3,4,5", "--json");
    assertThat(run.json().get("method").asText()).isEqualTo("bouton");
    assertThat(run.texts("agreedBy")).isNotEmpty();
  }

  @Test
  void text_fitsEightyColumns() {
    for (String game :
        new String[] {"nim:1000000000,999999999,5", "moore:3,4,5:k=2", "bachet-general"}) {
      assertThat(CommandRun.of("solve", game).out().lines()).allMatch(line -> line.length() <= 80);
    }
  }

  @Test
  void counts_ofOne_areSingular() {
    assertThat(CommandRun.of("solve", "chocolate").out()).contains("There is 1 piece and there");
    assertThat(CommandRun.of("solve", "officers-circle").out()).contains("And 1 more move wins.");
    assertThat(CommandRun.of("solve", "mnk:1x2:k=1").out()).contains("wins with the next move.");
    assertThat(CommandRun.of("solve", "double-chess").out()).doesNotContain("1 moves");
  }
}
