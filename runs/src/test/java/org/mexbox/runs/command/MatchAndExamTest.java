package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchAndExamTest {

  // Field case P41.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1,2,3",
        "nim:3,4,5",
        "nim:1,3,5,7",
        "nim:1,2,3:misere",
        "nim:3,4,5:misere",
        "nim:1,3,5,7:misere"
      })
  void randomAgainstRandom_isExactlyEven(String game) {
    JsonNode json =
        CommandRun.of("match", game, "random", "random", "--games", "10", "--json").json();
    assertThat(json.get("exact").get("wins").asDouble()).isEqualTo(0.5, within(1e-12));
  }

  // Field case P41: the published figures are of a teacher who moves at random when it has lost.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim:3,4,5 | random | teacher:resist=no | 0.0067",
        "nim:1,3,5,7 | teacher:resist=no | random | 0.9905",
        "nim:3,4,5 | random | teacher | 0.0001",
      })
  void firstMoverAgainstSecond_hasTheKnownChance(String game, String a, String b, double chance) {
    JsonNode json = CommandRun.of("match", game, a, b, "--games", "4", "--json").json();
    assertThat(json.get("exact").get("winsMovingFirst").asDouble()).isEqualTo(chance, within(5e-5));
  }

  // Field case P42.
  @Test
  void teacherAgainstTeacher_countsDistinctGamesOnly() {
    JsonNode json =
        CommandRun.of("match", "nim:3,4,5", "teacher", "teacher", "--games", "100", "--json")
            .json();
    assertThat(json.get("wins").asInt()).isEqualTo(50);
    assertThat(json.get("losses").asInt()).isEqualTo(50);
    int distinct = json.get("distinctGames").asInt();
    assertThat(distinct).isBetween(2, 100);
    JsonNode one =
        CommandRun.of("match", "nim:1,1", "teacher", "teacher", "--games", "100", "--json").json();
    assertThat(one.get("distinctGames").asInt()).isLessThanOrEqualTo(4);
    assertThat(one.get("interval").get(1).asDouble() - one.get("interval").get(0).asDouble())
        .isGreaterThan(0.3);
  }

  // Field case P11.
  @Test
  void firstSeat_winsEveryGameOfOneHeap() {
    JsonNode json =
        CommandRun.of("match", "nim:100", "teacher", "teacher", "--games", "40", "--json").json();
    assertThat(json.get("wins").asInt()).isEqualTo(20);
    assertThat(json.get("exact").get("winsMovingFirst").asDouble()).isEqualTo(1);
    assertThat(json.get("exact").get("winsMovingSecond").asDouble()).isZero();
  }

  // Few positions with 500,000 moves each on the average: to look at all would take hours.
  @ParameterizedTest
  @ValueSource(strings = {"nim:1000000", "nim:1000000:misere", "euclid:1000000,1"})
  void gameWithVeryManyMoves_isPlayedWithoutExactChances(String game) {
    JsonNode json =
        CommandRun.of("match", game, "random", "teacher", "--games", "4", "--json").json();
    assertThat(json.get("losses").asInt()).isGreaterThanOrEqualTo(3);
    assertThat(json.get("exact").isNull()).isTrue();
  }

  @Test
  void examOfVeryManyMoves_isRefusedAtOnce() {
    CommandRun run = CommandRun.of("exam", "nim:1000000", "--agent", "teacher");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("moves a position in an exam: 1000000").hasLineCount(1);
  }

  @Test
  void largeNumbersOfEuclid_haveExactChances() {
    JsonNode json =
        CommandRun.of("match", "euclid:100000,37", "teacher", "teacher", "--games", "4", "--json")
            .json();
    assertThat(json.get("exact").get("winsMovingFirst").asDouble()).isEqualTo(1);
    assertThat(json.get("exact").get("winsMovingSecond").asDouble()).isZero();
  }

  // Field cases P35 and P37.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"nim:1,3,5,7 | 336 | 0.188", "nim:1,3,5,7:misere | 335 | 0.186"})
  void exam_coversEveryWonPosition(String game, int won, double floor) {
    JsonNode json = CommandRun.of("exam", game, "--agent", "q", "--json").json();
    assertThat(json.get("wonPositions").asInt()).isEqualTo(won);
    assertThat(json.get("positions").asInt()).isEqualTo(384);
    assertThat(json.get("exhaustive").asBoolean()).isTrue();
    assertThat(json.get("expertScore").asDouble()).isEqualTo(floor, within(0.0006));
    assertThat(json.get("randomScore").asDouble())
        .isEqualTo(json.get("expertScore").asDouble(), within(1e-12));
    assertThat(json.get("champion").asBoolean()).isFalse();
  }

  // Field case P31.
  @Test
  void searchThatNeverPlayed_knowsTheEndsOfPlay() {
    for (String game : new String[] {"nim:2", "nim:1,1", "nim:3,4,5"}) {
      String[] words = {"exam", game, "--agent", "mcts:playouts=200", "--json"};
      JsonNode json = CommandRun.of(words).json();
      assertThat(json.get("expertScore").asDouble()).as(game).isEqualTo(1);
      assertThat(json.get("balancedValueAccuracy").asDouble()).as(game).isEqualTo(1);
      assertThat(CommandRun.of(words).json()).as(game).isEqualTo(json);
    }
  }

  @Test
  void searchAgainstTheTeacher_atNoughtsAndCrosses_drawsFromBothSeats() {
    JsonNode json =
        CommandRun.of("match", "tic-tac-toe", "mcts", "teacher", "--games", "6", "--json").json();
    assertThat(json.get("draws").asInt()).isEqualTo(6);
    assertThat(json.get("exact").get("wins").asDouble()).isEqualTo(0.5);
  }

  @Test
  void teacher_scoresOneAndIsChampion() {
    JsonNode json =
        CommandRun.of("exam", "nim:3,4,5:misere", "--agent", "teacher", "--json").json();
    assertThat(json.get("expertScore").asDouble()).isEqualTo(1);
    assertThat(json.get("champion").asBoolean()).isTrue();
    assertThat(json.get("winRateVsTeacher").asDouble()).isEqualTo(1);
  }

  @Test
  void gamesWithDraws_sayThatADrawIsHalfAWin() {
    String match = CommandRun.of("match", "tic-tac-toe", "random", "teacher", "--games", "2").out();
    assertThat(match).contains("on the whole (a draw is half a win).");
    assertThat(CommandRun.of("exam", "hexapawn", "--agent", "random").out())
        .contains("a draw is half a win");
    assertThat(CommandRun.of("exam", "nim:3", "--agent", "random").out()).doesNotContain("draw");
  }

  // Half of the games from each seat: the second is the winning one.
  @ParameterizedTest
  @CsvSource({"teacher, teacher, 5, 5", "teacher, random, 5, 10", "random, teacher, 0, 5"})
  void stampsOnAChessboard_areWonBySecondTeachers(String a, String b, int least, int most) {
    JsonNode json = CommandRun.of("match", "cz24-stamps", a, b, "--games", "10", "--json").json();
    assertThat(json.get("wins").asInt()).isBetween(least, most);
    assertThat(json.get("wins").asInt() + json.get("losses").asInt()).isEqualTo(10);
  }

  @Test
  void outAndBack_playsAWholeBoardFromBothSeats() {
    JsonNode json =
        CommandRun.of(
                "match",
                "cz08-double-chess",
                "out-and-back:random",
                "random",
                "--games",
                "2",
                "--json")
            .json();
    int all = 0;
    for (String result : List.of("wins", "losses", "draws")) {
      all += json.get(result).asInt();
    }
    assertThat(all).isEqualTo(2);
    CommandRun other = CommandRun.of("match", "nim:3,4,5", "out-and-back:random", "random");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("game of out-and-back: must be one in which both sides stand");
  }

  @Test
  void problem_isExaminedToThePerfectMark() {
    JsonNode json = CommandRun.of("exam", "chess-mate-in-2", "--agent", "teacher", "--json").json();
    assertThat(json.get("positions").asInt()).isEqualTo(1_888);
    assertThat(json.get("expertScore").asDouble()).isEqualTo(1);
    assertThat(json.get("champion").asBoolean()).isTrue();
  }
}
