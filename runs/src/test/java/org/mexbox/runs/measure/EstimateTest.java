package org.mexbox.runs.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mexbox.environments.play.Draws;
import org.mexbox.environments.play.Seeds;

class EstimateTest {
  // Newcombe (1998), table II, method 10, examples (a) to (e), (g), (h).
  @ParameterizedTest
  @CsvSource({
    "56,70, 48,80, 0.0524, 0.3339",
    "9,10, 3,10, 0.1705, 0.8090",
    "6,7, 2,7, 0.0582, 0.8062",
    "5,56, 0,29, -0.0381, 0.1926",
    "0,10, 0,20, -0.1611, 0.2775",
    "10,10, 0,20, 0.6791, 1.0000",
    "10,10, 0,10, 0.6075, 1.0000",
  })
  void difference_ofShares_isMethodTenOfNewcombe(
      int a, int ofA, int b, int ofB, double low, double high) {
    Estimate difference = Estimate.of(new Share(a, ofA)).minus(Estimate.of(new Share(b, ofB)));
    assertThat(difference.value()).isCloseTo((double) a / ofA - (double) b / ofB, within(1e-12));
    assertThat(difference.low()).isCloseTo(low, within(6e-5));
    assertThat(difference.high()).isCloseTo(high, within(6e-5));
  }

  // The number of values under the true median is binomial: all 2^n ways are enumerated.
  @ParameterizedTest
  @CsvSource({"6", "7", "10", "15", "20"})
  void interval_ofAMedian_holdsItWithAtLeast95Percent(int runs) {
    int rank = SimultaneousBand.signTestRank(runs);
    double[] values = DoubleStream.iterate(1, v -> v + 1).limit(runs).toArray();
    Estimate estimate = Estimate.median(values);
    assertThat(estimate.low()).isEqualTo(rank);
    assertThat(estimate.high()).isEqualTo(runs + 1 - rank);
    long held = 0;
    long narrowerHeld = 0;
    for (int signs = 0; signs < 1 << runs; signs++) {
      int below = Integer.bitCount(signs);
      held += below >= rank && below <= runs - rank ? 1 : 0;
      narrowerHeld += below >= rank + 1 && below <= runs - rank - 1 ? 1 : 0;
    }
    assertThat((double) held / (1 << runs)).isGreaterThanOrEqualTo(0.95);
    assertThat((double) narrowerHeld / (1 << runs)).isLessThan(0.95);
  }

  @Test
  void median_ofFewRuns_hasNoInterval() {
    Estimate estimate = Estimate.median(new double[] {3, 1, 2, 5});
    assertThat(estimate.value()).isEqualTo(2.5);
    assertThat(estimate.hasInterval()).isFalse();
    assertThat(Estimate.median(new double[] {1, 2, 3, 4, 5, 6}).hasInterval()).isTrue();
    assertThat(estimate.minus(estimate).hasInterval()).isFalse();
    assertThat(estimate.times(estimate).orElseThrow().hasInterval()).isFalse();
  }

  @Test
  void median_ofWhichHalfNeverCame_isInfiniteAndHasNoRatio() {
    double never = Double.POSITIVE_INFINITY;
    Estimate some = Estimate.median(new double[] {1, 2, 3, 4, 5, never, never});
    assertThat(some.value()).isEqualTo(4);
    assertThat(some.low()).isEqualTo(1);
    assertThat(some.high()).isInfinite();
    Estimate none = Estimate.median(new double[] {1, never, never, never, never, never, never});
    assertThat(none.value()).isInfinite();
    assertThat(none.times(some)).isEmpty();
    assertThat(some.times(none)).isEmpty();
    Estimate ratio = some.times(Estimate.median(new double[] {2, 2, 2, 2, 2, 2, 2})).orElseThrow();
    assertThat(ratio.value()).isCloseTo(2, within(1e-12));
    assertThat(ratio.low()).isCloseTo(0.5, within(1e-12));
    assertThat(ratio.high()).isInfinite();
    assertThat(Estimate.median(new double[] {0}).times(some)).isEmpty();
  }

  // Lognormal runs, as games to mastery are: of 2,000 experiments about 95 % must hold the truth.
  @ParameterizedTest
  @CsvSource({"20", "30"})
  void interval_ofARatioOfMedians_holdsTheTruth(int runs) {
    int experiments = 2_000;
    int held = 0;
    RandomGenerator random = Seeds.stream(11, runs);
    for (int i = 0; i < experiments; i++) {
      Estimate ratio = median(runs, 100, 0.3, random).times(median(runs, 50, 1, random)).get();
      held += ratio.low() <= 2 && 2 <= ratio.high() ? 1 : 0;
    }
    assertThat((double) held / experiments).isBetween(0.94, 0.99);
  }

  private static Estimate median(int runs, double centre, double spread, RandomGenerator random) {
    double[] values = new double[runs];
    for (int i = 0; i < runs; i++) {
      double normal = -6;
      for (int j = 0; j < 12; j++) {
        normal += Draws.unit(random);
      }
      values[i] = centre * Math.exp(spread * normal);
    }
    return Estimate.median(values);
  }
}
