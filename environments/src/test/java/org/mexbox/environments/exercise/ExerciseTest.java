package org.mexbox.environments.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;
import org.mexbox.environments.catalogue.Catalogue;

class ExerciseTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "binary: 7, 11 | binary:7,11",
        "decimal:0 | decimal:0",
        "xor:41,13 | nim-sum:41,13",
        "nim-equation:0,1000000000 | nim-equation:0,1000000000",
        "cz-ex06 | no-carry:63"
      })
  void goodText_isReadAndWritten(String text, String written) {
    assertThat(Catalogue.any(text).toString()).isEqualTo(written);
    assertThat(Catalogue.any(written)).isEqualTo(Catalogue.any(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "binary:",
        "binary:,",
        "binary:1000000001",
        "binary:99999999999999999999",
        "binary:-1",
        "binary:1.5",
        "binary:\u0663",
        "decimal:102",
        "decimal:1111111111111111111111111111111",
        "nim-sum:41",
        "nim-equation:1,2,3",
        "no-carry:1024",
        "no-carry:63:misere",
        "binary:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21"
      })
  void badText_isRefusedInOneLine(String text) {
    assertThatThrownBy(() -> Catalogue.any(text))
        .isInstanceOf(InputError.class)
        .hasMessageNotContaining("\n");
  }
}
