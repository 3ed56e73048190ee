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
}
