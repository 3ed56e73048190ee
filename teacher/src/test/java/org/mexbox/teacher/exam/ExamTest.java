package org.mexbox.teacher.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.Game;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.catalogue.Entry;
import org.mexbox.environments.contract.Walks;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.play.Policy;
import org.mexbox.environments.play.Valuation;
import org.mexbox.teacher.exam.Split.By;
import org.mexbox.teacher.label.Labels;
import org.mexbox.teacher.limit.Budget;
import org.mexbox.teacher.limit.Limits;
import org.mexbox.teacher.play.Resistance;
import org.mexbox.teacher.play.Teacher;

class ExamTest {

  // Of games without codes those that are enumerated within a few seconds.
  private static final int MOST_LISTED = 40_000;

  /** All entries that can be examined in a test, those that go round among them. */
  static List<String> catalogue() {
    return Catalogue.entries().stream()
        .map(Entry::id)
        .filter(
            id -> Catalogue.any(id) instanceof AnyGame.InTurn inTurn && isExamined(inTurn.game()))
        .toList();
  }

  private static boolean isExamined(Game game) {
    return game.packing().filter(packing -> packing.size() <= Labels.MAX_CODES).isPresent()
        || Walks.breadthFirst(game.start(), MOST_LISTED + 1).size() <= MOST_LISTED;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stamps:3x4",
        "stamps:4x4:misere",
        "stamps:xxx.o/...../....x",
        "chocolate:3x4:smallest=2",
        "chocolate:2x4,1x3:misere",
        "hexagons:2:misere",
        "hexagons:4",
        "graph-circle:d",
        "graph:a-b-c-d,a-c,b-d:misere"
      })
  void perfectTeacher_hasFullMarksOnEnumeratedGames(String text) {
    perfectTeacher_hasFullMarksOnEveryEntry(text);
  }

  // So that no game is left out unseen.
  @Test
  void entriesThatAreExamined_areMoreThanThoseWithCodes() {
    List<String> listed =
        catalogue().stream().filter(id -> Catalogue.game(id).packing().isEmpty()).toList();
    assertThat(listed).contains("graph-circle", "double-chess");
    assertThat(listed.stream().filter(id -> Catalogue.game(id).ruleset().loopy()))
        .hasSizeGreaterThanOrEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("catalogue")
  void perfectTeacher_hasFullMarksOnEveryEntry(String id) {
    Game game = Catalogue.game(id);
    ExamResult result = Exam.of(game).mark(Teacher.of(game, 1));
    assertThat(result.expertScore()).isEqualTo(1);
    // Where nobody can lose there is nothing to tell apart.
    assertThat(result.balancedValueAccuracy().orElse(1)).isEqualTo(1);
    assertThat(result.loss().map(ExamResult.Loss::mean).orElse(0.0)).isZero();
    assertThat(result.loss().map(loss -> loss.drawsHeld().orElse(1)).orElse(1.0)).isEqualTo(1);
    assertThat(result.exhaustive()).isTrue();
    assertThat(result.interval()).isEmpty();
    assertThat(result.isChampion()).isTrue();
    boolean goesRound = game.ruleset().loopy() && game.packing().isEmpty();
    assertThat(result.vsTeacher().isEmpty()).isEqualTo(goesRound);
    assertThat(result.winRateVsTeacher().orElse(1)).isEqualTo(1);
    assertThat(result.winRateVsRandom().orElse(1)).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("catalogue")
  void uniformMover_scoresTheFloorOnEveryEntry(String id) {
    ExamResult result = Exam.of(Catalogue.game(id)).mark(Policy.uniform());
    assertThat(result.expertScore()).isCloseTo(result.randomScore(), within(1e-12));
    assertThat(result.balancedValueAccuracy()).isEmpty();
    for (Split split : result.splits()) {
      assertThat(split.rows().stream().mapToLong(Split.Row::positions).sum())
          .isEqualTo(result.wonPositions());
      for (Split.Row row : split.rows()) {
        assertThat(row.expertScore()).isCloseTo(row.randomScore(), within(1e-12));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1,2,3",
        "nim:1,2,3:misere",
        "nim:2,3,3",
        "nim:0",
        "nim:0:misere",
        "nim:1:misere",
        "moore:2,2,2:k=2",
        "moore:2,2,2:k=2:misere",
        "subtract:17:take=2,4",
        "subtract:17:take=2,4:misere",
        "subtract:5,6:take=2,3:misere"
      })
  void anyPolicy_isMarkedAsByPlainRecursion(String text) {
    Game game = Catalogue.game(text);
    for (int seed = 0; seed < 40; seed++) {
      Policy policy = new ScriptedPolicy(seed, seed % 4 / 3.0);
      ExamResult found = Exam.of(game).mark(policy);
      new PlainExam(game, policy).assertSame(found, text + " seed " + seed);
    }
  }

  @Test
  void marienbad_hasTheNumbersOfCasesP35AndP37() {
    ExamResult normal = Exam.of(Catalogue.game("nim:1,3,5,7")).mark(Policy.uniform());
    ExamResult misere = Exam.of(Catalogue.game("nim:1,3,5,7:misere")).mark(Policy.uniform());
    assertThat(normal.positions()).isEqualTo(384);
    assertThat(normal.wonPositions()).isEqualTo(336);
    assertThat(misere.positions()).isEqualTo(384);
    assertThat(misere.wonPositions()).isEqualTo(335);
    assertThat(normal.randomScore()).isCloseTo(0.188, within(0.0005));
    assertThat(misere.randomScore()).isCloseTo(0.186, within(0.0005));
  }

  @Test
  void championThatIsNoExpert_isToldApart() {
    Game game = Catalogue.game("nim:3,4,5");
    Teacher teacher = Teacher.of(game, 1);
    // Clumsy exactly where a perfect opening can never lead: three heaps, none of them touched.
    Policy policy =
        position ->
            position.toString().equals("3,4,4")
                ? Policy.uniform().probabilities(position)
                : teacher.probabilities(position);
    ExamResult result = Exam.of(game).mark(policy);
    assertThat(result.isChampion()).isTrue();
    assertThat(result.expertScore()).isLessThan(1);
  }

  @Test
  void valueOfNothing_isHalfRight() {
    record Silent() implements Policy, Valuation {
      @Override
      public double[] probabilities(Position position) {
        return Policy.uniform().probabilities(position);
      }

      @Override
      public double value(Position position) {
        return 0;
      }
    }
    assertThat(Exam.of(Catalogue.game("nim:1,3,5,7")).mark(new Silent()).balancedValueAccuracy())
        .hasValue(0.5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nim:6,7,8", "nim:6,7,8:misere", "moore:3,4,3:k=2", "subtract:9,40:take=1,2"})
  void sample_agreesWithAskingAll(String text) {
    Game game = Catalogue.game(text);
    Policy policy = new ScriptedPolicy(5, 0.5);
    ExamResult all = Exam.of(game).mark(policy);
    ExamResult some = new SampledMarking(Sample.of(game, 11).orElseThrow(), policy).run();
    assertThat(some.wonPositions()).isEqualTo(100_000);
    assertThat(some.expertScore()).isCloseTo(all.expertScore(), within(0.01));
    assertThat(some.randomScore()).isCloseTo(all.randomScore(), within(0.01));
    assertThat(some.champion()).isEqualTo(all.champion());
    assertThat(some.interval().orElseThrow().low()).isLessThan(some.expertScore());
    assertThat(some.interval().orElseThrow().high()).isGreaterThan(some.expertScore());
    Teacher teacher = Teacher.of(game, 1);
    ExamResult perfect = new SampledMarking(Sample.of(game, 12).orElseThrow(), teacher).run();
    assertThat(perfect.expertScore()).isEqualTo(1);
    assertThat(perfect.isChampion()).isTrue();
    assertThat(perfect.balancedValueAccuracy()).hasValue(1);
  }

  @Test
  void manyPositions_areSampledWithAnInterval() {
    Game game = Catalogue.game("nim:130,130,130");
    Exam exam = Exam.of(game, 3);
    ExamResult result = exam.mark(Teacher.of(game, 1));
    assertThat(result.exhaustive()).isFalse();
    assertThat(result.wonPositions()).isEqualTo(100_000);
    assertThat(result.expertScore()).isEqualTo(1);
    assertThat(result.interval().orElseThrow().low()).isBetween(0.9999, 1.0);
    assertThat(result.winRateVsTeacher()).isEmpty();
    ExamResult uniform = exam.mark(Policy.uniform());
    assertThat(uniform.champion()).hasValue(false);
    assertThat(Exam.of(game, 3).mark(Policy.uniform())).isEqualTo(uniform);
    assertThat(Exam.of(game, 4).mark(Policy.uniform())).isNotEqualTo(uniform);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim:1000000,1000000",
        "octal:100,100:code=0.6:misere",
        "subtract:3000,3000:take=2,3",
        "moore:100,100,100,100:k=3"
      })
  void gameThatCannotBeExamined_isRefusedInOneLine(String text) {
    Budget few = Budget.of(Limits.NONE.keeping(50_000), Clock.systemUTC());
    assertThatThrownBy(() -> Exam.of(Catalogue.game(text), 1, few))
        .isInstanceOf(LimitError.class)
        .hasMessageNotContaining("\n");
  }

  @Test
  void randomAgainstRandom_isEvenAsInCaseP41() {
    for (String start : List.of("nim:1,2,3", "nim:3,4,5", "nim:1,3,5,7")) {
      for (String convention : List.of("", ":misere")) {
        assertThat(
                WinProbability.of(
                    Catalogue.game(start + convention), Policy.uniform(), Policy.uniform()))
            .as(start + convention)
            .isCloseTo(0.5, within(1e-12));
      }
    }
  }

  // The published figures are those of a teacher who plays anything when lost. The longest
  // resistance leaves a random mover far less.
  @Test
  void randomAgainstTheTeacher_asInCaseP41() {
    assertThat(randomWins("nim:3,4,5", true, Resistance.NONE)).isCloseTo(0.0067, within(5e-5));
    assertThat(randomWins("nim:1,3,5,7", false, Resistance.NONE)).isCloseTo(0.0095, within(5e-5));
    assertThat(randomWins("nim:3,4,5", true, Resistance.LONGEST)).isCloseTo(8.8e-5, within(5e-7));
    assertThat(randomWins("nim:1,3,5,7", false, Resistance.LONGEST)).isBetween(1e-6, 3e-6);
  }

  private static double randomWins(String text, boolean first, Resistance resistance) {
    Game game = Catalogue.game(text);
    Teacher teacher = Teacher.of(game, 1, resistance);
    return first
        ? WinProbability.of(game, Policy.uniform(), teacher)
        : 1 - WinProbability.of(game, teacher, Policy.uniform());
  }

  @Test
  void teacherAgainstTeacher_theFirstSeatWinsEveryGameAsInCaseP42() {
    for (String text : List.of("nim:3,4,5", "nim:100", "nim:100:misere")) {
      Game game = Catalogue.game(text);
      assertThat(WinProbability.of(game, Teacher.of(game, 1), Teacher.of(game, 1))).isEqualTo(1);
    }
  }

  @Test
  void winProbabilityInTheSecondSeat_isWhatTheOtherPlayerLeaves() {
    for (String text : List.of("nim:2,3,5:misere", "tic-tac-toe", "euclid:25,7")) {
      Game game = Catalogue.game(text);
      Policy policy = new ScriptedPolicy(9, 0.7);
      WinProbability.Seats seats = WinProbability.inBothSeats(game, policy, Policy.uniform());
      assertThat(seats.movingFirst()).isEqualTo(WinProbability.of(game, policy, Policy.uniform()));
      assertClose(seats.movingSecond(), 1 - WinProbability.of(game, Policy.uniform(), policy));
      assertThat(seats.movingSecond()).isNotEqualTo(seats.movingFirst());
    }
  }

  @Test
  void winRatesOfTheExam_agreeWithWinProbability() {
    Game game = Catalogue.game("nim:2,3,5:misere");
    Labels labels = Labels.of(game);
    Teacher teacher = Teacher.of(labels, 1, Resistance.LONGEST);
    Policy policy = new ScriptedPolicy(9, 0.7);
    ExamResult result = Exam.of(labels).mark(policy);
    WinRates vsTeacher = result.vsTeacher().orElseThrow();
    WinRates vsRandom = result.vsRandom().orElseThrow();
    assertClose(vsTeacher.first(), WinProbability.of(labels, policy, teacher));
    assertClose(vsTeacher.second(), 1 - WinProbability.of(labels, teacher, policy));
    assertClose(vsRandom.first(), WinProbability.of(labels, policy, Policy.uniform()));
    assertClose(vsRandom.second(), 1 - WinProbability.of(labels, Policy.uniform(), policy));
  }

  private static void assertClose(double found, double expected) {
    assertThat(found).isCloseTo(expected, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:1,0,5,7", "moore:2,3,3:k=2", "subtract:5,9:take=2,3"})
  void splitByHeaps_countsThoseThatAreNotEmpty(String text) {
    Game game = Catalogue.game(text);
    Labels labels = Labels.of(game);
    long[] expected = new long[game.start().toString().length()];
    for (int code = 0; code <= labels.start(); code++) {
      Heaps heaps = (Heaps) labels.packing().unpack(code);
      if (labels.isReachable(code) && labels.isWon(code) && !heaps.isTerminal()) {
        expected[(int) Arrays.stream(heaps.sizes()).filter(size -> size > 0).count()]++;
      }
    }
    Split split = Exam.of(labels).mark(Policy.uniform()).split(By.HEAPS).orElseThrow();
    for (Split.Row row : split.rows()) {
      assertThat(row.positions()).as("%d heaps", row.key()).isEqualTo(expected[row.key()]);
    }
    assertThat(split.rows()).hasSize((int) Arrays.stream(expected).filter(n -> n > 0).count());
  }

  @Test
  void split_hasEveryDistanceAndHeapCount() {
    ExamResult result = Exam.of(Catalogue.game("nim:1,3,5,7")).mark(Policy.uniform());
    assertThat(result.split(By.HEAPS).orElseThrow().rows())
        .extracting(Split.Row::key)
        .containsExactly(1, 2, 3, 4);
    assertThat(result.split(By.NIM_VALUE).orElseThrow().rows())
        .extracting(Split.Row::key)
        .containsExactly(1, 2, 3, 4, 5, 6, 7);
    assertThat(result.split(By.DISTANCE).orElseThrow().rows())
        .allSatisfy(row -> assertThat(row.key() % 2).isEqualTo(1));
  }
}
