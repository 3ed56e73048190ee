package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Heaps;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;
import org.mexbox.teacher.play.Teacher;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Outcome;
import org.mexbox.teacher.value.Periodicity;
import org.mexbox.teacher.value.Periodicity.Reach;

/** Games that leave three heaps, against plain recursion over the text of their code. */
class HexadecimalTest {
  private static final int FAR = 600;

  private static HeapRules rules(String code) {
    return (HeapRules) Catalogue.rules("hexadecimal:code=" + code);
  }

  private static Verdict solve(String game) {
    return Solver.in(Locale.ENGLISH).solve(Catalogue.game(game).start());
  }

  private static HeapSequence sequence(String code, boolean looksForPeriod) {
    return new HeapSequence(PairRules.of(HexadecimalCode.parse(code)), looksForPeriod);
  }

  private static List<Integer> list(NimValues values, int to) {
    return IntStream.rangeClosed(0, to).map(values::at).boxed().toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.8",
        "0.F",
        "0.9",
        "0.137F",
        "0.A",
        "0.E",
        "0.08",
        "0.7B",
        "8.0",
        "C.3",
        "4.08",
        "0.[8]",
        "0.1[F]",
        "4.0[09]",
        "8.[3]",
        "0.2[C05]"
      })
  void values_areThoseOfPlainRecursion(String code) {
    PlainCode plain = new PlainCode(code, PlayConvention.NORMAL);
    assertThat(list(HeapValues.of(rules(code), 40), 40))
        .isEqualTo(IntStream.rangeClosed(0, 40).map(plain::value).boxed().toList());
  }

  // The set of values is kept in words of 64 bits: here values leave the first one, and the second.
  @ParameterizedTest
  @ValueSource(strings = {"0.9", "0.E", "C.3", "0.[9]", "8.[2]", "0.03C"})
  void longSequences_haveTheValuesOfTheDefinition(String code) {
    assertThat(list(HeapValues.of(rules(code), 350), 350))
        .isEqualTo(list(HeapValues.byOptions((TakeAndBreak) rules(code), 350), 350));
  }

  @Test
  void everyCodeOfTwoDigits_hasTheValuesOfTheDefinition() {
    for (int bits = 0; bits < 1024; bits++) {
      String code = "%X.%02X".formatted(bits / 256 * 4, bits % 256);
      assertThat(list(sequence(code, true).covering(50), 50))
          .as(code)
          .isEqualTo(list(HeapValues.byOptions((TakeAndBreak) rules(code), 50), 50));
    }
  }

  @Test
  void sumsOfThreeHeaps_ofAnyValues_areThoseOfAllWaysToLeaveThem() {
    var random = Seeds.stream(5);
    for (int bound : new int[] {1, 2, 60, 64, 300, 65_536}) {
      char[] values = new char[40];
      for (int heap = 1; heap < values.length; heap++) {
        values[heap] = (char) Draws.below(bound, random);
      }
      PartSums sums = new PartSums();
      for (int total = 0; total < values.length; total++) {
        BitSet wanted = new BitSet();
        for (int a = 1; a < total; a++) {
          for (int b = 1; a + b < total; b++) {
            wanted.set(values[a] ^ values[b] ^ values[total - a - b]);
          }
        }
        assertThat(sums.three(total, values)).as("%d below %d", total, bound).isEqualTo(wanted);
      }
    }
  }

  @Test
  void provedPeriod_holdsFarBeyond_forEveryCodeOfThreeDigits() {
    Set<Integer> lengths = new TreeSet<>();
    int proved = 0;
    int growing = 0;
    for (int bits = 0; bits < 4096; bits++) {
      String code = "0.%03X".formatted(bits);
      NimValues values = sequence(code, true).covering(FAR / 4);
      if (!HexadecimalCode.parse(code).isOctal() && values.period().isPresent()) {
        assertThat(list(values.upTo(FAR), FAR))
            .as("%s: %s", code, values.period())
            .isEqualTo(list(sequence(code, false).covering(FAR), FAR));
        if (values.period().get().saltus() > 0) {
          growing++;
        } else {
          proved++;
          lengths.add(values.period().get().period());
        }
      }
    }
    assertThat(lengths).containsExactly(2, 4);
    assertThat(proved).isGreaterThan(300);
    assertThat(growing).isGreaterThan(100);
  }

  @Test
  void arithmeticPeriod_holdsFarBeyond_forEveryCodeThatMaySplit() {
    int proved = 0;
    for (int bits = 256; bits < 1024; bits++) {
      String code = "%X.%02X".formatted(bits / 256 * 4, bits % 256);
      NimValues values = sequence(code, true).covering(FAR / 4);
      if (values.period().filter(period -> period.saltus() > 0).isPresent()) {
        assertThat(list(values.upTo(FAR), FAR))
            .as("%s: %s", code, values.period())
            .isEqualTo(list(sequence(code, false).covering(FAR), FAR));
        proved++;
      }
    }
    assertThat(proved).isGreaterThan(100);
  }

  /** Three heaps of n - 1 objects: 0.8 has a third of n - 1, rounded down. */
  @ParameterizedTest
  @CsvSource({
    "0.8, 3, 1, 1",
    "8.0, 2, 1, 1",
    "0.08, 4, 1, 1",
    "0.C, 2, 1, 1",
    "0.0C, 3, 1, 1",
    "0.AB, 1, 1, 1"
  })
  void gameOfThreeHeaps_hasAProvedArithmeticPeriod(String code, int p, int from, int saltus) {
    NimValues values = sequence(code, true).covering(1_000);
    assertThat(values.period()).hasValue(new Periodicity(p, from, saltus));
    assertThat(values.at(1_000_000_000)).isEqualTo((1_000_000_000 - 1) / p);
  }

  /** Sums of values may be larger than the value here; by their last binary digits they miss it. */
  @ParameterizedTest
  @CsvSource({
    "0.28, 53, 1, 16",
    "0.89, 4, 3, 2",
    "0.9C, 36, 28, 16",
    "4.0A, 8, 1, 4",
    "0.9F, 3, 4, 2",
    "0.3FF, 1, 0, 1"
  })
  void arithmeticPeriod_provedByPowersOfTwo_holdsFarBeyondByTheDefinition(
      String code, int p, int from, int saltus) {
    NimValues values = sequence(code, true).covering(FAR);
    assertThat(values.period()).hasValue(new Periodicity(p, from, saltus));
    int far = 2 * FAR;
    assertThat(list(values.upTo(far), far))
        .isEqualTo(list(HeapValues.byOptions((TakeAndBreak) rules(code), far), far));
  }

  /** What grows need not be proved by this. */
  @ParameterizedTest
  @ValueSource(strings = {"8.B0", "0.13A"})
  void arithmeticPeriod_thatIsSeen_needNotBeProved(String code) {
    NimValues values = HeapValues.of(rules(code), 1_000);
    assertThat(values.periodSeen()).isPresent();
    assertThat(values.period()).isEmpty();
  }

  /** The same sequence with one value changed late: the proof must see it. */
  @Test
  void arithmeticPeriod_ofValuesThatAreNoGame_isNotProved() {
    char[] values = new char[512];
    for (int heap = 1; heap < values.length; heap++) {
      values[heap] = (char) ((heap - 1) / 3);
    }
    PairRules rules = PairRules.of(HexadecimalCode.parse("0.8"));
    assertThat(ArithmeticPeriod.proved(rules, values, 512)).hasValue(new Periodicity(3, 1, 1));
    for (String other : List.of("8.0", "0.08", "0.0008", "0.C", "0.1")) {
      assertThat(ArithmeticPeriod.proved(PairRules.of(HexadecimalCode.parse(other)), values, 512))
          .as(other)
          .isEmpty();
    }
    for (int heap = 1; heap < values.length; heap++) {
      values[heap]++;
    }
    assertThat(ArithmeticPeriod.proved(rules, values, 512)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexadecimal:1000000000:code=0.8",
        "hexadecimal:1000000000,999999,7:code=0.C",
        "hexadecimal:31000,31003:code=8.0",
        "hexadecimal:40000,40001,5:code=0.0C",
        "hexadecimal:40000,12:code=0.AB",
        "hexadecimal:31000,31001:code=0.08",
        "hexadecimal:1000000000,77:code=0.89",
        "hexadecimal:50000,50003:code=0.9F"
      })
  void hugeHeaps_haveWinningMovesThatLeaveTheValueNought(String game) {
    Verdict verdict = solve(game);
    assertThat(verdict.outcome()).isEqualTo(Outcome.N);
    assertThat(verdict.winningMoves()).isNotEmpty();
    for (Move move : verdict.winningMoves()) {
      Position left = verdict.position().after(move);
      assertThat(solve(left.ruleset().family() + ":" + left + ":" + game.split(":")[2]).outcome())
          .as("%s", move)
          .isEqualTo(Outcome.P);
    }
  }

  /** Constructed moves are among all moves there are, and there is one wherever there is any. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.8", "8.0", "0.08", "0.C", "0.0C", "0.AB", "0.E8", "4.8A", "C.C8", "0.9F", "0.3FF", "0.89"
      })
  void constructedMoves_areThereForEverySmallerValue(String code) {
    NimValues values = sequence(code, true).covering(100);
    FarMoves far = new FarMoves(HexadecimalCode.parse(code), values, values.period().orElseThrow());
    for (int heap = 90; heap < 100; heap++) {
      for (int wanted = 0; wanted <= values.at(heap); wanted++) {
        Set<List<Integer>> all = new HashSet<>();
        int value = wanted;
        ((TakeAndBreak) rules(code))
            .options(
                heap,
                (first, second, third) ->
                    values.ofParts(first, second, third) != value
                        || all.add(List.of(first, second, third)));
        assertThat(all).as("%d of %d", wanted, heap).containsAll(far.leaving(heap, wanted));
        assertThat(far.leaving(heap, wanted).isEmpty())
            .as("%d of %d", wanted, heap)
            .isEqualTo(all.isEmpty())
            .isEqualTo(wanted == values.at(heap));
      }
    }
  }

  @Test
  void period_whereThreeHeapsAreLeft_needsMoreValues() {
    char[] values = new char[100];
    for (int n = 0; n < values.length; n++) {
      values[n] = (char) (n < 10 ? 7 : n % 5);
    }
    int needed = 3 * 10 + 3 * 5 + 2;
    Reach three = new Reach(2, 3);
    assertThat(Periodicity.proved(values, needed, three)).hasValue(new Periodicity(5, 10, 0));
    assertThat(Periodicity.proved(values, needed - 1, three)).isEmpty();
    assertThat(Periodicity.proved(values, needed - 15, new Reach(2, 2))).isPresent();
    assertThat(Periodicity.proved(values, needed - 30, new Reach(2, 1))).isPresent();
    assertThat(Periodicity.proved(values, needed - 31, new Reach(2, 1))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.8", "0.F", "0.9", "0.137F", "0.A", "0.E", "8.0", "C.3", "0.7B", "0.[9]"})
  void everySumOfSmallHeaps_isSolvedAsByPlainRecursion(String code) {
    for (PlayConvention convention : PlayConvention.values()) {
      PlainCode plain = new PlainCode(code, convention);
      String options = convention == PlayConvention.NORMAL ? "" : ":misere";
      for (String heaps : List.of("3", "5", "7", "1,2", "3,4", "5,6", "2,5,6", "4,4,5")) {
        Verdict verdict = solve("hexadecimal:" + heaps + ":code=" + code + options);
        Heaps position = (Heaps) verdict.position();
        boolean lost = plain.isLost(heaps(position));
        assertThat(verdict.outcome()).as("%s", position).isEqualTo(lost ? Outcome.P : Outcome.N);
        List<Position> won = new ArrayList<>();
        for (Move move : position.moves()) {
          Position option = position.after(move);
          if (plain.isLost(heaps((Heaps) option))) {
            won.add(option);
          }
        }
        assertThat(verdict.winningMoves().stream().map(position::after).collect(Collectors.toSet()))
            .as("%s, %s", position, convention)
            .isEqualTo(Set.copyOf(won));
        assertThat(verdict.winning().count()).as("%s", position).isEqualTo(won.size());
      }
    }
  }

  private static List<Integer> heaps(Heaps position) {
    return Arrays.stream(position.sizes()).boxed().toList();
  }

  @Test
  void moveThatLeavesThreeHeaps_isExplained() {
    Verdict verdict = solve("hexadecimal:9,4:code=0.F");
    assertThat(verdict.explanation()).allMatch(line -> line.length() <= 80);
    assertThat(String.join(" ", verdict.explanation()))
        .contains(
            "You win if you take 1 from the heap of 4: 4->1,1,1. The three heaps have values 1, 1 and"
                + " 1, together 1.")
        .contains("The two heaps have values 1 and 0, together 1.")
        .contains("What is left of the heap has the value 1.");
    assertThat(solve("hexadecimal:3:code=8.0").explanation())
        .contains("You win if you split the heap of 3: 3->1,1,1. The three heaps have values 0, 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexadecimal:70:code=0.9",
        "hexadecimal:30,41:code=0.8",
        "hexadecimal:60,41:code=0.F:misere"
      })
  void teacher_ofALargeGame_winsAgainstRandomPlay(String game) {
    Teacher teacher = Teacher.of(Catalogue.game(game), 1);
    boolean won = solve(game).outcome() == Outcome.N;
    Position position = Catalogue.game(game).start();
    var random = Seeds.stream(3);
    boolean teachers = won;
    for (; !position.isTerminal(); teachers = !teachers) {
      List<Move> moves = position.moves();
      position =
          position.after(
              teachers
                  ? teacher.choose(position, random)
                  : moves.get(Draws.below(moves.size(), random)));
    }
    // Whose turn it is now cannot move.
    assertThat(teachers).isEqualTo(game.endsWith("misere"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.8", "0.28", "0.F", "0.9C", "8.0"})
  void stepsStillToBeTaken_areNeverOverestimated(String code) {
    char[] values = new char[901];
    NimValues all = sequence(code, false).covering(900);
    for (int heap = 0; heap < values.length; heap++) {
      values[heap] = (char) all.at(heap);
    }
    PartSums sums = new PartSums();
    sums.three(300, values);
    long least = sums.leastSteps(900, values, 301);
    // Only the values that are known may count.
    assertThat(sums.leastSteps(900, Arrays.copyOf(values, 301), 301)).isEqualTo(least);
    long before = sums.steps();
    sums.three(899, values);
    assertThat(least).isBetween((sums.steps() - before) / 6, sums.steps() - before);
    assertThat(sums.leastSteps(900, values, 901)).isZero();
  }

  @Test
  void heapBeyondReach_isRefusedLongBeforeTheLimitIsMet() {
    assertThatThrownBy(() -> HeapValues.of(rules("0.13A"), 100_000))
        .isInstanceOf(LimitError.class)
        .hasMessageMatching("options of heaps up to [1-9]\\d{4}: more needed, .*");
  }
}
