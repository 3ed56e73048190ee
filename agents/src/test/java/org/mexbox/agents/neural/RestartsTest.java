package org.mexbox.agents.neural;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RestartsTest {

  @Test
  void lengthsOfTries_areThoseOfThePaper() {
    assertThat(LongStream.rangeClosed(1, 15).map(Restarts::luby))
        .containsExactly(1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L);
  }

  /** Every power of two comes, and as often as it should: half as often as the one before it. */
  @Test
  void longTries_comeHalfAsOftenAsThoseHalfAsLong() {
    for (int exponent = 0; exponent < 10; exponent++) {
      long length = 1L << exponent;
      long count =
          LongStream.rangeClosed(1, (1 << 12) - 1).filter(n -> Restarts.luby(n) == length).count();
      assertThat(count).isEqualTo(1L << (11 - exponent));
    }
  }

  @ParameterizedTest
  @CsvSource({"0,48", "1,48", "9,48", "15,48", "16,96", "19,96", "31,96", "32,192", "1024,1024"})
  void columns_byDefault_areThreeForEachValueThatSoManyHeapsMayHave(int components, int width) {
    assertThat(new ProductNetwork().width(components)).isEqualTo(width);
  }
}
