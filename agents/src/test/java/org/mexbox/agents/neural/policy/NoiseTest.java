package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mexbox.environments.play.Seeds;

class NoiseTest {

  /** Mean and variance of the gamma distribution with scale 1 are its shape. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.35, 1, 4})
  void gamma_hasItsMeanAndVariance(double shape) {
    RandomGenerator random = Seeds.stream(1);
    int count = 100_000;
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < count; i++) {
      double draw = Noise.gamma(shape, random);
      assertThat(draw).isNotNegative();
      sum += draw;
      squares += draw * draw;
    }
    double mean = sum / count;
    // Five standard errors; the fourth central moment is 3 shape (shape + 2).
    assertThat(mean).isCloseTo(shape, within(5 * Math.sqrt(shape / count)));
    double error = Math.sqrt((3 * shape * (shape + 2) - shape * shape) / count);
    assertThat(squares / count - mean * mean).isCloseTo(shape, within(5 * error));
  }

  @Test
  void noise_keepsItsShare() {
    float[] priors = {0.7f, 0.2f, 0.1f};
    Noise.mix(priors, 0.35, 0.25, Seeds.stream(2));
    assertThat(priors[0] + priors[1] + priors[2]).isCloseTo(1, within(1e-6f));
    assertThat(priors[0]).isBetween(0.75f * 0.7f, 0.75f * 0.7f + 0.25f);
    float[] untouched = {0.7f, 0.3f};
    Noise.mix(untouched, 0.35, 0, Seeds.stream(2));
    assertThat(untouched).containsExactly(0.7f, 0.3f);
  }
}
