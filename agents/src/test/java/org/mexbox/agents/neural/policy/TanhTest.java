package org.mexbox.agents.neural.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TanhTest {

  private static float[] tangents(float... values) {
    Tanh.inPlace(values);
    return values;
  }

  @Test
  void tangents_areThoseOfTheLibrary() {
    float[] values = new float[200_001];
    for (int i = 0; i < values.length; i++) {
      values[i] = (i - 100_000) * 1e-4f;
    }
    float[] tangents = tangents(values.clone());
    for (int i = 0; i < values.length; i++) {
      assertThat(tangents[i]).isCloseTo((float) Math.tanh(values[i]), within(5e-7f));
    }
  }

  @Test
  void edges_areExact() {
    float infinity = Float.POSITIVE_INFINITY;
    assertThat(tangents(0, infinity, -infinity, Float.NaN, 1e30f))
        .containsExactly(new float[] {0, 1, -1, Float.NaN, 1}, within(5e-7f));
    assertThat(tangents(1e-20f)).containsExactly(new float[] {1e-20f}, within(1e-26f));
  }
}
