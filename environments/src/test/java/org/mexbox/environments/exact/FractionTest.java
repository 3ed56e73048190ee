package org.mexbox.environments.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.InputError;

class FractionTest {

  @ParameterizedTest
  @CsvSource({"3,3", "-5/3,-5/3", "10/-0,!", "10/4,5/2", "0/7,0", "-0.250,-1/4", "+2,2", " 7 ,7"})
  void text_thatIsANumber_isReducedAndReadBack(String text, String expected) {
    if (expected.equals("!")) {
      assertThatThrownBy(() -> Fraction.parse("x", text)).isInstanceOf(InputError.class);
      return;
    }
    assertThat(Fraction.parse("x", text)).hasToString(expected);
    assertThat(Fraction.parse("x", expected)).hasToString(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1/0", "a", "1/2/3", "1e5", "9999999999999999999", "½", "--1", "1/-2"})
  void text_thatIsNone_isRefused(String text) {
    assertThatThrownBy(() -> Fraction.parse("entry", text))
        .isInstanceOf(InputError.class)
        .hasMessageStartingWith("entry: must");
  }

  @Test
  void arithmetic_ofSmallFractions_agreesWithWholeNumbers() {
    for (int a = -6; a <= 6; a++) {
      for (int b = 1; b <= 6; b++) {
        for (int c = -6; c <= 6; c++) {
          Fraction x = Fraction.of(a, b);
          Fraction y = Fraction.of(c, 4);
          assertThat(x.plus(y)).isEqualTo(Fraction.of(4 * a + b * c, 4L * b));
          assertThat(x.minus(y)).isEqualTo(Fraction.of(4 * a - b * c, 4L * b));
          assertThat(x.times(y)).isEqualTo(Fraction.of((long) a * c, 4L * b));
          assertThat(x.compareTo(y)).isEqualTo(Integer.compare(4 * a, b * c));
          if (c != 0) {
            assertThat(x.dividedBy(y).times(y)).isEqualTo(x);
          }
        }
      }
    }
  }

  @Test
  void rounding_toBinaryPlaces_encloses() {
    for (int a = -9; a <= 9; a++) {
      Fraction x = Fraction.of(a, 7);
      assertThat(x.floor(5)).isLessThanOrEqualTo(x);
      assertThat(x.ceiling(5)).isGreaterThanOrEqualTo(x);
      assertThat(x.ceiling(5).minus(x.floor(5))).isLessThanOrEqualTo(Fraction.of(1, 32));
    }
    assertThat(Fraction.of(3, 4).floor(2)).isEqualTo(Fraction.of(3, 4));
  }

  @Test
  void doubleValue_ofHugeNumbers_isTheirQuotient() {
    BigInteger huge = BigInteger.TEN.pow(400);
    Fraction third = new Fraction(huge, huge.multiply(BigInteger.valueOf(3)).add(BigInteger.ONE));
    assertThat(third.doubleValue()).isEqualTo(1.0 / 3);
    assertThat(Fraction.of(-7, 8).doubleValue()).isEqualTo(-0.875);
    assertThat(Fraction.ZERO.doubleValue()).isZero();
    assertThat(Fraction.of(0.1).doubleValue()).isEqualTo(0.1);
  }
}
