package org.mexbox.teacher.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapFunction;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.environments.heap.OneHeapFunction;
import org.mexbox.environments.heap.TakeAndBreak;
import org.mexbox.teacher.solve.Oracles.Row;
import org.mexbox.teacher.value.NimValues;
import org.mexbox.teacher.value.Periodicity;
import org.mexbox.teacher.value.Periodicity.Reach;

/** Sequences of nim-values against published ones, and by two ways against each other. */
class HeapValuesTest {
  private static final int ALL_OPTIONS = 300;

  private static NimValues values(String rules, int to) {
    return HeapValues.of((HeapRules) Catalogue.rules(rules), to);
  }

  private static Hexadecimal octal(String code) {
    return new Hexadecimal(HexadecimalCode.parse(code), PlayConvention.NORMAL);
  }

  private static List<Integer> list(NimValues values) {
    return IntStream.rangeClosed(0, values.largest()).map(values::at).boxed().toList();
  }

  @Test
  void sequences_asPublished() {
    Map<String, NimValues> known = new HashMap<>();
    for (Row row : Oracles.rows("heap_sequences.csv")) {
      int heap = Integer.parseInt(row.text("n"));
      NimValues values = known.computeIfAbsent(row.text("game"), game -> values(game, 400));
      assertThat(values.at(heap)).as("%s", row).isEqualTo(Integer.parseInt(row.text("g")));
    }
    assertThat(known).hasSizeGreaterThan(15);
  }

  @Test
  void officers_asPublished() {
    NimValues officers = values("officers", 60_000);
    for (Row row : Oracles.rows("officers_grundy.csv")) {
      int heap = Integer.parseInt(row.text("n"));
      assertThat(officers.at(heap)).as("%s", row).isEqualTo(Integer.parseInt(row.text("grundy")));
    }
    assertThat(officers.zeros().boxed().toList())
        .isEqualTo(
            Oracles.rows("officers_zeros.csv").stream()
                .map(row -> Integer.valueOf(row.text("n")))
                .toList());
  }

  @Test
  void exercisesOfHeaps_asPublished() {
    Map<String, String> games =
        Map.of(
            "g40_even_not_all_or_odd_all", "cz40",
            "g41_even_or_single", "cz41",
            "g42_lasker", "cz42",
            "g43_divisor", "cz43",
            "g44_star", "cz44",
            "g45_path_n_edges", "cz45");
    games.forEach(
        (column, game) -> {
          NimValues values = values(game, 300);
          Oracles.rows("cz40_45_grundy.csv").forEach(row -> check(row, column, values));
        });
    NimValues kayles = values("cz22", 400);
    for (Row row : Oracles.rows("cz22_kayles.csv")) {
      check(row, "g", kayles);
    }
  }

  private static void check(Row row, String column, NimValues values) {
    if (!row.text(column).isEmpty()) {
      int heap = Integer.parseInt(row.text("n"));
      assertThat(values.at(heap))
          .as("%s %s", column, row)
          .isEqualTo(Integer.parseInt(row.text(column)));
    }
  }

  @Test
  void periods_asPublished() {
    checkPeriods(500_000);
  }

  /** Flammenkamp's largest periods of three digits that are within reach. */
  @ParameterizedTest
  @Tag("long")
  @CsvSource({"0.376, 4, 2268248", "0.354, 1180, 10061916", "0.104, 11770282, 197769598"})
  void longWayToThePeriod_isGone(String code, int period, int preperiod) {
    double began = cpuSeconds();
    NimValues values = HeapValues.of(octal(code), 100, 2 * (preperiod + period) + 8);
    double seconds = cpuSeconds() - began;
    System.out.printf("%s: %s after %.1f CPU seconds%n", code, values.period(), seconds);
    assertThat(values.period()).hasValue(new Periodicity(period, preperiod, 0));
    assertThat(seconds).isLessThan(60);
  }

  private static double cpuSeconds() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
  }

  @Test
  void periodWithin_looksFartherThanTheHeapsAskedFor() {
    HeapRules rules = octal("0.127");
    assertThat(HeapValues.of(rules, 50).period()).isEmpty();
    NimValues found = HeapValues.of(rules, 50, 100_000);
    assertThat(found.period()).hasValue(new Periodicity(4, 46_578, 0));
    assertThat(list(found)).isEqualTo(list(HeapValues.of(rules, 50)));
    assertThat(HeapValues.of(rules, 50, 20_000).period()).isEmpty();
    assertThatThrownBy(() -> HeapValues.of(rules, 50, HeapValues.FARTHEST + 1))
        .isInstanceOf(LimitError.class);
  }

  private static void checkPeriods(int largestPreperiod) {
    for (Row row : Oracles.rows("octal_periods.csv")) {
      int preperiod = Integer.parseInt(row.text("preperiod_first_index"));
      int period = Integer.parseInt(row.text("period"));
      if (preperiod > largestPreperiod) {
        continue;
      }
      String code = row.text("code").equals("4.") ? "4.0" : row.text("code");
      NimValues values = HeapValues.of(octal(code), Math.max(100, 2 * (preperiod + period) + 20));
      Periodicity found = values.period().orElseThrow(() -> new AssertionError(row));
      assertThat(found.period()).as("%s", row).isEqualTo(period);
      assertThat(found.preperiod())
          .as("%s: %s", row, list(values.upTo(40)))
          .isEqualTo(Integer.parseInt(row.text("last_exception")) + firstIndexOffset(found));
    }
  }

  private static int firstIndexOffset(Periodicity found) {
    return found.preperiod() == 0 ? 0 : 1;
  }

  // Every code of up to two digits, and of three where the first is 0; the definition is the judge.
  @Test
  void everyShortCode_hasTheValuesOfTheDefinition() {
    for (int bits = 0; bits < 1024; bits++) {
      String code = (bits < 512 ? "0." : "4.") + bits / 64 % 8 + bits / 8 % 8 + bits % 8;
      checkByDefinition(octal(code), 120);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.[3]", "4.[3]", "0.[7]", "4.[7]", "0.1[37]", "4.02[604]", "0.[12]", "0.60[05]"})
  void endlessCode_hasTheValuesOfTheDefinition(String code) {
    checkByDefinition(octal(code), 150);
  }

  @ParameterizedTest
  @EnumSource(HeapFunction.class)
  void namedRule_hasTheValuesOfTheDefinition(HeapFunction function) {
    checkByDefinition(new OneHeapFunction(function, PlayConvention.NORMAL), ALL_OPTIONS);
  }

  // Long enough for rare values to be made use of, and for periods to be given away.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.6", "0.77", "0.07", "0.156", "0.644", "0.16", "0.454", "0.106", "4.444", "0.37"
      })
  void longSequence_hasTheValuesOfTheDefinition(String code) {
    checkByDefinition(octal(code), 3_000);
    NimValues withoutPeriod =
        new HeapSequence(PairRules.of(HexadecimalCode.parse(code)), false).covering(3_000);
    assertThat(list(withoutPeriod))
        .startsWith(list(HeapValues.of(octal(code), 3_000)).toArray(Integer[]::new));
  }

  @Test
  void grundysGame_hasTheValuesOfTheDefinition() {
    checkByDefinition(new OneHeapFunction(HeapFunction.GRUNDY, PlayConvention.NORMAL), 3_000);
  }

  private static void checkByDefinition(TakeAndBreak rules, int to) {
    assertThat(list(HeapValues.of(rules, to)))
        .as("%s", rules)
        .isEqualTo(list(HeapValues.byOptions(rules, to)));
  }

  // Winning Ways, ch. 4: the rare heaps of Officers, counted also by Grossman.
  @Test
  void officers_haveASparseSpace() {
    HeapSequence officers = new HeapSequence(PairRules.of(HexadecimalCode.parse("0.6")));
    officers.covering(40_000);
    assertThat(officers.sparse().orElseThrow().rareCount()).isBetween(1_000, 1_584);
  }

  @ParameterizedTest
  @CsvSource({"0.77,0", "0.104,1", "0.06,0"})
  void kindOfCommonValues_isTheBestOfAll(String code, int counts) {
    PairRules rules = PairRules.of(HexadecimalCode.parse(code));
    char[] values = new char[2_000];
    NimValues known = HeapValues.of(octal(code), 1_999);
    for (int heap = 0; heap < values.length; heap++) {
      values[heap] = (char) known.at(heap);
    }
    SparseSpace.Kind best = SparseSpace.best(rules, values, values.length);
    assertThat(best.counts()).isEqualTo(counts);
    for (int mask = 1; mask < 16; mask++) {
      assertThat(rare(values, best))
          .isLessThanOrEqualTo(rare(values, new SparseSpace.Kind(mask, 0, 1)));
      assertThat(rare(values, best))
          .isLessThanOrEqualTo(
              rare(values, new SparseSpace.Kind(mask, best.counts(), best.even())));
    }
  }

  private static long rare(char[] values, SparseSpace.Kind kind) {
    return IntStream.range(0, values.length)
        .filter(heap -> kind.isOdd(values[heap]) != kind.commonIsOdd(heap))
        .count();
  }

  // Field cases P14, P16, P19, P21.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "octal:code=0.033     | 5  | 0 | 0,1,5,6,10,11,15",
        "octal:code=0.33      | 3  | 0 | 0,3,6,9",
        "octal:code=0.303     | 2  | 0 | 0,2,4,6",
        "octal:code=0.33003   | 3  | 0 | 0,3,6,9",
        "octal:code=0.3033    | 7  | 0 | 0,2,7,9",
        "octal:code=0.0300303 | 22 | 0 | 0,1,4",
        "octal:code=0.3003    | 5  | 0 | 0,2,5,7,10,12,15",
        "octal:code=0.03003   | 7  | 0 | 0,1,4,7,8,11",
        "octal:code=0.07      | 34 | 53 | 0,1,5,9,15,21,25,29,35,39,43",
        "octal:code=0.77      | 12 | 71 | 0",
        "octal:code=4.0       | 2  | 1 | 0,1,3,5,7",
      })
  void fieldCases_ofPeriods(String rules, int period, int preperiod, String zeros) {
    NimValues values = values(rules, 60);
    assertThat(values.period()).hasValue(new Periodicity(period, preperiod, 0));
    List<Integer> wanted = Stream.of(zeros.split(",")).map(Integer::valueOf).toList();
    assertThat(values.zeros().boxed().toList()).startsWith(wanted.toArray(Integer[]::new));
  }

  @Test
  void dawsonsKayles_countedFar() {
    assertThat(values("dawsons-kayles", 50).zeros().filter(n -> n > 0).count()).isEqualTo(10);
    assertThat(values("dawsons-kayles", 10_000).zeros().filter(n -> n > 0).count())
        .isEqualTo(10_000 - 8_527);
    NimValues million = values("dawsons-kayles", 1_000_000);
    assertThat(million.zeros().filter(n -> n > 0).count()).isEqualTo(1_000_000 - 852_938);
    assertThat(million.at(52)).isEqualTo(2);
    assertThat(million.at(86)).isEqualTo(9);
    int[] exceptions =
        IntStream.range(0, 900_000).filter(n -> million.at(n) != million.at(n + 340)).toArray();
    assertThat(exceptions).containsExactly(0, 1, 15, 17, 18, 32, 35, 52);
  }

  @Test
  void otherRulesOfHeaps_haveValuesToo() {
    assertThat(list(values("subtract:take=1,2,4", 6))).containsExactly(0, 1, 2, 0, 1, 2, 0);
    assertThat(values("subtract:take=1,2,4", 2).period()).hasValue(new Periodicity(3, 0, 0));
    assertThat(list(values("nim", 4))).containsExactly(0, 1, 2, 3, 4);
    assertThat(values("nim", 4).at(1_000_000)).isEqualTo(1_000_000);
    assertThatThrownBy(() -> values("moore:k=2", 4)).isInstanceOf(InputError.class);
    assertThatThrownBy(() -> values("nim", 70_000)).isInstanceOf(LimitError.class);
    assertThatThrownBy(() -> values("octal:code=0.[3]", 70_000)).isInstanceOf(LimitError.class);
  }

  @Test
  void arithmeticPeriod_thatShows_isSeenNotProved() {
    NimValues lasker = values("lasker", 400);
    assertThat(lasker.period()).isEmpty();
    assertThat(lasker.periodSeen()).hasValue(new Periodicity(4, 1, 4));
    assertThat(values("cz40", 200).periodSeen()).hasValue(new Periodicity(2, 1, 1));
    assertThat(values("grundy", 400).periodSeen()).isEmpty();
  }

  @Test
  void periods_ofMadeUpSequences() {
    char[] values = new char[200];
    for (int n = 0; n < values.length; n++) {
      values[n] = (char) (n < 20 ? n * n % 7 : n % 9 + 1);
    }
    // 2 * 20 + 2 * 9 + t values prove it, fewer do not; the smallest start is looked for.
    int first = 20;
    while (values[first - 1] == values[first + 8]) {
      first--;
    }
    int needed = 2 * first + 18 + 5;
    Reach reach = new Reach(5, 2);
    assertThat(Periodicity.proved(values, needed, reach)).hasValue(new Periodicity(9, first, 0));
    assertThat(Periodicity.proved(values, needed - 1, reach)).isEmpty();
    assertThat(Periodicity.proved(Arrays.copyOf(values, 1), 1, reach)).isEmpty();
  }
}
