package org.mexbox.teacher.quotient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.heap.HeapRules;
import org.mexbox.environments.heap.Hexadecimal;
import org.mexbox.environments.heap.HexadecimalCode;
import org.mexbox.teacher.solve.Oracles;
import org.mexbox.teacher.value.Periodicity;

class HeapQuotientTest {

  static HeapRules octal(String code) {
    return new Hexadecimal(HexadecimalCode.parse(code), PlayConvention.MISERE);
  }

  static HeapQuotient quotient(HeapRules rules, int heap) {
    return HeapQuotient.covering(rules, heap, HeapQuotient.MAX_SUMS);
  }

  static Stream<Oracles.Row> published() {
    return Oracles.rows("misere_quotients.csv").stream();
  }

  // Plambeck and Siegel's table of misere quotients of octal games with up to three digits.
  @ParameterizedTest
  @MethodSource("published")
  void publishedQuotient_isFound(Oracles.Row row) {
    HeapQuotient heaps = quotient(octal(row.text("code")), 500);
    assertThat(heaps.quotient().order()).isEqualTo(Integer.parseInt(row.text("q_order")));
    assertThat(heaps.quotient().lostOrder()).isEqualTo(Integer.parseInt(row.text("p_order")));
    int period = Integer.parseInt(row.text("period"));
    int preperiod = Integer.parseInt(row.text("preperiod"));
    assertThat(heaps.period()).contains(new Periodicity(period, preperiod, 0));
  }

  @Test
  void periodOfAQuotient_isProvedWhereThreeHeapsAreLeft() {
    HeapQuotient heaps =
        quotient((HeapRules) Catalogue.rules("hexadecimal:code=0.F:misere"), 1_000_000);
    assertThat(heaps.quotient().order()).isEqualTo(2);
    assertThat(heaps.period()).contains(new Periodicity(2, 0, 0));
  }

  @Test
  void kayles_hasFortyElementsAndSevenGenerators() {
    HeapQuotient heaps = quotient(octal("0.77"), 12);
    assertThat(heaps.quotient().order()).isEqualTo(40);
    assertThat(heaps.quotient().lostOrder()).isEqualTo(9);
    assertThat(heaps.generators()).containsExactly(1, 2, 5, 9, 12, 25, 27);
    assertThat(heaps.element(1_000_000_011))
        .isEqualTo(heaps.element(71 + (1_000_000_011 - 71) % 12));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.15", "0.123", "0.26", "4.56"})
  void quotient_isACommutativeMonoidWhoseElementsAreToldApart(String code) {
    Quotient quotient = quotient(octal(code), 12).quotient();
    Set<ElementSet> partners = new HashSet<>();
    for (int x = 0; x < quotient.order(); x++) {
      assertThat(quotient.times(0, x)).isEqualTo(x);
      partners.add(quotient.partners(x));
      for (int y = 0; y < quotient.order(); y++) {
        assertThat(quotient.times(x, y)).isEqualTo(quotient.times(y, x));
        for (int z = 0; z < quotient.order(); z++) {
          assertThat(quotient.times(quotient.times(x, y), z))
              .isEqualTo(quotient.times(x, quotient.times(y, z)));
        }
      }
    }
    assertThat(partners).hasSize(quotient.order());
  }

  // All sums of up to four heaps of up to six, by the definition. Some games have no finite
  // quotient.
  @Test
  void everySumOfSmallHeaps_isLostWhereItsProductIs_forAllCodesOfThreeDigits() {
    int found = 0;
    for (int code = 1; code < 512; code++) {
      HeapRules rules = octal("0.%03o".formatted(code));
      try {
        compare(rules, HeapQuotient.covering(rules, 6, HeapQuotient.QUICK_SUMS), 6, 4);
        found++;
      } catch (LimitError infinite) {
        assertThat(infinite).hasMessageContaining("misere quotient");
      }
    }
    assertThat(found).isGreaterThan(490);
  }

  @ParameterizedTest
  @ValueSource(strings = {"grundy", "lasker", "subtract:take=1,3,4", "heap:rule=squares", "nim"})
  void everySumOfSmallHeaps_isLostWhereItsProductIs_inOtherGames(String text) {
    HeapRules rules = (HeapRules) Catalogue.rules(text + ":misere");
    compare(rules, quotient(rules, 9), 9, 4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.77", "0.15", "0.6", "0.07", "0.137", "0.16", "4.0", "0.F", "0.A", "0.8"})
  void everySumOfLargerHeaps_isLostWhereItsProductIs(String code) {
    compare(octal(code), quotient(octal(code), 13), 13, 3);
  }

  private static void compare(HeapRules rules, HeapQuotient quotient, int largest, int heaps) {
    Brute brute = new Brute(HeapOptions.of(rules));
    for (List<Integer> sum : sums(largest, heaps)) {
      int product = 0;
      for (int heap : sum) {
        product = quotient.quotient().times(product, quotient.element(heap));
      }
      if (quotient.quotient().isLost(product) != brute.isLost(sum)) {
        throw new AssertionError(rules + " " + sum);
      }
    }
  }

  private static List<List<Integer>> sums(int largest, int heaps) {
    List<List<Integer>> sums = new ArrayList<>(List.of(List.of()));
    for (int from = 0, count = 0; count < heaps; count++) {
      int end = sums.size();
      for (; from < end; from++) {
        List<Integer> sum = sums.get(from);
        for (int heap = sum.isEmpty() ? 1 : sum.get(sum.size() - 1); heap <= largest; heap++) {
          List<Integer> more = new ArrayList<>(sum);
          more.add(heap);
          sums.add(more);
        }
      }
    }
    return sums;
  }

  /** The definition: lost is who can move, but only to positions that are won. */
  private static final class Brute {
    private final Map<List<Integer>, Boolean> lost = new HashMap<>();
    private final HeapOptions rules;

    Brute(HeapOptions rules) {
      this.rules = rules;
    }

    boolean isLost(List<Integer> sum) {
      Boolean known = lost.get(sum);
      if (known != null) {
        return known;
      }
      Set<List<Integer>> options = new HashSet<>();
      for (int i = 0; i < sum.size(); i++) {
        int place = i;
        rules.each(
            sum.get(i),
            parts -> {
              List<Integer> option = new ArrayList<>(sum);
              option.remove(place);
              IntStream.of(parts).filter(part -> part > 0).forEach(option::add);
              option.sort(null);
              options.add(option);
            });
      }
      boolean isLost = !options.isEmpty() && options.stream().noneMatch(this::isLost);
      lost.put(sum, isLost);
      return isLost;
    }
  }

  // What the proof is worth: each heap of Kayles fits one element, and is refused as any other.
  @Test
  void heapThatIsTakenForAnother_isRefused() {
    HeapRules rules = octal("0.77");
    HeapQuotient heaps = quotient(rules, 30);
    Quotient quotient = heaps.quotient();
    Transitions known = Transitions.none(quotient);
    for (int heap = 1; heap <= 30; heap++) {
      ElementSet[] wins = {ElementSet.empty(quotient.order())};
      HeapOptions.of(rules)
          .each(
              heap,
              parts -> {
                int left = quotient.times(heaps.element(parts[0]), heaps.element(parts[1]));
                wins[0] = wins[0].with(quotient.partners(left));
              });
      known = known.with(heaps.element(heap), wins[0]).orElseThrow();
    }
    assertThat(known.with(0, ElementSet.empty(quotient.order()))).isEmpty();
    ElementSet single = quotient.partners(0);
    for (int element = 0; element < quotient.order(); element++) {
      assertThat(known.with(element, single).isPresent()).isEqualTo(element == heaps.element(1));
    }
  }

  @Test
  void infiniteQuotient_isRefusedByItsLimit() {
    HeapRules officers = octal("0.6");
    assertThat(quotient(officers, 15).period()).isEmpty();
    assertThatThrownBy(() -> quotient(officers, 100))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("misere quotient");
  }

  @Test
  void waysToLeaveThreeHeaps_areRefusedWhereTheyAreTooMany() {
    HeapOptions options =
        HeapOptions.of((HeapRules) Catalogue.rules("hexadecimal:code=0.8:misere"));
    assertThatThrownBy(() -> options.each(25_000, parts -> {}))
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("at most 50000000 allowed");
  }

  @Test
  void movesOfSeveralHeaps_areRefused() {
    HeapRules moore = (HeapRules) Catalogue.rules("moore:k=2:misere");
    assertThatThrownBy(() -> quotient(moore, 3))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("heap by heap");
  }

  @Test
  void misereNimValues_areThePublishedOnes() {
    Map<String, List<Integer>> values = new HashMap<>();
    for (Oracles.Row row : Oracles.rows("misere_nim_values.csv")) {
      String code = row.text("code");
      int heap = Integer.parseInt(row.text("n"));
      HeapRules rules =
          code.equals("grundy") ? (HeapRules) Catalogue.rules("grundy:misere") : octal(code);
      int value = values.computeIfAbsent(code, c -> MisereNimValues.of(rules, 30)).get(heap);
      assertThat(value)
          .as("%s, heap %d", code, heap)
          .isEqualTo(Integer.parseInt(row.text("misere_nim_value")));
    }
  }
}
