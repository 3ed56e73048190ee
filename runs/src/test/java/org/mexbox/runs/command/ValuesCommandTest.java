package org.mexbox.runs.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ValuesCommandTest {

  @Test
  void kayles_asPrinted() {
    assertThat(CommandRun.of("values", "kayles", "--to", "32").out())
        .isEqualTo(
            """
            Nim-values of single heaps under octal:code=0.77, 0 to 32
                0:   0   1   2   3   1   4   3   2   1   4   2   6   4   1   2
               15:   7   1   4   3   2   1   4   6   7   4   1   2   8   5   4
               30:   7   2   1
            Single heaps that are lost (value 0), 1 of them:
              0
            Proved: from heap 71 on the values repeat with period 12.
            """);
  }

  // Field case P14.
  @Test
  void json_holdsValuesZerosAndPeriod() {
    CommandRun run = CommandRun.of("values", "octal:12:code=0.033", "--to", "12", "--json");
    assertThat(run.code()).isZero();
    assertThat(run.json().get("rules").asText()).isEqualTo("octal:code=0.033");
    assertThat(run.texts("values").stream().collect(Collectors.joining()))
        .isEqualTo("0011200112001");
    assertThat(run.texts("zeros")).isEqualTo(List.of("0", "1", "5", "6", "10", "11"));
    assertThat(run.json().get("period").asInt()).isEqualTo(5);
    assertThat(run.json().get("preperiod").asInt()).isZero();
    assertThat(run.json().get("saltus").asInt()).isZero();
    assertThat(run.json().get("seconds").isNumber()).isTrue();
  }

  @Test
  void periodThatIsNotProved_isNull() {
    CommandRun run = CommandRun.of("values", "lasker", "--to", "40", "--json");
    assertThat(run.json().get("period").isNull()).isTrue();
    assertThat(run.json().get("seenNotProved").get("saltus").asInt()).isEqualTo(4);
    assertThat(CommandRun.of("values", "grundy", "--to", "60").out()).contains("No period shows.");
    assertThat(CommandRun.of("values", "lasker", "--to", "40").out())
        .contains("Seen, not proved: from heap 1 on the values repeat with period 4, larger by 4");
  }

  @Test
  void periodFarBeyondTheListedHeaps_isLookedForIfAsked() {
    String[] asked = {"values", "octal:code=0.127", "--to", "20"};
    assertThat(CommandRun.of(asked).out()).contains("No period shows.");
    assertThat(
            CommandRun.of("values", "octal:code=0.127", "--to", "20", "--period-within", "100000")
                .out())
        .contains("Proved: from heap 46578 on the values repeat with period 4.");
    CommandRun far =
        CommandRun.of("values", "kayles", "--to", "20", "--period-within", "500000001");
    assertThat(far.code()).isEqualTo(3);
  }

  @Test
  void longList_isCutForPeopleAndWholeInJson() {
    CommandRun run = CommandRun.of("values", "officers", "--to", "5000");
    assertThat(run.out()).contains("... and 4851 more; --json prints all.").contains("14 of them");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(CommandRun.of("values", "officers", "--to", "5000", "--json").texts("values"))
        .hasSize(5_001);
  }

  @Test
  void heapBeyondTheLimit_isRefusedWithCodeThree() {
    CommandRun run = CommandRun.of("values", "officers", "--to", "900000000");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("at most 30000000 allowed");
  }

  @Test
  void misereKayles_asPrinted() {
    assertThat(CommandRun.of("values", "kayles:misere", "--to", "15").out())
        .isEqualTo(
            """
            What single heaps behave like under octal:code=0.77:misere, 0 to 15
            (a letter or a product of letters; 1: like nothing at all)
                0:    1    a    b   ab    a    c   ab    b ab^2    d    b   bc    e ab^2
               14:    b  abc
            Proved: from heap 71 on the letters repeat with period 12.
            Single heaps that are lost, 4 of them:
              1 4 9 12
            A sum behaves like the product of its letters. The misere quotient has
            40 different products; the player to move is lost with 9 of them:
              a d e ac b^2 ac^2 ad^2 ade adf
            A letter is the heap it was first needed for:
              a:1 b:2 c:5 d:9 e:12 f:25 g:27
            Letters multiply in any order, by these rules:
              a^2=1 bd=bc be=bc bf=ab cd=b^2 ce=b^2 dg=cg e^2=de eg=cg f^2=b^2 fg=ag
              g^2=b^2 b^3=b b^2c=acf b^2g=g bc^2=b c^3=c c^2f=ab^2 c^2g=g d^3=d d^2f=f
            Misere nim-values of heaps 0 to 15 (the heap of Nim each is lost together with):
              1 0 2 3 0 1 3 2 1 0 2 4 0 1 2 5
            """);
  }

  @Test
  void misereJson_holdsTheQuotient() {
    CommandRun run = CommandRun.of("values", "kayles:misere", "--to", "300", "--json");
    assertThat(run.json().get("rules").asText()).isEqualTo("octal:code=0.77:misere");
    assertThat(run.texts("values")).hasSize(301).startsWith("1", "a", "b", "ab", "a", "c");
    assertThat(run.texts("zeros")).isEqualTo(List.of("1", "4", "9", "12", "20"));
    assertThat(run.json().get("quotientOrder").asInt()).isEqualTo(40);
    assertThat(run.json().get("lostOrder").asInt()).isEqualTo(9);
    assertThat(run.json().get("period").asInt()).isEqualTo(12);
    assertThat(run.json().get("preperiod").asInt()).isEqualTo(71);
    assertThat(run.json().get("letters").get("g").asInt()).isEqualTo(27);
    assertThat(run.texts("relations")).contains("a^2=1", "b^3=b");
    assertThat(run.texts("misereNimValues")).startsWith("1", "0", "2", "3", "0", "1");
  }

  @Test
  void infiniteQuotient_isRefusedWithCodeThree() {
    CommandRun run = CommandRun.of("values", "officers:misere", "--to", "900");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("misere quotient");
  }
}
