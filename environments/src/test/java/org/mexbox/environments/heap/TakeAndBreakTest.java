package org.mexbox.environments.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.LimitError;
import org.mexbox.environments.Move;
import org.mexbox.environments.PlayConvention;
import org.mexbox.environments.Position;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.environments.sum.EnumeratedPacking;

class TakeAndBreakTest {

  private static Position at(String game) {
    return Catalogue.game(game).start();
  }

  private static List<String> options(String game) {
    return at(game).moves().stream().map(Move::toString).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "octal:4:code=0.6      | [4->3, 4->1,2]",
        "octal:1:code=0.6      | []",
        "octal:4:code=0.77     | [4->2, 4->3, 4->1,2, 4->1,1]",
        "octal:2:code=0.77     | [2->0, 2->1]",
        "octal:4:code=0.033    | [4->1, 4->2]",
        "octal:4:code=4.0      | [4->1,3, 4->2,2]",
        "octal:3:code=4.[3]    | [3->0, 3->1, 3->2, 3->1,2]",
        "octal:3:code=0.[3]    | [3->0, 3->1, 3->2]",
        "octal:5:code=0.37     | [5->3, 5->4, 5->1,2]",
        "hexadecimal:7:code=0.8 | [7->1,1,4, 7->1,2,3, 7->2,2,2]",
        "hexadecimal:3:code=0.8 | []",
        "hexadecimal:3:code=8.0 | [3->1,1,1]",
        "hexadecimal:5:code=0.0f | [5->3, 5->1,2, 5->1,1,1]",
        "hexadecimal:2:code=0.0F | [2->0]",
        "hexadecimal:4:code=0.[9] | [4->0, 4->1,1,1]",
        "hexadecimal:4:code=c.1 | [4->1,3, 4->2,2, 4->1,1,2]",
        "heap:6:rule=grundy    | [6->1,5, 6->2,4]",
        "heap:2:rule=grundy    | []",
        "heap:12:rule=divisors | [12->0, 12->6, 12->8, 12->9, 12->10, 12->11]",
        "heap:12:rule=proper-divisors | [12->6, 12->8, 12->9, 12->10, 12->11]",
        "heap:7:rule=even-or-whole-odd | [7->0, 7->1, 7->3, 7->5]",
        "heap:6:rule=even-or-whole-odd | [6->2, 6->4]",
        "heap:6:rule=even-or-single | [6->0, 6->2, 6->4]",
        "heap:7:rule=even-or-single | [7->1, 7->3, 7->5]",
        "heap:9:rule=powers-of-two | [9->1, 9->5, 9->7, 9->8]",
        "heap:9:rule=squares   | [9->0, 9->5, 9->8]",
        "heap:7:rule=star      | [7->0, 7->6]",
      })
  void moves_areWhatTheRuleLeaves(String game, String moves) {
    assertThat(options(game).toString()).isEqualTo(moves);
  }

  @Test
  void heaps_ofBreakingRules_standInRisingOrder() {
    Position start = at("octal:12,7:code=0.6");
    assertThat(start).hasToString("7,12");
    assertThat(start.after(start.move("12->3,8"))).hasToString("3,7,8");
    assertThat(start.after(start.move("12 -> 8 , 3"))).hasToString("3,7,8");
    assertThat(at("octal:0,2,0:code=0.77")).hasToString("2");
    assertThat(at("octal:2:code=0.77").after(at("octal:2:code=0.77").move("2->0")))
        .hasToString("0");
    assertThat(at("octal:4,4:code=4.0").moves().toString())
        .isEqualTo("[4->1,3@1, 4->2,2@1, 4->1,3@2, 4->2,2@2]");
  }

  @Test
  void threeParts_areReadInAnyOrderAndPrintedRising() {
    Position start = at("hexadecimal:5,9,9:code=0.8");
    for (String text : List.of("9->1,2,5", "9 -> 5 , 1,2", "9->2,5,1@2", "9->5,2,1 @ 2")) {
      Move move = start.move(text);
      assertThat(move).hasToString("9->1,2,5@2");
      assertThat(start.after(move)).hasToString("1,2,5,5,9");
    }
    assertThat(((HeapMove) start.move("9->1,2,5")).first().taken()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "octal:7:code=0.6 | 7->6,0,0",
        "octal:7:code=0.6 | 7->6,0",
        "octal:7:code=0.6 | 7->1,2,3",
        "hexadecimal:7:code=0.8 | 7->1,5",
        "hexadecimal:7:code=0.8 | 7->0,1,5",
        "hexadecimal:7:code=0.8 | 7->1,2,4",
        "hexadecimal:7:code=0.8 | 7->1,1,1,3",
        "hexadecimal:7:code=0.8 | 7->9999999999,9999999999,9999999999",
        "octal:7:code=0.6 | 7->0,6",
        "octal:7:code=0.6 | 7->3,4",
        "octal:7:code=0.6 | 7->7",
        "octal:7:code=0.6 | 7->2,5",
        "octal:7:code=0.6 | 7->3,3+7->6",
        "octal:1:code=0.6 | 1->0",
        "octal:4:code=0.3 | 4->1,2",
        "octal:4:code=0.3 | 4->2147483647,2147483647",
        "nim:7            | 7->3,3",
        "moore:7,8:k=2    | 7->3,3+8->1",
        "heap:6:rule=grundy | 6->3,3",
        "octal:1000000:code=0.666 | 5->1",
      })
  void move_thatBreaksTheRules_isRefused(String game, String move) {
    assertThatThrownBy(() -> at(game).move(move))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("must be legal");
  }

  // Field case P20.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3.7    | code, digit 0 (before the point): must be 0 or 4, was \"3\"",
        "1.7    | code, digit 0 (before the point): must be 0 or 4, was \"1\"",
        "0.8x   | code, digit 1: must be 0..7, was \"8\"",
        "77     | code: must be 0 or 4, a point and octal digits, was \"77\"",
        "0.7,7  | code, digit 2: must be 0..7, was \",\"",
        "''     | code: must be 0 or 4, a point and octal digits",
        "0.     | code: must have digits where they belong",
        "0.[]   | code: must have digits where they belong",
        "0.[3   | code, digit 1: must be 0..7, was \"[\"",
        "0.3]   | code, digit 2: must be 0..7, was \"]\"",
        "0.7[39 | code, digit 2: must be 0..7, was \"[\"",
        "0.7💥  | code, digit 2: must be 0..7",
        "4      | code: must be 0 or 4",
        "-0.7   | code, digit 0",
      })
  void code_thatIsNone_isRefusedByItsDigit(String code, String message) {
    assertThatThrownBy(() -> Catalogue.game("octal:5:code=" + code))
        .isInstanceOf(InputError.class)
        .hasMessageContaining(message)
        .hasMessageContaining("try code=0.6");
  }

  @ParameterizedTest
  @CsvSource({
    "0.8,1: must be 0..7; was 8",
    "0.7[3a],3: must be 0..7; was a",
    ".7F,2: must be 0..7; was F",
    "8.3,0 (before the point): must be 0 or 4; was 8",
  })
  void hexadecimalCode_whereAnOctalOneBelongs_isSentToItsFamily(String code, String fault) {
    String[] parts = fault.split("; was ");
    assertThatThrownBy(() -> Catalogue.game("octal:5:code=" + code))
        .isInstanceOf(InputError.class)
        .hasMessage(
            "code, digit %s, was \"%s\"; try hexadecimal:12:code=%s", parts[0], parts[1], code);
    assertThat(at("hexadecimal:12:code=" + code).ruleset().family()).isEqualTo("hexadecimal");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3.8    | code, digit 0 (before the point): must be 0, 4, 8 or C, was \"3\"",
        "0.G    | code, digit 1: must be 0..9 or A..F, was \"G\"",
        "0.8[1x] | code, digit 3: must be 0..9 or A..F, was \"x\"",
        "F      | code: must be 0, 4, 8 or C, a point and hexadecimal digits, was \"F\"",
        "0.     | code: must have digits where they belong",
      })
  void code_thatIsNotHexadecimal_isRefusedByItsDigit(String code, String message) {
    assertThatThrownBy(() -> Catalogue.game("hexadecimal:5:code=" + code))
        .isInstanceOf(InputError.class)
        .hasMessageContaining(message)
        .hasMessageContaining("try code=0.8");
  }

  @Test
  void octalCode_writtenAsHexadecimal_isTheOctalGame() {
    assertThat(Catalogue.game("hexadecimal:12:code=0.77"))
        .isEqualTo(Catalogue.game("octal:12:code=0.77"))
        .hasToString("octal:12:code=0.77");
  }

  @ParameterizedTest
  @CsvSource({
    ".77,0.77",
    "0.1f0,0.1F",
    "c.[9a],C.[9A]",
    "0.A[aA],0.[A]",
    ".8,0.8",
    "0.770,0.77",
    "4.,4.0",
    "4.0,4.0",
    "4.[0],4.0",
    "0.3[3],0.[3]",
    "0.[3333],0.[3]",
    "0.1[2121],0.[12]",
    "0.0,0.0",
    "4.[3],4.[3]"
  })
  void code_isWrittenInOneWay(String text, String normal) {
    if (text.equals("4.")) {
      assertThatThrownBy(() -> HexadecimalCode.parse(text)).isInstanceOf(InputError.class);
    } else {
      assertThat(HexadecimalCode.parse(text))
          .hasToString(normal)
          .isEqualTo(HexadecimalCode.parse(normal));
      assertThat(HexadecimalCode.parse(text)).hasSameHashCodeAs(HexadecimalCode.parse(normal));
    }
  }

  // What allowsParts and canChange say at once, the list of options says at length.
  @Test
  void everyCodeOfThreeDigits_saysTheSameInEveryWay() {
    for (int bits = 0; bits < 1024; bits++) {
      String text =
          (bits < 512 ? "0." : "4.") + (bits / 64 % 8) + (bits / 8 % 8) + "[" + bits % 8 + "]";
      checkWays(new Hexadecimal(HexadecimalCode.parse(text), PlayConvention.NORMAL));
    }
  }

  @Test
  void everyHexadecimalCodeOfTwoDigits_saysTheSameInEveryWay() {
    for (int bits = 0; bits < 1024; bits++) {
      String text = "%X.%X".formatted(bits / 256 * 4, bits / 16 % 16);
      String last = "%X".formatted(bits % 16);
      checkWays(new Hexadecimal(HexadecimalCode.parse(text + last), PlayConvention.NORMAL));
      checkWays(
          new Hexadecimal(HexadecimalCode.parse(text + "[" + last + "]"), PlayConvention.NORMAL));
    }
  }

  @ParameterizedTest
  @EnumSource(HeapFunction.class)
  void everyNamedRule_saysTheSameInEveryWay(HeapFunction function) {
    checkWays(new OneHeapFunction(function, PlayConvention.NORMAL));
    assertThat(HeapFunction.parse(function.word())).isEqualTo(function);
  }

  private static void checkWays(TakeAndBreak rules) {
    for (int heap = 0; heap <= 9; heap++) {
      List<List<Integer>> listed = new ArrayList<>();
      rules.options(heap, (a, b, c) -> listed.add(List.of(a, b, c)));
      Set<List<Integer>> allowed = new HashSet<>();
      for (int first = -1; first <= 9; first++) {
        for (int second = -1; second <= 9; second++) {
          for (int third = -1; third <= 9; third++) {
            if (rules.allowsParts(heap, first, second, third)) {
              allowed.add(List.of(first, second, third));
            }
          }
        }
      }
      assertThat(listed).as("%s of %d", rules, heap).doesNotHaveDuplicates();
      assertThat(allowed).as("%s of %d", rules, heap).isEqualTo(new HashSet<>(listed));
      assertThat(rules.canChange(heap)).isEqualTo(!listed.isEmpty());
    }
  }

  @Test
  void unknownRule_isRefused() {
    assertThatThrownBy(() -> Catalogue.game("heap:5:rule=chess"))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("rule: must be one of grundy,");
  }

  @Test
  void hugeHeap_isAPositionLikeAnyOther() {
    Position position = at("octal:1000000000:code=0.6");
    assertThat(position.isTerminal()).isFalse();
    assertThat(Catalogue.game("octal:1000000000:code=0.6").packing()).isEmpty();
    assertThat(position.after(position.move("1000000000->1,999999998"))).hasToString("1,999999998");
    assertThatThrownBy(position::moves)
        .isInstanceOf(LimitError.class)
        .hasMessageContaining("at most 4000000 allowed");
    assertThatThrownBy(() -> position.move("1->0"))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("try 1000000000->999999999, 1000000000->1,999999998");
  }

  @Test
  void packing_byEnumeration_hasTheStartOnTop() {
    var packing = Catalogue.game("kayles").packing().orElseThrow();
    assertThat(packing.pack(at("kayles"))).isEqualTo(packing.size() - 1);
    assertThat(Catalogue.game("kayles:1000").packing()).isEmpty();
    assertThat(Catalogue.game("octal:9100:code=0.333").packing().orElseThrow().size())
        .isEqualTo(9_101);
    assertThatThrownBy(() -> packing.pack(at("kayles:21"))).isInstanceOf(InputError.class);
  }

  @Test
  void position_ofManyHeaps_isReadBack() {
    String many = "1,".repeat(999) + "1";
    assertThat(new Hexadecimal(HexadecimalCode.parse("0.77"), PlayConvention.NORMAL).parse(many))
        .hasToString(many);
    assertThatThrownBy(
            () ->
                new Hexadecimal(HexadecimalCode.parse("0.77"), PlayConvention.NORMAL)
                    .parse(many + ",1"))
        .isInstanceOf(InputError.class)
        .hasMessageContaining("must be 1..1000 of them");
  }

  @Test
  void positionsThatAreSurelyMore_areMore() {
    int certain = 0;
    for (int bits = 0; bits < 128; bits++) {
      String code = "%d.%o%o".formatted(bits / 64 * 4, bits / 8 % 8, bits % 8);
      for (String heaps : List.of("1", "5", "12", "3,8")) {
        Position start = at("hexadecimal:" + heaps + ":code=" + code);
        long size = EnumeratedPacking.of(start, Integer.MAX_VALUE).orElseThrow().size();
        assertThat(start.ruleset().surelyExceeds(start, (int) size)).as("%s", start).isFalse();
        certain += start.ruleset().surelyExceeds(start, (int) size / 4) ? 1 : 0;
      }
    }
    assertThat(certain).isGreaterThan(100);
  }

  // Partitions of 61 without ones: 1,121,505 - 966,467.
  @Test
  void partitionsOfAHeap_areSeenToBeTooManyAtOnce() {
    Position officers = at("octal:60:code=0.6");
    assertThat(officers.ruleset().surelyExceeds(officers, 155_037)).isTrue();
    assertThat(officers.ruleset().surelyExceeds(officers, 155_038)).isFalse();
    for (String game : List.of("octal:1000000000:code=0.07", "octal:20000,3:code=4.0")) {
      assertThat(at(game).ruleset().surelyExceeds(at(game), Integer.MAX_VALUE)).isTrue();
    }
    assertThat(at("hexadecimal:9:code=0.8").ruleset().surelyExceeds(at("nim:9"), 0)).isFalse();
  }
}
