package org.mexbox.teacher.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.catalogue.AnyGame;
import org.mexbox.environments.catalogue.Catalogue;

class ExerciseVerdictTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The answers of the lecture, as the catalogue of games computed them.
        "cz-ex01 | 111, 1011, 100110, 101000101",
        "cz-ex02 | 10, 23, 37",
        "cz-ex03 | 36",
        "cz-ex04 | 19",
        "cz-ex06 | x and y have no 1 in the same binary column",
        "binary:0,1 | 0, 1",
        "nim-sum:0,0 | 0",
        "nim-sum:1000000000,999999999,7 | 1016",
        "nim-equation:25,10 | 19"
      })
  void exercise_hasThePublishedAnswerByTwoWays(String text, String answer) {
    ExerciseVerdict verdict = verdict(text);
    assertThat(verdict.answer()).isEqualTo(answer);
    assertThat(verdict.agreedBy()).isNotEmpty();
    assertThat(verdict.explanation()).isNotEmpty().allMatch(line -> line.length() <= 80);
  }

  private static ExerciseVerdict verdict(String text) {
    AnyGame.Asked asked = (AnyGame.Asked) Catalogue.any(text);
    return ExerciseVerdict.of(asked.exercise(), Locale.ENGLISH);
  }
}
