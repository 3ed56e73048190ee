package org.mexbox.environments.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class DrawsTest {

  @Test
  void below_coversItsRangeEvenly() {
    RandomGenerator random = Seeds.stream(11);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[Draws.below(7, random)]++;
    }
    for (int count : counts) {
      // Four standard deviations of a binomial with n = 70,000, p = 1/7.
      assertThat((double) count).isCloseTo(10_000, within(371.0));
    }
    assertThat(Draws.below(1, random)).isZero();
    assertThat(Draws.below(Integer.MAX_VALUE, random)).isNotNegative();
  }

  @Test
  void index_followsTheProbabilitiesAndNeverDrawsTheImpossible() {
    RandomGenerator random = Seeds.stream(12);
    double[] probabilities = {0, 0.25, 0, 0.75, 0};
    int[] counts = new int[5];
    for (int i = 0; i < 40_000; i++) {
      counts[Draws.index(probabilities, random)]++;
    }
    assertThat(counts[0] + counts[2] + counts[4]).isZero();
    assertThat((double) counts[1]).isCloseTo(10_000, within(347.0));
  }

  @Test
  void streams_ofOneSeed_areReproducibleAndDifferent() {
    assertThat(Seeds.stream(1, 2).nextLong()).isEqualTo(Seeds.stream(1, 2).nextLong());
    assertThat(Seeds.derive(1, 2)).isNotEqualTo(Seeds.derive(2, 1));
    assertThat(Seeds.derive(1)).isNotEqualTo(Seeds.derive(1, 0));
    assertThat(Seeds.derive(1, 0)).isNotEqualTo(Seeds.derive(1, 0, 0));
    // Written down once: another JDK, or a change here, must not change what a seed means.
    assertThat(Seeds.derive(42, 1, 2)).isEqualTo(SEED_42_1_2);
    assertThat(Seeds.stream(42).nextLong()).isEqualTo(FIRST_OF_42);
  }

  private static final long SEED_42_1_2 = -3003603642380351137L;
  private static final long FIRST_OF_42 = 6332618229526065668L;

  @Test
  void best_isTheLargest_tiesWithEqualChance_noNumberLast() {
    RandomGenerator random = Seeds.stream(5);
    int[] drawn = new int[5];
    for (int i = 0; i < 3_000; i++) {
      drawn[Draws.best(new float[] {Float.NaN, 2, 1, 2, 9}, 4, random)]++;
    }
    assertThat(drawn[1] + drawn[3]).isEqualTo(3_000);
    assertThat(drawn[1]).isBetween(1_350, 1_650);
    assertThat(Draws.best(new float[] {Float.NaN, 3}, 2, random)).isEqualTo(1);
    assertThat(Draws.best(new float[] {Float.NaN}, 1, random)).isZero();
  }
}
