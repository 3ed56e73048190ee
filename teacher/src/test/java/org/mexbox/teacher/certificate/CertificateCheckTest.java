package org.mexbox.teacher.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;
import org.mexbox.teacher.label.Labels;

class CertificateCheckTest {
  private static final int CHARACTERS = 8;
  private static final int HEAPS = 7;

  // The characters of the group that heaps of 0..7 form under nim-addition; misere Nim has one
  // more,
  // which tells the positions of heaps of 1 alone.
  private static List<String> lines(String game) {
    boolean misere = game.endsWith("misere");
    List<String> lines = new ArrayList<>(List.of("mexbox certificate 1", "game " + game));
    lines.add("characters " + (CHARACTERS + (misere ? 1 : 0)));
    lines.add("weights" + " 0.125".repeat(CHARACTERS) + (misere ? " -1.0" : ""));
    for (int heap = 1; heap <= HEAPS; heap++) {
      StringBuilder line = new StringBuilder("component " + heap + ":");
      for (int k = 0; k < CHARACTERS; k++) {
        line.append(Integer.bitCount(heap & k) % 2 == 0 ? " +" : " -");
      }
      lines.add(line + (misere ? heap == 1 ? " -" : " 0" : ""));
    }
    lines.add("end");
    return lines;
  }

  private static SumCertificate parse(List<String> lines) {
    return SumCertificate.parse(String.join("\n", lines));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:3,5,7", "nim:7,7,6,5", "nim:3,5,7:misere", "nim:7,1,6,1:misere"})
  void rightCertificate_isAccepted_andRightOnEveryPositionOfTheBoard(String game) {
    SumCertificate certificate = parse(lines(game));
    CertificateCheck check = CertificateCheck.of(certificate);
    assertThat(check.reason()).isEmpty();
    assertThat(check.accepted()).isTrue();
    Labels labels = Labels.of(Catalogue.game(game));
    for (int code = 0; code < labels.packing().size(); code++) {
      assertThat(certificate.isLost(labels.packing().unpack(code)))
          .as("%s", labels.packing().unpack(code))
          .isNotEqualTo(labels.isWon(code));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:3,5,7", "nim:3,5,7:misere"})
  void certificate_withAnyOneSignChanged_isRefused(String game) {
    List<String> right = lines(game);
    for (int line = 4; line < 4 + HEAPS; line++) {
      int first = right.get(line).indexOf(':') + 2;
      for (int at = first; at < right.get(line).length(); at += 2) {
        for (char other : "+-".toCharArray()) {
          if (right.get(line).charAt(at) != other) {
            CertificateCheck check = CertificateCheck.of(changed(right, line, at, other));
            assertThat(check.accepted()).as("line %d, place %d: %s", line, at, other).isFalse();
            assertThat(check.reason()).startsWith("wrong for the sum of");
          }
        }
      }
    }
  }

  /** One of eight characters can be missing for a component, and the rest still outvotes it. */
  @ParameterizedTest
  @ValueSource(strings = {"nim:3,5,7", "nim:3,5,7:misere"})
  void certificate_withAValueLeftOut_isAcceptedOnlyIfItIsRight(String game) {
    List<String> right = lines(game);
    Labels labels = Labels.of(Catalogue.game(game));
    int accepted = 0;
    for (int line = 4; line < 4 + HEAPS; line++) {
      int first = right.get(line).indexOf(':') + 2;
      for (int at = first; at < right.get(line).length(); at += 2) {
        SumCertificate certificate = changed(right, line, at, '0');
        if (CertificateCheck.of(certificate).accepted()) {
          accepted++;
          for (int code = 0; code < labels.packing().size(); code++) {
            assertThat(certificate.isLost(labels.packing().unpack(code)))
                .isNotEqualTo(labels.isWon(code));
          }
        }
      }
    }
    assertThat(accepted).isPositive();
  }

  private static SumCertificate changed(List<String> right, int line, int at, char other) {
    StringBuilder changed = new StringBuilder(right.get(line));
    changed.setCharAt(at, other);
    List<String> lines = new ArrayList<>(right);
    lines.set(line, changed.toString());
    return parse(lines);
  }

  @Test
  void certificate_withAnyWeightChangedByAFourth_isRefused() {
    for (int k = 0; k < CHARACTERS; k++) {
      StringBuilder weights = new StringBuilder("weights");
      for (int i = 0; i < CHARACTERS; i++) {
        weights.append(String.format(Locale.ROOT, " %.3f", i == k ? 0.376 : 0.125));
      }
      List<String> lines = lines("nim:3,5,7");
      lines.set(3, weights.toString());
      assertThat(CertificateCheck.of(parse(lines)).accepted()).as("character %d", k).isFalse();
    }
  }

  // Heaps of 0..3. Normal play: a class for each nim-sum. Misere play: 0 and 1 are an even and an
  // odd number of heaps of 1 alone; with larger heaps, 2 and 3 have that nim-sum, 4 and 5 have 0,
  // 1.
  private static List<String> classLines(String game) {
    boolean misere = game.endsWith("misere");
    List<String> lines = new ArrayList<>(List.of("mexbox certificate 1", "game " + game));
    lines.add(misere ? "classes 6" : "classes 4");
    lines.add(misere ? "lost 1 4" : "lost 0");
    for (int heap = 1; heap <= 3; heap++) {
      StringBuilder line = new StringBuilder("component " + heap + ":");
      for (int q = 0; q < (misere ? 6 : 4); q++) {
        int value = q < 4 ? q : q - 4;
        int sum = value ^ heap;
        boolean small = misere && heap == 1 && q < 2;
        line.append(' ').append(misere && !small && sum < 2 ? sum + 4 : sum);
      }
      lines.add(line.toString());
    }
    lines.add("end");
    return lines;
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim:3,3,2,1", "nim:3,3,2,1,1:misere"})
  void classes_areAcceptedExactlyIfEveryChangeOfThemIsStillRight(String game) {
    List<String> right = classLines(game);
    Labels labels = Labels.of(Catalogue.game(game));
    assertThat(CertificateCheck.of(parse(right)).reason()).isEmpty();
    assertRight(parse(right), labels);
    int classes = game.endsWith("misere") ? 6 : 4;
    for (int line = 4; line < 7; line++) {
      int first = right.get(line).indexOf(':') + 2;
      for (int q = 0; q < classes; q++) {
        for (char other = '0'; other < '0' + classes; other++) {
          if (right.get(line).charAt(first + 2 * q) != other) {
            SumCertificate changed = changed(right, line, first + 2 * q, other);
            assertThat(CertificateCheck.of(changed).accepted())
                .as("line %d, class %d: %s", line, q, other)
                .isFalse();
          }
        }
      }
    }
  }

  private static void assertRight(SumCertificate certificate, Labels labels) {
    for (int code = 0; code < labels.packing().size(); code++) {
      assertThat(certificate.isLost(labels.packing().unpack(code)))
          .as("%s", labels.packing().unpack(code))
          .isNotEqualTo(labels.isWon(code));
    }
  }

  @Test
  void classes_thatDependOnTheOrder_areRefused() {
    List<String> lines =
        List.of(
            "mexbox certificate 1",
            "game subtract:2:take=1",
            "classes 3",
            "lost 0 2",
            "component 1: 1 0 1",
            "component 2: 2 1 2",
            "end");
    assertThat(CertificateCheck.of(parse(lines)).reason())
        .isEqualTo("depends on the order of 2 and 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2|classes 0|classes: must be 1..10000",
        "3|lost 4|class: must be 0..3",
        "3|weights 1|certificate: must have a line lost",
        "4|component 1: 1 0 3 4|class: must be 0..3",
        "4|component 1: 1 0 3|certificate: must have 4 values on a line",
      })
  void textOfClasses_thatIsNoCertificate_isSaidToBeNone(int line, String changed, String message) {
    List<String> lines = classLines("nim:3");
    lines.set(line, changed);
    assertThatThrownBy(() -> parse(lines))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void certificate_ofTheOtherConvention_isRefused() {
    List<String> lines = lines("nim:3,5,7");
    lines.set(1, "game nim:3,5,7:misere");
    assertThat(CertificateCheck.of(parse(lines)).reason()).isEqualTo("wrong for the sum of []");
    lines.set(1, "game subtract:7:take=1,2");
    assertThat(CertificateCheck.of(parse(lines)).accepted()).isFalse();
  }

  @Test
  void certificate_thatIsSilentOfAComponent_isRefused() {
    for (int heap = 1; heap <= HEAPS; heap++) {
      List<String> lines = lines("nim:3,5,7");
      lines.remove(3 + heap);
      CertificateCheck check = CertificateCheck.of(parse(lines));
      assertThat(check.accepted()).isFalse();
      assertThat(check.reason()).startsWith("says nothing of " + heap);
    }
  }

  @Test
  void certificate_ofMoreThanTheGameNeeds_isAccepted() {
    assertThat(CertificateCheck.of(parse(lines("nim:1,2"))).accepted()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0|mexbox certificate 2|certificate: must begin with the line mexbox certificate 1",
        "1|gime nim:3|certificate: must have a line game",
        "2|characters -1|characters: must be 0..10000",
        "2|characters 9|certificate: must have 9 values on a line",
        "3|weights 1 1 1 1 1 1 1 x|weight: must be a number",
        "3|weights 1 1 1 1 1 1 1 NaN|weight: must be a number",
        "4|component 2: + + + + + + + +|component: must be given once",
        "4|component 1,1: + + + + + + + +|component: must be a single canonical one",
        "4|component 0: + + + + + + + +|component: must be a single canonical one",
        "4|component 1: + + + + + + + 2|value: must be +, - or 0",
        "4|component 1: + + + + + + +|certificate: must have 8 values on a line",
        "11|more|certificate: must end with the line end",
      })
  void text_thatIsNoCertificate_isSaidToBeNone(int line, String changed, String message) {
    List<String> lines = lines("nim:3,5,7");
    lines.set(line, changed);
    assertThatThrownBy(() -> parse(lines))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith(message);
  }
}
